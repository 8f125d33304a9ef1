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
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serve } from '../testing/serve.ts';
import { keepCredential } from './social/social-credentials.ts';
import { flows } from './testing/conformance/flows.ts';
import { ownTarget } from './testing/conformance/own-target.ts';
import { runFlow } from './testing/conformance/run-flow.ts';
import type { SdkTarget } from './testing/conformance/sdk-target.ts';
import { type TestIdentity, testIdentity } from './testing/test-identity.ts';

const email = 'asha@example.com';
const password = 'blue pottery';

/** The same flows as at Google's own emulator (`tools/identity-conformance.ts`). */
describe('At this site as at hosted Firebase, the official SDK says the same of', () => {
  let target: SdkTarget;
  beforeAll(async () => {
    target = await ownTarget();
  });
  afterAll(() => target.stop());

  test.each(flows)('$name', async (flow) => {
    const outcomes = await runFlow(flow, target);
    expect(outcomes.length).toBeGreaterThan(5);
    expect(outcomes.map(({ step, came }) => `${step}: ${came}`)).toEqual(
      outcomes.map(({ step, expected }) => `${step}: ${expected}`),
    );
  });
});

/** The official client library, unmodified, against the service on a real port. */
describe('The official SDK', () => {
  let identity: TestIdentity;
  let auth: Auth;
  let app: FirebaseApp;
  let close: () => void;
  let port: number;

  /** A service with these settings, in the place of the one before. */
  async function begin(options: Parameters<typeof testIdentity>[0] = {}): Promise<void> {
    identity = await testIdentity({ now: Date.now, ...options });
  }

  beforeEach(async () => {
    await begin();
    const { origin, server } = await serve((request) => identity.routes.fetch(request));
    port = Number(new URL(origin).port);
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

  test('is told when there were too many attempts', async () => {
    await createUserWithEmailAndPassword(auth, email, password);
    const failed = (what: string) => signInWithEmailAndPassword(auth, email, what);
    for (let count = 0; count < 10; count += 1) await failed('wrong').catch(() => undefined);
    await expect(failed(password)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
  });

  test('is not told which part was wrong where the owner hides it', async () => {
    await begin({ hideAccountExistence: true });
    await createUserWithEmailAndPassword(auth, email, password);
    const failed = (who: string, what: string) => signInWithEmailAndPassword(auth, who, what);
    await expect(failed(email, 'red sandstone')).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    await expect(failed('x@example.com', password)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  });

  test('is told when a provider is switched off', async () => {
    await begin({ providers: { 'github.com': 'off' } });
    const github = GithubAuthProvider.credential(await credential('github.com'));
    await expect(signInWithCredential(auth, github)).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
  });

  test('is told when a reset link is too old', async () => {
    await createUserWithEmailAndPassword(auth, email, password);
    await sendPasswordResetEmail(auth, email);
    const code = await mailedCode();
    await identity.database.db.updateTable('action_codes').set({ expires_at: Date.now() }).execute();
    await expect(confirmPasswordReset(auth, code, 'red sandstone')).rejects.toMatchObject({
      code: 'auth/expired-action-code',
    });
  });

  test.each(['no connection', 'an answer that is no JSON'])('%s is a network error', async (what) => {
    close();
    const hung = what === 'no connection' ? undefined : await serve(() => new Response('<h1>502</h1>'), port);
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
      code: 'auth/network-request-failed',
    });
    hung?.server.close().closeAllConnections();
  });

  test('proves the address by resetting the password', async () => {
    await createUserWithEmailAndPassword(auth, email, password);
    await signOut(auth);
    await sendPasswordResetEmail(auth, email);
    const code = await mailedCode();
    expect(await verifyPasswordResetCode(auth, code)).toBe(email);
    await confirmPasswordReset(auth, code, 'red sandstone');
    expect((await signInWithEmailAndPassword(auth, email, 'red sandstone')).user.emailVerified).toBe(true);
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
