import { afterEach, expect, test, vi } from 'vitest';
import { beginSession, endSession, onSessionChange, readSession, renewSession, type Session } from './session.ts';

const session: Session = {
  localId: 'u1',
  email: 'asha@example.com',
  idToken: 'id-1',
  refreshToken: 'refresh-1',
  expiresAt: 1,
};
/** Another tab of this browser, as far as it is heard. */
const channel = new BroadcastChannel('account');
const otherTab = () => channel;
afterEach(endSession);

test('unchecked, the session is this tab’s alone', () => {
  beginSession(session, { remember: false });
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
  expect(readSession()).toEqual(session);
});

test('remembered, it is every tab’s', () => {
  beginSession(session, { remember: true });
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 1]);
});

test('a new session takes the place of the old one, wherever that was kept', () => {
  beginSession(session, { remember: true });
  beginSession({ ...session, localId: 'u2' }, { remember: false });
  expect([readSession()?.localId, localStorage.length]).toEqual(['u2', 0]);
});

test('new tokens stay where the old ones were', () => {
  beginSession(session, { remember: false });
  renewSession({ ...session, refreshToken: 'refresh-2' }, session.refreshToken);
  expect([readSession()?.refreshToken, localStorage.length]).toEqual(['refresh-2', 0]);
});

test('tokens that come when somebody else has logged in take the place of none', () => {
  beginSession({ ...session, localId: 'u2', refreshToken: 'refresh-b' }, { remember: true });
  renewSession({ ...session, refreshToken: 'refresh-2' }, session.refreshToken);
  expect(readSession()).toMatchObject({ localId: 'u2', refreshToken: 'refresh-b' });
});

test('whoever listens hears of every change, until it has heard enough', () => {
  const heard = vi.fn<() => void>();
  const stop = onSessionChange(heard);
  beginSession(session, { remember: true });
  endSession();
  stop();
  beginSession(session, { remember: true });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('other tabs hear that the session ended', async () => {
  beginSession(session, { remember: true });
  const said = new Promise((resolve) => {
    otherTab().addEventListener('message', ({ data }: MessageEvent<{ replaced: string }>) => {
      if (data.replaced) resolve(data);
    });
  });
  endSession();
  expect(await said).toEqual({ replaced: 'refresh-1', session: undefined });
});

test('a duplicated tab goes on with the tokens the other was given', async () => {
  beginSession(session, { remember: false });
  const changed = new Promise<void>((resolve) => void onSessionChange(resolve));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  otherTab().postMessage({ replaced: 'refresh-1', session: { ...session, refreshToken: 'refresh-2' } });
  await changed;
  expect(readSession()?.refreshToken).toBe('refresh-2');
});

test('what is no session is none', () => {
  for (const text of ['', '{', 'null', '[]', '{"email":"a"}']) {
    localStorage.setItem('account', text);
    expect(readSession()).toBeUndefined();
  }
});

test('a browser that forbids storage has nobody logged in, and nothing breaks', () => {
  const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readSession()).toBeUndefined();
  forbidden.mockRestore();
});
