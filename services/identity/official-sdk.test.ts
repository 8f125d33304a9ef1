import { randomUUID } from 'node:crypto';
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/auth';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serve } from '../testing/serve.ts';
import { credentialBy } from './testing/browser.ts';
import { mailedCode, testIdentity } from './testing/test-identity.ts';

/*
 * What the official, unmodified SDK says of each step of the flows that this site's service and Google's both have. Google's own
 * emulator says the same of all but the three that a comment names.
 */

const password = 'blue pottery';
const another = 'red sandstone';

const credentials = {
  'google.com': (token: string) => sdk.GoogleAuthProvider.credential(token),
  'github.com': (token: string) => sdk.GithubAuthProvider.credential(token),
  'facebook.com': (token: string) => sdk.FacebookAuthProvider.credential(token),
} as const;

/** Two instances of the SDK without a signed-in user, an unused address, and the service. */
async function open() {
  const identity = await testIdentity();
  // The SDK goes by the real time.
  identity.clock.now = Date.now();
  const { origin } = await serve((request) => identity.routes.fetch(request));
  const instance = () => {
    const app = initializeApp({ apiKey: 'site' }, randomUUID());
    onTestFinished(() => deleteApp(app));
    sdk.connectAuthEmulator(sdk.getAuth(app), origin, { disableWarnings: true });
    return sdk.getAuth(app);
  };
  return { auth: instance(), elsewhere: instance(), email: `asha-${randomUUID()}@example.com`, identity };
}

/** How a call of the SDK ends: `ok`, or an error code without `auth/`. */
async function endOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'ok',
    (error: unknown) => (error instanceof FirebaseError ? error.code.replace('auth/', '') : String(error)),
  );
}

function userOf({ currentUser }: sdk.Auth): sdk.User {
  if (!currentUser) throw new Error('nobody is signed in');
  return currentUser;
}

