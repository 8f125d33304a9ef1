import { expect } from 'vitest';
import { filledForms } from '../../../contracts/testing/filled-forms.ts';
import { enterPath } from '../mailbox/access/owner-credentials.ts';
import { contactFields } from './contact-message.ts';
import { jsonRequest, ownerKey, siteOrigin, testRelay } from './test-relay.ts';

/** Leaves a byte order mark where it is. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

type Question = { method?: string; body?: URLSearchParams; headers?: Record<string, string> };

/** The inbox of a relay, opened by the owner in a browser. */
export async function openMailbox(options: Parameters<typeof testRelay>[0] = {}) {
  const relay = await testRelay(options);
  const home = options.siteOrigin ?? siteOrigin;
  const request = (path: string, { headers, ...init }: Question) => {
    const asBrowser = { host: new URL(home).host, 'sec-fetch-site': 'same-origin', ...headers };
    return relay.mailbox.fetch(new Request(home + path, { ...init, headers: asBrowser }));
  };
  /** Begins a session; resolves to its cookie. */
  const enter = async () => {
    const { headers } = await request(`${enterPath}?key=${ownerKey}`, {});
    return headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const cookie = await enter();
  const ask = async (path: string, { headers, ...init }: Question = {}) => {
    const response = await request(path, { ...init, headers: { cookie, ...headers } });
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
  return { relay, enter, ask, press, send, listed, first };
}
