import { expect, test, vi } from 'vitest';
import { callIdentity } from './call-identity.ts';

test('a refusal has the protocol’s code without the detail that follows it', async () => {
  const body = { error: { code: 400, message: 'WEAK_PASSWORD : Password should be at least 6 characters' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 400 })));
  await expect(callIdentity('/x', {})).rejects.toMatchObject({ code: 'WEAK_PASSWORD', message: body.error.message });
});

test.each([
  ['HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['HTML with status 200', () => new Response('<h1>Log in to this Wi-Fi</h1>')],
  ['JSON of a proxy', () => Response.json({ message: 'no healthy upstream' }, { status: 503 })],
])('an answer that is %s is a network failure', async (_name, answer) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  await expect(callIdentity('/x', {})).rejects.toMatchObject({ code: 'NETWORK' });
});

test('an object goes as JSON, parameters as a form, both with the API key of this site', async () => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', fetch);
  await callIdentity('/accounts', { a: 1 });
  await callIdentity('/token', new URLSearchParams({ a: '1' }));
  expect(fetch.mock.calls.map(([url, { body }]) => [url, String(body)])).toEqual([
    ['/accounts?key=site', '{"a":1}'],
    ['/token?key=site', 'a=1'],
  ]);
});