describe('The official SDK says the same of this site as of hosted Firebase', () => {
  test('sign-up', async () => {
    const { auth, email } = await open();
    const create = (who: string, what: string) => sdk.createUserWithEmailAndPassword(auth, who, what);
    expect(await endOf(create(email, password)), 'a new address').toBe('ok');
    expect(await endOf(create(email, password)), 'an address in use').toBe('email-already-in-use');
    expect(await endOf(create(email.toUpperCase(), password)), 'an address in use, written otherwise').toBe(
      'email-already-in-use',
    );
    expect(await endOf(create('x', password)), 'what is no address').toBe('invalid-email');
    expect(await endOf(create('', password)), 'no address').toBe('missing-email');
    expect(await endOf(create(`x${email}`, '12345')), 'five characters').toBe('weak-password');
    expect(await endOf(create(`x${email}`, '')), 'no password').toBe('missing-password');
  });

  test('log in', async () => {
    const { auth, email, identity } = await open();
    const logIn = (who: string, what: string) => sdk.signInWithEmailAndPassword(auth, who, what);
    expect(await endOf(sdk.createUserWithEmailAndPassword(auth, email, password)), 'sign up').toBe('ok');
    expect(await endOf(sdk.signOut(auth)), 'log out').toBe('ok');
    identity.clock.now += 5000;
    expect(await endOf(logIn(email, password)), 'the right password').toBe('ok');
    expect(userOf(auth).metadata.lastSignInTime).toBe(new Date(identity.clock.now).toUTCString());
    expect(await endOf(logIn(email.toUpperCase(), password)), 'the address in capitals').toBe('ok');
    expect(await endOf(logIn(email, another)), 'a wrong password').toBe('wrong-password');
    expect(await endOf(logIn(`x${email}`, password)), 'an unknown address').toBe('user-not-found');
    expect(await endOf(logIn('x', password)), 'what is no address').toBe('invalid-email');
    expect(await endOf(logIn(email, '')), 'no password').toBe('missing-password');
    const accounts = identity.database.db.updateTable('accounts').where('email', '=', email);
    await accounts.set({ disabled: 1 }).execute();
    expect(await endOf(logIn(email, password)), 'a disabled account').toBe('user-disabled');
  });

  test('forgotten password', async () => {
    const { auth, email, identity } = await open();
    expect(await endOf(sdk.createUserWithEmailAndPassword(auth, email, password)), 'sign up').toBe('ok');
    expect(await endOf(sdk.signOut(auth)), 'log out').toBe('ok');
    expect(await endOf(sdk.sendPasswordResetEmail(auth, email)), 'a mail').toBe('ok');
    expect(await endOf(sdk.sendPasswordResetEmail(auth, `x${email}`)), 'a mail to an unknown address').toBe(
      'user-not-found',
    );
    // The emulator does not look at the form of an address here; this site has a text for it.
    expect(await endOf(sdk.sendPasswordResetEmail(auth, 'x')), 'a mail to what is no address').toBe('invalid-email');
    const code = await mailedCode(identity, 'password_reset');
    expect(await sdk.checkActionCode(auth, code)).toMatchObject({ operation: 'PASSWORD_RESET', data: { email } });
    expect(await endOf(sdk.confirmPasswordReset(auth, code, '12345')), 'five characters').toBe('weak-password');
    expect(await endOf(sdk.confirmPasswordReset(auth, code, another)), 'a new password').toBe('ok');
    expect(await endOf(sdk.confirmPasswordReset(auth, code, password)), 'the code again').toBe('invalid-action-code');
    expect(await endOf(sdk.verifyPasswordResetCode(auth, 'x')), 'what is no code').toBe('invalid-action-code');
    expect(await endOf(sdk.signInWithEmailAndPassword(auth, email, password)), 'the old password').toBe(
      'wrong-password',
    );
    expect(await endOf(sdk.signInWithEmailAndPassword(auth, email, another)), 'the new one').toBe('ok');
  });

  test('account', async () => {
    const { auth, elsewhere, email } = await open();
    expect(await endOf(sdk.createUserWithEmailAndPassword(auth, email, password)), 'sign up').toBe('ok');
    expect(await endOf(sdk.updateProfile(userOf(auth), { displayName: 'Asha Verma' })), 'a name').toBe('ok');
    expect(await endOf(userOf(auth).reload()), 'look up').toBe('ok');
    expect(await endOf(sdk.sendEmailVerification(userOf(auth))), 'a mail that proves the address').toBe('ok');
    // This site's service takes such a code together with the password alone (services/identity/README.md).
    expect(await endOf(sdk.applyActionCode(auth, 'x')), 'a code without a password').toBe('operation-not-allowed');
    expect(await endOf(sdk.signInWithEmailAndPassword(elsewhere, email, password)), 'log in elsewhere').toBe('ok');
    expect(await endOf(sdk.updatePassword(userOf(auth), '12345')), 'five characters').toBe('weak-password');
    expect(await endOf(sdk.updatePassword(userOf(auth), another)), 'a new password').toBe('ok');
    expect(await endOf(userOf(auth).getIdToken(true)), 'refresh').toBe('ok');
    // The emulator leaves every session as it is.
    expect(await endOf(userOf(elsewhere).getIdToken(true)), 'refresh elsewhere').toBe('invalid-refresh-token');
    expect(await endOf(sdk.deleteUser(userOf(auth))), 'delete').toBe('ok');
    expect(await endOf(sdk.signInWithEmailAndPassword(auth, email, another)), 'log in').toBe('user-not-found');
  });

  test.each(['google.com', 'github.com', 'facebook.com'] as const)('%s', async (provider) => {
    const { auth, elsewhere, email, identity } = await open();
    const credential = async (emailVerified: boolean, subject: string, who = email) => {
      const person = { subject, email: who, emailVerified, displayName: 'Asha Verma' };
      return credentials[provider](await credentialBy(identity, provider, person));
    };
    const signIn = async (...proof: Parameters<typeof credential>) =>
      sdk.signInWithCredential(auth, await credential(...proof));
    const proveAgain = async (...proof: Parameters<typeof credential>) =>
      sdk.reauthenticateWithCredential(userOf(auth), await credential(...proof));
    expect(await endOf(signIn(true, email)), 'a new person').toBe('ok');
    expect(await endOf(userOf(auth).getIdToken(true)), 'refresh').toBe('ok');
    expect(await endOf(signIn(true, email)), 'the same person').toBe('ok');
    expect(await endOf(proveAgain(true, email)), 'the same person').toBe('ok');
    expect(await endOf(proveAgain(true, `x${email}`, `x${email}`)), 'somebody else').toBe('user-mismatch');
    const taken = `taken-${email}`;
    expect(await endOf(sdk.createUserWithEmailAndPassword(elsewhere, taken, password)), 'sign up elsewhere').toBe('ok');
    expect(await endOf(signIn(false, taken, taken)), 'its address, not verified').toBe(
      'account-exists-with-different-credential',
    );
    expect(
      await endOf(sdk.signInWithCredential(auth, new sdk.OAuthProvider(provider).credential({ idToken: 'x' }))),
      'what no provider gave',
    ).toBe('invalid-credential');
  });
});
