import { authPaths, type PopupMessage, type ProviderId } from '../../../contracts/identity-wire.ts';
import { keepCredential } from '../social/social-credentials.ts';
import type { ProvenPerson } from '../social/providers.ts';
import { asha, siteOrigin, type TestIdentity } from './test-identity.ts';

/** A minimal browser for sign-in tests: it keeps cookies per host and follows redirects, also those to this site. */
export function browser(identity: TestIdentity) {
  const jar = new Map<string, Map<string, string>>();

  function keep(host: string, response: Response): void {
    const cookies = jar.get(host) ?? new Map<string, string>();
    jar.set(host, cookies);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  }

  async function ask(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...(jar.get(url.host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; '));
    const own = url.origin === siteOrigin;
    const request = { ...init, headers, redirect: 'manual' as const };
    const response = own ? await identity.page(`${url.pathname}${url.search}`, request) : await fetch(url, request);
    keep(url.host, response);
    return response;
  }

  return {
    /** Opens an address and follows redirects; stops before an address for which `until` returns true. */
    async open(address: string, { init = {}, until }: { init?: RequestInit; until?: (url: URL) => boolean } = {}) {
      let url = new URL(address, siteOrigin);
      let response = await ask(url, init);
      for (;;) {
        const location = response.headers.get('location');
        if (location === null) return { url, response, html: await response.text() };
        url = new URL(location, url);
        if (until?.(url)) return { url, response, html: '' };
        response = await ask(url, {});
      }
    },
  };
}

/** A channel name, as the page that opens a popup generates it. */
export const channel = '0123456789abcdef0123456789abcdef';

/** Where a page opens the popup. */
export function popupAt(provider: string): string {
  return `${authPaths.handler}?${new URLSearchParams({ provider, channel }).toString()}`;
}

/** The message that a popup page would post; undefined unless it names the test's channel. */
export function postedBy(html: string): PopupMessage | undefined {
  const [, named, encoded] = /data-channel="([^"]*)" data-message="([^"]*)"/.exec(html) ?? [];
  return encoded === undefined || named !== channel
    ? undefined
    : (JSON.parse(encoded.replaceAll('&quot;', '"')) as PopupMessage);
}

export function credentialOf(html: string): string {
  const message = postedBy(html);
  if (!message || !('credential' in message)) throw new Error(`the popup proved nothing: ${html}`);
  return message.credential;
}

export function idpBody(provider: string, credential: string): object {
  const postBody = new URLSearchParams({ id_token: credential, providerId: provider }).toString();
  return { postBody, requestUri: 'http://localhost', returnSecureToken: true };
}

/** The credential of a person whom a provider has proved, without a popup. Google's addresses count as verified. */
export function credentialBy(identity: TestIdentity, provider: ProviderId, differs: Partial<ProvenPerson> = {}) {
  const person = { subject: '42', email: asha.email, emailVerified: provider === 'google.com', displayName: null };
  const proof = { provider, person: { ...person, photoUrl: null, ...differs }, now: identity.clock.now };
  return keepCredential(identity.database.db, proof);
}

/** Signs in as that person. */
export async function signInBy(
  identity: TestIdentity,
  provider: ProviderId,
  differs: Partial<ProvenPerson> = {},
  headers: Record<string, string> = {},
) {
  const body = idpBody(provider, await credentialBy(identity, provider, differs));
  return identity.call('signInWithIdp', body, headers);
}
