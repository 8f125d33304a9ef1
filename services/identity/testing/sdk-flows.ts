import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { ProviderId } from '../../../contracts/identity-wire.ts';
import { keepCredential } from '../social/social-credentials.ts';
import type { Bench, Flow } from './run-sdk-flow.ts';
import { mailedCode } from './test-identity.ts';

const password = 'blue pottery';
const another = 'red sandstone';

const credentials = {
  'google.com': (token: string) => GoogleAuthProvider.credential(token),
  'github.com': (token: string) => GithubAuthProvider.credential(token),
  'facebook.com': (token: string) => FacebookAuthProvider.credential(token),
} as const;

/** The user that a flow has signed in. */
function userOf({ auth }: Bench): User {
  if (!auth.currentUser) throw new Error('nobody is signed in');
  return auth.currentUser;
}

/**
 * The flows that this site's service and Google's both have, with what the SDK says of each step. Google's own emulator says
 * the same of all but the three that a comment names.
 */
export const flows: readonly Flow[] = [
  {
    name: 'sign-up',
    async run({ auth, email }, step) {
      const create = (who: string, what: string) => createUserWithEmailAndPassword(auth, who, what);
      await step('a new address', 'ok', () => create(email, password));
      await step('an address in use', 'email-already-in-use', () => create(email, password));
      await step('an address in use, written otherwise', 'email-already-in-use', () =>
        create(email.toUpperCase(), password),
      );
      await step('what is no address', 'invalid-email', () => create('x', password));
      await step('no address', 'missing-email', () => create('', password));
      await step('five characters', 'weak-password', () => create(`x${email}`, '12345'));
      await step('no password', 'missing-password', () => create(`x${email}`, ''));
    },
  },
  {
    name: 'log in',
    async run({ auth, email, identity }, step) {
      const logIn = (who: string, what: string) => signInWithEmailAndPassword(auth, who, what);
      const created = await step('sign up', 'ok', () => createUserWithEmailAndPassword(auth, email, password));
      await step('log out', 'ok', () => signOut(auth));
      await step('the right password', 'ok', () => logIn(email, password));
      await step('the address in capitals', 'ok', () => logIn(email.toUpperCase(), password));
      await step('a wrong password', 'wrong-password', () => logIn(email, another));
      await step('an unknown address', 'user-not-found', () => logIn(`x${email}`, password));
      await step('what is no address', 'invalid-email', () => logIn('x', password));
      await step('no password', 'missing-password', () => logIn(email, ''));
      const accounts = identity.database.db.updateTable('accounts').where('id', '=', created?.user.uid ?? '');
      await accounts.set({ disabled: 1 }).execute();
      await step('a disabled account', 'user-disabled', () => logIn(email, password));
    },
  },
  {
    name: 'tokens',
    async run(bench, step) {
      const { auth, elsewhere, email } = bench;
      await step('sign up', 'ok', () => createUserWithEmailAndPassword(auth, email, password));
      await step('refresh', 'ok', () => userOf(bench).getIdToken(true));
      await step('refresh again', 'ok', () => userOf(bench).getIdToken(true));
      await step('look up', 'ok', () => userOf(bench).reload());
      await step('log in elsewhere', 'ok', () => signInWithEmailAndPassword(elsewhere, email, password));
      await step('delete the account elsewhere', 'ok', () => deleteUser(userOf({ ...bench, auth: elsewhere })));
      await step('refresh', 'invalid-refresh-token', () => userOf(bench).getIdToken(true));
    },
  },
  {
    name: 'forgotten password',
    async run({ auth, email, identity }, step) {
      await step('sign up', 'ok', () => createUserWithEmailAndPassword(auth, email, password));
      await step('log out', 'ok', () => signOut(auth));
      await step('a mail', 'ok', () => sendPasswordResetEmail(auth, email));
      await step('a mail to an unknown address', 'user-not-found', () => sendPasswordResetEmail(auth, `x${email}`));
      // The emulator does not look at the form of an address here; this site has a text for it.
      await step('a mail to what is no address', 'invalid-email', () => sendPasswordResetEmail(auth, 'x'));
      const code = await mailedCode(identity, 'password_reset');
      await step('the code is looked at', 'ok', () => verifyPasswordResetCode(auth, code));
      await step('five characters', 'weak-password', () => confirmPasswordReset(auth, code, '12345'));
      await step('a new password', 'ok', () => confirmPasswordReset(auth, code, another));
      await step('the code again', 'invalid-action-code', () => confirmPasswordReset(auth, code, password));
      await step('what is no code', 'invalid-action-code', () => verifyPasswordResetCode(auth, 'x'));
      await step('the old password', 'wrong-password', () => signInWithEmailAndPassword(auth, email, password));
      await step('the new one', 'ok', () => signInWithEmailAndPassword(auth, email, another));
    },
  },
  {
    name: 'account',
    async run(bench, step) {
      const { auth, elsewhere, email } = bench;
      await step('sign up', 'ok', () => createUserWithEmailAndPassword(auth, email, password));
      await step('a name', 'ok', () => updateProfile(userOf(bench), { displayName: 'Asha Verma' }));
      await step('look up', 'ok', () => userOf(bench).reload());
      await step('a mail that proves the address', 'ok', () => sendEmailVerification(userOf(bench)));
      // This site's service takes such a code together with the password alone (services/identity/README.md).
      await step('a code without a password', 'operation-not-allowed', () => applyActionCode(auth, 'x'));
      await step('log in elsewhere', 'ok', () => signInWithEmailAndPassword(elsewhere, email, password));
      await step('five characters', 'weak-password', () => updatePassword(userOf(bench), '12345'));
      await step('a new password', 'ok', () => updatePassword(userOf(bench), another));
      await step('refresh', 'ok', () => userOf(bench).getIdToken(true));
      // The emulator leaves every session as it is.
      await step('refresh elsewhere', 'invalid-refresh-token', () =>
        userOf({ ...bench, auth: elsewhere }).getIdToken(true),
      );
      await step('delete', 'ok', () => deleteUser(userOf(bench)));
      await step('log in', 'user-not-found', () => signInWithEmailAndPassword(auth, email, another));
    },
  },
  ...(['google.com', 'github.com', 'facebook.com'] as const).map(social),
];

