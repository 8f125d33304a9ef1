import { expect, test, vi } from 'vitest';
import { callIdentity } from './call-identity.ts';

test.each([
  ['HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['HTML with status 200', () => new Response('<h1>Log in to this Wi-Fi</h1>')],
  ['JSON of a proxy', () => Response.json({ message: 'no healthy upstream' }, { status: 503 })],
])('an answer that is %s is a network failure', async (_name, answer) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  await expect(callIdentity('/x', {})).rejects.toMatchObject({ code: 'NETWORK' });
});
