import { expect } from 'vitest';
import { filledForms } from '../../../contracts/testing/filled-forms.ts';
import { enterPath } from '../mailbox/access/owner-credentials.ts';
import { contactFields } from './contact-message.ts';
import { jsonRequest, ownerKey, siteOrigin, testRelay } from './test-relay.ts';

/** Leaves a byte order mark where it is. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The inbox of a relay, opened by the owner in a browser. */
export async function openMailbox(options: Parameters<typeof testRelay>[0] = {}) {
  const relay = await testRelay(options);
  const home = options.siteOrigin ?? siteOrigin;
  const asBrowser = { host: new URL(home).host, 'sec-fetch-site': 'same-origin' };
  const link = new Request(`${home}${enterPath}?key=${ownerKey}`, { headers: asBrowser });
  const cookie = (await relay.mailbox.fetch(link)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await relay.mailbox.fetch(
      new Request(home + path, { headers: { ...asBrowser, cookie }, ...init }),
    );
    const bytes = await response.arrayBuffer();
    return { status: response.status, headers: response.headers, text: decoder.decode(bytes) };
  };
  const press = (path: string, body: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(body) });
  const send = async (fields: Record<string, string> = {}, template = 'contact') => {
    const words = { ...(template === 'booking' ? filledForms.booking : contactFields), ...fields };
    const answer = await relay.routes.fetch(jsonRequest({ template_id: template, template_params: words }));
    expect(await answer.text()).toBe('OK');
  };
  /** Addresses of the mails that a list shows. */
  const listed = async (path = '/mailbox') =>
    [...(await ask(path)).text.matchAll(/href="(\/mailbox\/[\w-]{12})(?:\?[^"]*)?"/g)].map((match) => match[1] ?? '');
  const first = async (path?: string) => (await listed(path))[0] ?? '';
  return { relay, ask, press, send, listed, first };
}

/** Orders the newsletter, which causes a mail of the site's own. */
export async function subscribe(
  relay: { routes: { fetch: (request: Request) => Response | Promise<Response> } },
  email = 'Reader@example.com',
) {
  const body = new URLSearchParams({ email });
  await relay.routes.fetch(new Request('https://jantar.example/newsletter/subscribe', { method: 'POST', body }));
}
