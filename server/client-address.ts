import type { IncomingHttpHeaders } from 'node:http';
import { type BlockList, isIP } from 'node:net';

/** Who is at the other end of a request. */
export type Caller = {
  /** The visitor's address: what limits count and nothing ever logs. */
  clientAddress: string;
  /** The other end of the connection: the visitor, or a proxy. */
  peerAddress: string;
  /** A trusted proxy asks for itself, as it does to learn whether this server answers. */
  isProxy: boolean;
  /** What a trusted proxy calls the request in its own log. */
  requestId?: string;
};

/** What proxies make of a random number; nothing that could hold an address or a name. */
const plausibleId = /^[\da-f-]{8,64}$/i;

/**
 * A proxy appends the address it saw to the right of X-Forwarded-For; everything further left anybody may have written.
 * So the visitor is the right-most hop that is no trusted proxy, and the header counts only when a trusted proxy sends it.
 */
export function identifyCaller(socketAddress: string, headers: IncomingHttpHeaders, trusted: BlockList): Caller {
  const peerAddress = plainAddress(socketAddress) ?? socketAddress;
  let clientAddress = peerAddress;
  let requestId: string | undefined;
  if (isTrusted(peerAddress, trusted)) {
    const id = String(headers['x-request-id'] ?? '');
    if (plausibleId.test(id)) requestId = id;
    for (const hop of hopsFromRight(headers['x-forwarded-for'])) {
      const address = plainAddress(hop);
      if (address === undefined) break;
      clientAddress = address;
      if (!isTrusted(address, trusted)) break;
    }
  }
  const isProxy = isTrusted(clientAddress, trusted);
  return { clientAddress, peerAddress, isProxy, ...(requestId !== undefined && { requestId }) };
}

export function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

function hopsFromRight(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
    .toReversed();
}

/** Without port, brackets or the prefix of an IPv4 address in IPv6 clothes; undefined when it is no address. */
export function plainAddress(text: string): string | undefined {
  const bare = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '').toLowerCase();
  return isIP(address) === 0 ? undefined : address;
}
