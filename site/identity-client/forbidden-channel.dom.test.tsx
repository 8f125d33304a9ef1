import { beforeEach, expect, test, vi } from 'vitest';
import { beginSession, onSessionChange, readSession } from './session.ts';
import { signInByPopup } from './sign-in-popup.ts';
import { expired } from './testing/session.ts';

/** Throws, as Firefox does with all cookies blocked. */
beforeEach(() =>
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn<() => void>(function forbid() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }),
  ),
);

test('where channels are forbidden, this tab still notifies listeners of its own session', () => {
  const heard = vi.fn<() => void>();
  const stop = onSessionChange(heard);
  beginSession(expired, { remember: false });
  expect(readSession()?.localId).toBe('u1');
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test('where channels are forbidden, no provider’s popup is opened, since it could not answer', async () => {
  const open = vi.fn<() => null>();
  vi.stubGlobal('open', open);
  const onEnd = vi.fn<() => void>();
  signInByPopup('google.com', { onProof: vi.fn<() => void>(), onEnd });
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith('unsupported'));
  expect(open).not.toHaveBeenCalled();
});
