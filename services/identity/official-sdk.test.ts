import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  FacebookAuthProvider,
  getAdditionalUserInfo,
  getAuth,
  GithubAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serve } from '../mail-relay/testing/serve.ts';
import { keepCredential } from './social/social-credentials.ts';
import { type TestIdentity, testIdentity } from './testing/test-identity.ts';

const email = 'asha@example.com';
const password = 'blue pottery';

/** The official client library, unmodified, against the service on a real port. */
describe('The official SDK', () => {
  let identity: TestIdentity;
  let auth: Auth;
  let app: FirebaseApp;
  let close: () => void;

  beforeEach(async () => {
    identity = await testIdentity({ now: Date.now });
    const { origin, server } = await serve((request) => identity.routes.fetch(request));
    close = () => server.close().closeAllConnections();
    app = initializeApp({ apiKey: 'site', authDomain: new URL(origin).host });
    auth = getAuth(app);
    connectAuthEmulator(auth, origin, { disableWarnings: true });
  });

  afterEach(async () => {
    await deleteApp(app);
    close();
  });

  /** The code of the last reset mail. */
  async function mailedCode(): Promise<string> {
    const mail = (await identity.mails()).findLast(({ template }) => template === 'password_reset');
    return new URL(mail?.['link'] ?? '').searchParams.get('oobCode') ?? '';
  }

  const credential = (provider: 'google.com' | 'github.com' | 'facebook.com', emailVerified = true) =>
    keepCredential(identity.database.db, {
      provider,
      person: { subject: '1', email, emailVerified, displayName: 'Asha Verma', photoUrl: null },
      now: Date.now(),
    });

  test('signs up, and knows its user', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false });
    expect(user.providerData).toMatchObject([{ providerId: 'password', uid: email, email }]);
    expect(auth.currentUser?.uid).toBe(user.uid);
    const { claims, signInProvider } = await user.getIdTokenResult();
    expect(signInProvider).toBe('password');
    expect(claims['email']).toBe(email);
  });

  test('signs in, and is told apart what was wrong', async () => {
    await createUserWithEmailAndPassword(auth, email, password);
    await signOut(auth);
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    expect(user.email).toBe(email);
    const failed = (who: string, what: string) => signInWithEmailAndPassword(auth, who, what);
    await expect(failed(email, 'red sandstone')).rejects.toMatchObject({ code: 'auth/wrong-password' });
    await expect(failed('x@example.com', password)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await expect(failed('x', password)).rejects.toMatchObject({ code: 'auth/invalid-email' });
    await expect(failed(email, '')).rejects.toMatchObject({ code: 'auth/missing-password' });
    for (let count = 0; count < 10; count += 1) await failed(email, 'wrong').catch(() => undefined);
    await expect(failed(email, password)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
  });

  test('is told why it cannot sign up', async () => {
    const create = (who: string, what: string) => createUserWithEmailAndPassword(auth, who, what);
    await create(email, password);
    await expect(create(email, password)).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
    await expect(create('x', password)).rejects.toMatchObject({ code: 'auth/invalid-email' });
    await expect(create('x@example.com', '12345')).rejects.toMatchObject({
      code: 'auth/weak-password',
      message: expect.stringContaining('Password should be at least 6 characters'),
    });
  });

  test('refreshes its token, again and again', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const { refreshToken } = user;
    await user.getIdToken(true);
    expect(user.refreshToken).not.toBe(refreshToken);
    await user.getIdToken(true);
    await user.reload();
    expect(auth.currentUser?.email).toBe(email);
  });

  test('resets a password by the mailed code, once', async () => {
    await createUserWithEmailAndPassword(auth, email, password);
    await signOut(auth);
    await sendPasswordResetEmail(auth, email);
    const code = await mailedCode();
    expect(await verifyPasswordResetCode(auth, code)).toBe(email);
    await confirmPasswordReset(auth, code, 'red sandstone');
    await expect(confirmPasswordReset(auth, code, 'x y z 1 2 3')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
      code: 'auth/wrong-password',
    });
    expect((await signInWithEmailAndPassword(auth, email, 'red sandstone')).user.emailVerified).toBe(true);
    await expect(sendPasswordResetEmail(auth, 'x@example.com')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  test('changes password and name, and stays signed in', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updatePassword(user, 'red sandstone');
    await user.getIdToken(true);
    await updateProfile(user, { displayName: 'Asha Verma' });
    await user.reload();
    expect(user.displayName).toBe('Asha Verma');
    await updateProfile(user, { displayName: '' });
    await user.reload();
    expect(user.displayName).toBeNull();
    await signOut(auth);
    await signInWithEmailAndPassword(auth, email, 'red sandstone');
  });

  test('is signed out where the password was changed elsewhere', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const elsewhere = await identity.call('signInWithPassword', { email, password });
    await identity.call('update', { idToken: elsewhere['idToken'], password: 'red sandstone' });
    await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(auth.currentUser).toBeNull();
  });

  test('deletes its account', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
  });

  test('is asked to sign in again before it deletes an account long after', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await identity.database.db
      .updateTable('sessions')
      .set({ signed_in_at: Date.now() - 301_000 })
      .execute();
    await expect(deleteUser(user)).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
    await signInWithEmailAndPassword(auth, email, password);
    if (auth.currentUser) await deleteUser(auth.currentUser);
    expect(auth.currentUser).toBeNull();
  });

  test('signs in with the credential of each provider', async () => {
    const google = GoogleAuthProvider.credential(await credential('google.com'));
    const first = await signInWithCredential(auth, google);
    expect(first.user).toMatchObject({ email, emailVerified: true, displayName: 'Asha Verma' });
    expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, providerId: 'google.com' });
    const github = GithubAuthProvider.credential(await credential('github.com'));
    expect((await signInWithCredential(auth, github)).user.uid).toBe(first.user.uid);
    const facebook = FacebookAuthProvider.credential(await credential('facebook.com'));
    const third = await signInWithCredential(auth, facebook);
    expect(getAdditionalUserInfo(third)).toMatchObject({ isNewUser: false, providerId: 'facebook.com' });
    expect(third.user.providerData.map(({ providerId }) => providerId).toSorted()).toEqual([
      'facebook.com',
      'github.com',
      'google.com',
    ]);
  });

  test('proves again who it is with a credential', async () => {
    const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(await credential('google.com')));
    const again = new OAuthProvider('google.com').credential({ idToken: await credential('google.com') });
    expect((await reauthenticateWithCredential(user, again)).user.uid).toBe(user.uid);
  });

  test('is told that an account exists with a different credential', async () => {
    await createUserWithEmailAndPassword(auth, email, password);
    const facebook = FacebookAuthProvider.credential(await credential('facebook.com', false));
    await expect(signInWithCredential(auth, facebook)).rejects.toMatchObject({
      code: 'auth/account-exists-with-different-credential',
      customData: { email },
    });
  });

  test('is told that a credential is not good', async () => {
    const used = GoogleAuthProvider.credential(await credential('google.com'));
    await signInWithCredential(auth, used);
    await expect(signInWithCredential(auth, used)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  });
});
