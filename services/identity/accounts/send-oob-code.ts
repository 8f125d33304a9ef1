import * as v from 'valibot';
import { authPaths, identityErrors } from '../../../contracts/identity-wire.ts';
import type { Caller, Parts } from '../parts.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { text } from '../protocol/read-body.ts';
import { hashSecret, newSecret } from '../tokens/secrets.ts';
import { findAccountByEmail } from './account-queries.ts';
import { checkedEmail } from './email-address.ts';

export const oobBody = v.object({ requestType: text, email: text });

/** How long the link of a password-reset mail is good. */
const resetLinkMs = 60 * 60_000;

/** Sends a mail with a link that sets a new password, good once and for an hour. */
export async function sendOobCode(
  parts: Parts,
  { requestType, email: typed }: v.InferOutput<typeof oobBody>,
  { address }: Caller,
) {
  const { db, mail, limits, siteOrigin, hideAccountExistence, now } = parts;
  if (requestType === '') throw new IdentityError(identityErrors.missingRequestType);
  if (requestType !== 'PASSWORD_RESET') throw new IdentityError(identityErrors.operationNotAllowed);
  const email = checkedEmail(typed);
  await limits.mail(address, email);
  const account = await findAccountByEmail(db, email);
  if (!account && !hideAccountExistence) throw new IdentityError(identityErrors.emailNotFound);
  const code = newSecret();
  await db.transaction().execute(async (transaction) => {
    // For an unknown address the row belongs to nobody: the answer then takes as long as for a known one.
    await transaction
      .insertInto('action_codes')
      .values({ hash: hashSecret(code), account_id: account?.id ?? null, expires_at: now() + resetLinkMs })
      .execute();
    if (!account) return;
    const link = `${siteOrigin}${authPaths.action}?mode=resetPassword&oobCode=${code}`;
    await mail.enqueueIn(transaction, {
      key: newSecret(),
      template: 'password_reset',
      fields: { email, link },
      held: false,
    });
  });
  if (account) mail.nudge();
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
}
