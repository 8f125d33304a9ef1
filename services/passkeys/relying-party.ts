import { isIP } from 'node:net';

/** Where passkeys are good: `id` is what authenticators bind them to, `origin` what browsers say of the page. */
export type RelyingParty = { id: string; origin: string; name: string };

/**
 * Undefined where browsers have no passkeys: under an address instead of a name, and without https, except at localhost.
 */
export function relyingParty(siteOrigin: string, name: string): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(siteOrigin);
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isAddress || (protocol !== 'https:' && !isLocal) ? undefined : { id: hostname, origin, name };
}
