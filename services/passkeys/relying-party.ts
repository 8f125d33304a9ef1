import { isIP } from 'node:net';

/**
 * The WebAuthn relying party of a site: authenticators bind passkeys to `id`; browsers report the page's `origin`. Undefined where
 * browsers support no passkeys: under an IP address, and without https except at localhost.
 */
export function relyingParty(siteOrigin: string) {
  const { hostname, origin, protocol } = new URL(siteOrigin);
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isAddress || (protocol !== 'https:' && !isLocal) ? undefined : { id: hostname, origin };
}
