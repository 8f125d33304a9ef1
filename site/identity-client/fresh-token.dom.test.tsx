import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renewTokens } from './fresh-token.ts';
import { keepFresh, refreshTimings } from './keep-fresh.ts';
import { beginSession, readSession } from './session.ts';
import { expired } from './testing/session.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 20);
const session = { ...expired, expiresAt: start + 60 * minute };

const asked: string[] = [];
let answer: () => Promise<Response>;
const renews = () => {
  const id = asked.length + 1;
  return Promise.resolve(Response.json({ id_token: `id-${id}`, refresh_token: `refresh-${id}`, expires_in: '3600' }));
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeAll(keepFresh);
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  answer = renews;
  asked.length = 0;
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    asked.push(new URLSearchParams(String(init.body)).get('refresh_token') ?? '');
    return answer();
  });
});

test('a login that takes the place of a session during its last refresh stays', async () => {
  const other = { ...session, localId: 'u2', refreshToken: 'other-1', idToken: 'other-id' };
  answer = async () => {
    // In another tab, which also ends the session that it replaces.
    beginSession(other, { remember: true });
    return Response.json({ error: { message: 'INVALID_REFRESH_TOKEN' } }, { status: 400 });
  };
  beginSession(expired, { remember: true });
  await renewTokens();
  expect(readSession()).toEqual(other);
});

test('a page stays quiet when the device’s clock was set back by years', async () => {
  beginSession({ ...session, expiresAt: start + 5 * 365 * 24 * 60 * minute }, { remember: true });
  vi.advanceTimersToNextTimer();
  expect(Date.now() - start).toBe(refreshTimings.longest);
});

test('a page that has just opened waits before it refreshes, and does not refresh if the visitor leaves before', async () => {
  beginSession(expired, { remember: false });
  await wait(refreshTimings.settling - 1);
  expect(asked).toEqual([]);
  await wait(1);
  expect(asked).toHaveLength(1);
});

test('where storage and so locks are forbidden, there is no session and no failure', async () => {
  const forbid = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: forbid } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  await expect(renewTokens()).resolves.toBeUndefined();
});