/** The flow of a provider's credential; the sign-in window before it is left out. */
function social(provider: ProviderId): Flow {
  return {
    name: provider,
    async run(bench, step) {
      const { auth, elsewhere, email, identity } = bench;
      const credential = async (emailVerified: boolean, subject: string, who = email) => {
        const person = { subject, email: who, emailVerified, displayName: 'Asha Verma', photoUrl: null };
        const { now } = identity.clock;
        return credentials[provider](await keepCredential(identity.database.db, { provider, person, now }));
      };
      const signIn = async (...proof: Parameters<typeof credential>) =>
        signInWithCredential(auth, await credential(...proof));
      await step('a new person', 'ok', () => signIn(true, email));
      await step('refresh', 'ok', () => userOf(bench).getIdToken(true));
      await step('the same person', 'ok', () => signIn(true, email));
      await step('the same person proves it again', 'ok', async () =>
        reauthenticateWithCredential(userOf(bench), await credential(true, email)),
      );
      await step('somebody else proves it', 'user-mismatch', async () =>
        reauthenticateWithCredential(userOf(bench), await credential(true, `x${email}`, `x${email}`)),
      );
      const taken = `taken-${email}`;
      await step('sign up elsewhere', 'ok', () => createUserWithEmailAndPassword(elsewhere, taken, password));
      await step('its address, not verified', 'account-exists-with-different-credential', () =>
        signIn(false, taken, taken),
      );
      await step('what no provider gave', 'invalid-credential', () =>
        signInWithCredential(auth, new OAuthProvider(provider).credential({ idToken: 'x' })),
      );
    },
  };
}
