import type { ReactNode } from 'react';
import { accountQuestions as questions, dataFile } from '../../../content/account-questions.ts';
import { type AccountInfo, authPaths, identityPaths, type SignInAnswer } from '../../../contracts/identity-wire.ts';
import { keepsAccounts, keepsMessages } from '../../../contracts/own-services.ts';
import { callIdentity } from '../../identity-client/call-identity.ts';
import { isEnded } from '../../identity-client/fresh-token.ts';
import { revoke, signInWithPassword } from '../../identity-client/identity-client.ts';
import { requirePasskeys } from '../../identity-client/require-passkeys.ts';
import { isRemembered, asSession, endSession, renewSession } from '../../identity-client/session.ts';
import { findAccount, findActivity, hasPassword, sessionOf, withToken } from './account-calls.ts';
import { accountData } from './account-data.ts';
import { readWholeCorrespondence } from './correspondence-calls.ts';
import { Question } from './question.tsx';

/* What the account page does when it is asked to; loaded then (load-actions.ts). */

type AskProps = { account: AccountInfo; onDone: () => void; onClose: () => void };

/** Ends every session of the account, this one too. */
export function EverywhereQuestion({ account, onDone, onClose }: AskProps) {
  const act = async () => {
    const session = sessionOf(account.localId);
    try {
      if (session)
        await callIdentity(authPaths.revoke, new URLSearchParams({ token: session.refreshToken, all: 'true' }));
      onDone();
    } catch (failure) {
      // Where the session had ended elsewhere, it only ends here.
      if (!isEnded(failure)) throw failure;
    }
    endSession(account.localId);
  };
  return <Question words={questions.everywhere} act={act} onClose={onClose} />;
}

type DeletionProps = AskProps & { text: string; note: ReactNode };

/** Deletes the account, after its password or, without one, a recent login. */
export function DeletionQuestion({ account, text, note, onDone, onClose }: DeletionProps) {
  const needsPassword = hasPassword(account);
  const act = async (password: string) => {
    const remove = (idToken: string) => callIdentity(identityPaths.delete, { idToken });
    const answer = needsPassword
      ? await remove(await proveAgain(account, password))
      : await withToken(remove, account.localId);
    endSession(account.localId);
    if (answer) onDone();
  };
  return (
    <Question
      words={{ ...questions.removal, text }}
      passwordOf={needsPassword && account}
      isFinal
      act={act}
      onClose={onClose}
    >
      {note}
    </Question>
  );
}

/** Logs in again, which the service requires for critical changes of an account, and ends the previous session. */
async function proveAgain(account: AccountInfo, password: string): Promise<string> {
  // Where the account was deleted elsewhere its session has ended, which the page shows by itself.
  await findAccount();
  const answer = await signInWithPassword({ email: account.email ?? '', password }, isRemembered());
  const before = sessionOf(account.localId);
  if (before) {
    renewSession(asSession(answer, Date.now()), before.refreshToken);
    await revoke(before.refreshToken).catch(reportError);
  }
  return answer.idToken;
}

/** Adds a passkey to this device, after the password where the account has one. */
export function PasskeyQuestion({ account, onDone, onClose }: AskProps) {
  const act = async (currentPassword: string) => {
    requirePasskeys();
    await withToken((idToken) => addPasskey(idToken, currentPassword), account.localId);
    onDone();
  };
  return (
    <Question
      words={questions.passkey}
      passwordOf={hasPassword(account) && account}
      act={act}
      reason={passkeyReason}
      onClose={onClose}
    />
  );
}

type Creation = { options: PublicKeyCredentialCreationOptionsJSON };

/** Rejects with a DOMException when the visitor makes none. */
async function addPasskey(idToken: string, currentPassword: string): Promise<void> {
  const { options } = await callIdentity<Creation>(authPaths.passkey.create, { idToken, currentPassword });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await callIdentity(authPaths.passkey.add, { idToken, credential });
}

function passkeyReason(failure: unknown): string | undefined {
  if (!(failure instanceof DOMException)) return undefined;
  const { cancelled, present, unsupported } = questions.passkey;
  if (failure.name === 'InvalidStateError') return present;
  return failure.name === 'NotSupportedError' ? unsupported : cancelled;
}

export async function removePasskey({ localId }: AccountInfo, id: string): Promise<void> {
  await withToken((idToken) => callIdentity(authPaths.passkey.remove, { idToken, id }), localId);
}

type Passwords = { current: string; next: string };
type Tokens = Pick<SignInAnswer, 'idToken' | 'refreshToken' | 'expiresIn'>;

/** Sets a new password, given the current one, which ends every session. The new tokens replace the old. Hosted Firebase requires a recent login. */
export async function setPassword(account: AccountInfo, { current, next }: Passwords): Promise<void> {
  const answer = keepsAccounts
    ? await withToken(
        (idToken) => callIdentity<Tokens>(authPaths.password, { idToken, currentPassword: current, newPassword: next }),
        account.localId,
      )
    : await callIdentity<Tokens>(identityPaths.update, {
        idToken: await proveAgain(account, current),
        password: next,
        returnSecureToken: true,
      });
  if (!answer) return;
  const { expiresIn, ...tokens } = answer;
  const session = sessionOf(account.localId);
  const expiresAt = Date.now() + Number(expiresIn) * 1000;
  if (session) renewSession({ ...session, ...tokens, expiresAt }, session.refreshToken);
}

/** Collects all data of the page and gives it as a file. */
export async function downloadData(account: AccountInfo): Promise<void> {
  const isShown = keepsMessages && account.emailVerified;
  const correspondence = isShown ? await readWholeCorrespondence(account.localId) : undefined;
  // The session has ended, which the page shows by itself.
  if (isShown && !correspondence) return;
  const activity = keepsAccounts ? await findActivity(account) : undefined;
  const data = accountData(account, { correspondence, activity, now: Date.now() });
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  // The address is not revoked: Safari reads the file after the click.
  Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: dataFile }).click();
}
