import { expect } from 'vitest';
import { siteOrigin, type TestRelay } from './test-relay.ts';

type Fields = Record<string, string>;

/** Sends a form of the newsletter. */
export async function post(relay: TestRelay, path: string, fields: Fields, headers: Fields = {}) {
  const body = new URLSearchParams(fields);
  return relay.routes.fetch(new Request(`${siteOrigin}${path}`, { method: 'POST', headers, body }));
}
export const get = (relay: TestRelay, path: string) => relay.routes.fetch(new Request(`${siteOrigin}${path}`));
export const subscribe = (relay: TestRelay, email: string, headers: Fields = {}) =>
  post(relay, '/newsletter/subscribe', { email }, headers);

export const subscribersOf = (relay: TestRelay) => relay.database.db.selectFrom('subscribers').selectAll().execute();

/** The newest mail of a kind in the outbox, as its fields. */
export async function mailOf(relay: TestRelay, template: string): Promise<Fields> {
  const row = (await relay.rows()).findLast((one) => one.template === template);
  return JSON.parse(row?.fields ?? '{}') as Fields;
}
export const tokenOf = async (relay: TestRelay, template = 'newsletter_confirm') =>
  (await mailOf(relay, template))['token'] ?? '';

/** Subscribes an address and confirms it; returns the tokens of its two mails. */
export async function subscribed(relay: TestRelay, email = 'asha@example.com', headers: Fields = {}) {
  await subscribe(relay, email, headers);
  const token = await tokenOf(relay);
  const answer = await post(relay, '/newsletter/confirm', { token });
  expect(answer.headers.get('location')).toBe('/newsletter/confirmed');
  return { token, way: await tokenOf(relay, 'newsletter_welcome') };
}
