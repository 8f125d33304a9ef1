import { identityErrors } from '../../../contracts/identity-wire.ts';
import type { AccountMailOf } from '../../../contracts/mails.ts';
import type { MailGrant } from '../../mail-sender.ts';
import { acquaintanceOf } from '../devices/known-devices.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { hashSecret } from '../../secrets.ts';
import type { Account } from './account-queries.ts';

type Asked = {
  template: AccountMailOf<'recovery'>;
  email: string;
  /** The account of the address, if it has one. */
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
  const known = await acquaintanceOf(db, email, caller);
  const reserve = { browser: hashSecret(caller.browser), network: caller.network, none: undefined }[known];
  const isProved = account?.email_verified === 1;
  const isReset = template === 'password_reset';
  const isAbsent = isReset && !account;
  const grant = await mail.grant({ template, inbox: email, isProved, isAbsent, sender: caller.address, reserve });
  if ('refund' in grant) return grant;
  const isHidden = hideAccountExistence && template !== 'verify_email';
  if (isHidden && (grant.enough === 'inbox' || (isReset && grant.enough === 'everywhere'))) return grant;
  throw new IdentityError(identityErrors.tooManyAttempts, 429, grant.retryAfterSeconds);
}

/** Does the work that stores a mail, if one is granted, and refunds the grant when it fails. */
export async function withGrant<Result>(
  grant: MailGrant | undefined,
  work: (isGranted: boolean) => Promise<Result>,
): Promise<Result> {
  const refund = grant && 'refund' in grant ? grant.refund : undefined;
  try {
    return await work(refund !== undefined);
  } catch (error) {
    await refund?.();
    throw error;
  }
}
