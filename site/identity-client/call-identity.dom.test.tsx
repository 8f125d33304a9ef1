import { expect, test, vi } from 'vitest';
import { timeoutByTimer } from '../../contracts/testing/timeout-by-timer.ts';
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

test('an answer whose end has not come after 30 seconds is a network failure', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutByTimer);
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    const start = (body: ReadableStreamDefaultController) =>
      signal?.addEventListener('abort', () => body.error(signal.reason));
    return Promise.resolve(new Response(new ReadableStream({ start })));
  });
  const settled = vi.fn<(failure: unknown) => void>();
  const call = callIdentity('/x', {}).catch(settled);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(settled.mock.lastCall?.[0]).toMatchObject({ code: 'NETWORK' });
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
