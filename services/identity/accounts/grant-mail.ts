import type { AccountMailId, AccountMailOf } from '../../../contracts/mails.ts';
import type { Transaction } from '../../database/schema.ts';
import type { MailGrant } from '../../mail-sender.ts';
import { knownBy } from '../devices/known-devices.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import type { Account } from './account-queries.ts';

type Asked = {
  template: AccountMailOf<'recovery'>;
  email: string;
  account: Account | undefined;
  caller: Caller;
};

/**
 * Asks the mail budget for a mail that a caller wants sent to an address. Throws TOO_MANY_ATTEMPTS_TRY_LATER when it is used up;
 * where the existence of accounts is hidden it returns that instead: nothing is sent, and the caller is answered as usual. Whoever
 * proves the address of their own account is always told.
 */
export async function grantMail(
  { db, mail, hideAccountExistence }: Pick<Dependencies, 'db' | 'mail' | 'hideAccountExistence'>,
  { template, email, account, caller }: Asked,
): Promise<MailGrant> {
  const known = await knownBy(db, email, caller);
  const reserve = { browser: hashSecret(caller.browser), network: caller.network, none: undefined }[known];
  const isProved = account?.email_verified === 1;
  const isReset = template === 'password_reset';
  const isAbsent = isReset && !account;
  const grant = await mail.grant({ template, inbox: email, isProved, isAbsent, sender: caller.address, reserve });
  if ('refund' in grant) return grant;
  const isHidden = hideAccountExistence && template !== 'verify_email';
  if (isHidden && (grant.enough === 'inbox' || (isReset && grant.enough === 'everywhere'))) return grant;
  throw new IdentityError('tooManyAttempts', 429, grant.retryAfterSeconds);
}

type Send = (template: AccountMailId, fields: Record<string, string>) => Promise<void>;

/**
 * Does work in one transaction, in which `send` stores a mail. `send` is undefined where no mail is granted; a grant is refunded when
 * the work fails.
 */
export async function withGrant<Result>(
  { db, mail }: Pick<Dependencies, 'db' | 'mail'>,
  grant: MailGrant | undefined,
  work: (transaction: Transaction, send: Send | undefined) => Promise<Result>,
): Promise<Result> {
  const refund = grant && 'refund' in grant ? grant.refund : undefined;
  try {
    return await db.transaction().execute((transaction) => {
      const send: Send = (template, fields) => mail.enqueueIn(transaction, { key: newSecret(), template, fields });
      return work(transaction, refund && send);
    });
  } catch (error) {
    await refund?.();
    throw error;
  }
}
