import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callIdentity, networkTimeouts } from './call-identity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A service that never answers, as one that is asked over a dead line. */
function silence() {
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
}

test.each([
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64)', 30_000],
  ['mobile', 'Mozilla/5.0 (Linux; Android 15) Mobile', 60_000],
] as const)('on a %s a call has its time and no more', async (kind, userAgent, ms) => {
  silence();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const failed = vi.fn<(failure: unknown) => void>();
  void callIdentity('/x', {}).catch(failed);
  expect(networkTimeouts[kind]).toBe(ms);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'NETWORK' }));
});

test('a refusal has the protocol’s code; the detail behind it is for people', async () => {
  const body = { error: { code: 400, message: 'WEAK_PASSWORD : Password should be at least 6 characters' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 400 })));
  await expect(callIdentity('/x', {})).rejects.toMatchObject({ code: 'WEAK_PASSWORD', message: body.error.message });
});

test.each([
  ['HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['HTML with status 200', () => new Response('<h1>Log in to this Wi-Fi</h1>')],
  ['nothing', () => new Response(null, { status: 200 })],
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
