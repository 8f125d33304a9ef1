import { authPaths } from '../../../contracts/identity-wire.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { call, text } from '../protocol/call.ts';
import { findAccountByEmail, lockAccount } from './account-queries.ts';
import { grantMail, withGrant } from './grant-mail.ts';
import { addActionCode } from './action-codes.ts';
import { checkedEmail } from './email-address.ts';
import { signedIn, stillSignedIn } from './signed-in.ts';

const fields = { requestType: text, email: text, idToken: text };
const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';
/** The least duration of an answer that must not show whether a mail was stored: many times what storing takes. */
const hiddenAnswerMs = 300;

/** Sends a mail with a link that is valid once: to reset a password, or to prove the address of the signed-in account. */
export const sendOobCode = call(fields, async (dependencies, { requestType, email, idToken }, caller) => {
  switch (requestType) {
    case '':
      throw new IdentityError('missingRequestType');
    case 'PASSWORD_RESET':
      return dependencies.hideAccountExistence
        ? withMinimumDuration(dependencies, () => sendResetLink(dependencies, email, caller))
        : sendResetLink(dependencies, email, caller);
    case 'VERIFY_EMAIL':
      return sendProofLink(dependencies, idToken, caller);
    default:
      throw new IdentityError('operationNotAllowed');
  }
});

async function sendResetLink(dependencies: Dependencies, typed: string, caller: Caller) {
  const { db, mail, hideAccountExistence } = dependencies;
  const email = checkedEmail(typed);
  const account = await findAccountByEmail(db, email);
  const grant = await grantMail(dependencies, { template: 'password_reset', email, account, caller });
  if (!account && !hideAccountExistence) throw new IdentityError('emailNotFound');
  await withGrant(dependencies, grant, async (transaction, send) => {
    // Its holder may have deleted it meanwhile.
    const present = account && (await lockAccount(transaction, account.id));
    const accountId = present?.id ?? null;
    const code = await addActionCode(dependencies, transaction, { accountId, purpose: 'PASSWORD_RESET' });
    if (present) await send?.('password_reset', { email, link: linkTo(dependencies, 'resetPassword', code) });
  });
  // Not woken, the relay finds the mail within a second. Waking it would slow the next answer and so show that there was a mail.
  if (account && !hideAccountExistence) mail.wake();
  return { kind, email };
}

/** Delays an answer to `hiddenAnswerMs`, so that its time does not show whether a mail was stored. */
async function withMinimumDuration<Result>({ wait }: Dependencies, work: () => Promise<Result>): Promise<Result> {
  const earliest = wait(hiddenAnswerMs);
  try {
    return await work();
  } finally {
    await earliest;
  }
}

async function sendProofLink(dependencies: Dependencies, idToken: string, caller: Caller) {
  const { account, session } = await signedIn(dependencies, idToken);
  const { id: accountId, email } = account;
  if (email === null) throw new IdentityError('missingEmail');
  const grant = await grantMail(dependencies, { template: 'verify_email', email, account, caller });
  await withGrant(dependencies, grant, async (transaction, send) => {
    await stillSignedIn(dependencies, transaction, session);
    const code = await addActionCode(dependencies, transaction, { accountId, purpose: 'VERIFY_EMAIL' });
    const also = account.password_hash === null ? {} : { also: 'password' };
    await send?.('verify_email', { email, link: linkTo(dependencies, 'verifyEmail', code), ...also });
  });
  dependencies.mail.wake();
  return { kind, email };
}

function linkTo({ siteOrigin, prefix }: Dependencies, mode: 'resetPassword' | 'verifyEmail', code: string): string {
  return `${siteOrigin}${prefix}${authPaths.action}?mode=${mode}&oobCode=${code}`;
}
