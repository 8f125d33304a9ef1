import type * as crypto from 'node:crypto';
import { argon2 } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { signInBy } from './testing/browser.ts';
import { asha, signedUp } from './testing/test-identity.ts';

vi.unmock('./passwords/password-hash.ts');
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  return { ...real, argon2: vi.fn<typeof real.argon2>(real.argon2) };
});

const nobody = { email: 'nobody@example.com', password: asha.password };
const wrong = { ...asha, password: 'red sandstone' };
const reset = (email: string) => ({ requestType: 'PASSWORD_RESET', email });

describe('Where the owner hides which addresses have an account', () => {
  test('an unknown address and a wrong password are answered alike and cost one hash each, also for an account without a password', async () => {
    const { identity } = await signedUp({ hideAccountExistence: true });
    const signIn = async (body: object) => {
      vi.mocked(argon2).mockClear();
      const answer = await identity.call('signInWithPassword', body);
      return { answer, hashes: vi.mocked(argon2).mock.calls.length };
    };
    const unknown = await signIn(nobody);
    expect(unknown).toMatchObject({ answer: { status: 400, error: 'INVALID_LOGIN_CREDENTIALS' }, hashes: 1 });
    expect(await signIn(wrong)).toEqual(unknown);
    await identity.database.db.updateTable('accounts').set({ password_hash: null }).execute();
    expect(await signIn(asha)).toEqual(unknown);
  });

  test('a password reset is answered alike and writes as much, a set time after it was asked for, and no mail is begun meanwhile', async () => {
    let pass: (() => void) | undefined;
    const waits: number[] = [];
    const wait = (ms: number) => new Promise<void>((resolve) => (pass = resolve) && waits.push(ms));
    const { identity } = await signedUp({ hideAccountExistence: true, wait });
    const codes = () => identity.database.db.selectFrom('action_codes').selectAll().execute();
    for (const [index, email] of [asha.email, nobody.email].entries()) {
      let answered = false;
      const answer = identity.call('sendOobCode', reset(email)).finally(() => (answered = true));
      while ((await codes()).length <= index) continue;
      await new Promise(setImmediate);
      expect(answered, email).toBe(false);
      pass?.();
      const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';
      expect(await answer).toEqual({ status: 200, error: undefined, cookie: '', kind, email });
    }
    expect(waits).toEqual([300, 300]);
    expect(identity.wakes).toEqual([]);
    expect(await codes()).toHaveLength(2);
    expect(await identity.mails()).toMatchObject([{ template: 'password_reset', email: asha.email }]);
  });

  test('a provider that has not verified the address learns nothing of how its holder logs in', async () => {
    const { identity } = await signedUp({ hideAccountExistence: true });
    const answer = await signInBy(identity, 'facebook.com');
    expect(answer).toMatchObject({ status: 200, needConfirmation: true, verifiedProvider: [] });
  });
});
