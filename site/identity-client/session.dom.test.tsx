import { afterEach, expect, test, vi } from 'vitest';
import { logOut } from './identity-client.ts';
import { beginSession, endSession, onSessionChange, readSession, renewSession } from './session.ts';
import { signInByPopup } from './sign-in-popup.ts';
import { expired as session } from './testing/session.ts';

/** The messages of another tab. */
const otherTab = new BroadcastChannel('account');
afterEach(endSession);

// First: a channel that is open stays open.
test('where channels are forbidden, as in Firefox with all cookies blocked, this tab still hears of its own session, and no provider’s popup is opened, since it could not answer', async () => {
  const open = vi.fn<() => null>();
  vi.stubGlobal('open', open);
  vi.stubGlobal('BroadcastChannel', function forbid() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const heard = vi.fn<() => void>();
  const stop = onSessionChange(heard);
  beginSession(session, { remember: false });
  stop();
  expect([readSession()?.localId, heard.mock.calls.length]).toEqual(['u1', 1]);
  const onEnd = vi.fn<() => void>();
  signInByPopup('google.com', { onProof: vi.fn<() => void>(), onEnd });
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith('unsupported'));
  expect(open).not.toHaveBeenCalled();
});

test('a full device leaves a remembered session to the tab; where nothing is stored, none begins', () => {
  const isFull = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: isFull, removeItem: () => undefined });
  beginSession(session, { remember: true });
  expect(sessionStorage).toHaveLength(1);
  vi.stubGlobal('sessionStorage', localStorage);
  expect(beginSession(session, { remember: true })).toEqual([session]);
  expect(readSession()).toBeUndefined();
});

test('a new session replaces the old one in either storage; not remembered, it is for this tab only', () => {
  beginSession(session, { remember: true });
  beginSession({ ...session, localId: 'u2' }, { remember: false });
  expect([readSession()?.localId, localStorage.length]).toEqual(['u2', 0]);
});

test('logging out ends the session of this tab, and the remembered one of another tab that it ends here, at the service as well', async () => {
  const ended: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    ended.push(new URLSearchParams(String(body)).get('token') ?? '');
    return Response.json({});
  });
  vi.stubGlobal('reportError', () => undefined);
  beginSession(session, { remember: false });
  localStorage.setItem('account', JSON.stringify({ ...session, refreshToken: 'refresh-b' }));
  logOut();
  expect(readSession()).toBeUndefined();
  expect(ended).toEqual(['refresh-1', 'refresh-b']);
});

test('new tokens are stored where the old ones were', () => {
  beginSession(session, { remember: false });
  renewSession({ ...session, refreshToken: 'refresh-2' }, session.refreshToken);
  expect([readSession()?.refreshToken, localStorage.length]).toEqual(['refresh-2', 0]);
});

test.each([
  ['at every change', () => [beginSession(session, { remember: true }), endSession()]],
  ['by a page that was kept while the visitor was elsewhere, and is shown again', () => [show(), show()]],
  ['when another tab stores something of the session, and nothing else', () => ['theme', 'account', null].map(store)],
])('a listener is called %s, until it is removed', (_, change) => {
  const heard = vi.fn<() => void>();
  const stop = onSessionChange(heard);
  change();
  stop();
  change();
  expect(heard).toHaveBeenCalledTimes(2);
});
const show = () => dispatchEvent(new Event('pageshow'));
const store = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

test('other tabs are notified when the session ends', async () => {
  beginSession(session, { remember: true });
  const said = new Promise((resolve) => {
    otherTab.addEventListener('message', ({ data }: MessageEvent<{ replaced: string }>) => {
      if (data.replaced) resolve(data);
    });
  });
  endSession();
  expect(await said).toEqual({ replaced: 'refresh-1', session: undefined });
});

test('a duplicated tab takes over the refreshed tokens of the original', async () => {
  beginSession(session, { remember: false });
  const changed = new Promise<void>((resolve) => void onSessionChange(resolve));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  otherTab.postMessage({ replaced: 'refresh-1', session: { ...session, refreshToken: 'refresh-2' } });
  await changed;
  expect(readSession()?.refreshToken).toBe('refresh-2');
});

test('an invalid stored value counts as no session', () => {
  for (const text of ['', '{', 'null', '[]', '{"email":"a"}']) {
    localStorage.setItem('account', text);
    expect(readSession()).toBeUndefined();
  }
});

test('a browser that forbids storage has no session, and nothing throws', () => {
  const isBlocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const storage of ['localStorage', 'sessionStorage']) vi.stubGlobal(storage, { getItem: isBlocked });
  expect(readSession()).toBeUndefined();
});
