import type { IncomingHttpHeaders } from 'node:http';
import { type BlockList, isIP, isIPv6 } from 'node:net';

/** The sender of a request. */
export type Caller = {
  /** The visitor's IP address: rate limits count by it, and it is never logged. */
  clientAddress: string;
  /** The IP address of the connection's other end: the visitor, or a proxy. */
  peerAddress: string;
  /** True when a trusted proxy asks on its own behalf, such as for a health probe. */
  isProxy: boolean;
  /** The id of the request in the log of a trusted proxy. */
  requestId?: string;
};

/** Hexadecimal ids, as proxies generate them; anything else might hold an address or a name and is not logged. */
const plausibleId = /^[\da-f-]{8,64}$/i;

/**
 * Identifies the caller. A proxy appends the address it saw to the right of X-Forwarded-For; anything further left may be forged.
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

function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** How many characters of X-Forwarded-For are read: a chain of twenty proxies and more. */
const chainLength = 1000;

function hopsFromRight(header: string | string[] | undefined): string[] {
  const chain = String(header ?? '');
  // A hop that is cut in two may be another address, so it does not count.
  const near = chain.length > chainLength ? chain.slice(-chainLength).replace(/^[^,]*/, '') : chain;
  return near
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
    .toReversed();
}

/** An IP address without port, brackets or the `::ffff:` of a mapped IPv4 address; undefined when the text is no address. */
function plainAddress(text: string): string | undefined {
  const bare = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '').toLowerCase();
  return isIP(address) === 0 ? undefined : address;
}
