import type { AccountMailOf } from '../../../contracts/mails.ts';
import type { Transaction } from '../../database/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Account } from './account-queries.ts';
import { withGrant } from './grant-mail.ts';

type Notice = {
  template: AccountMailOf<'notice'>;
  account: Pick<Account, 'email' | 'email_verified'>;
  fields: Record<string, string>;
};

/** The address of the account's page, for a notice. */
export const accountLink = ({ siteOrigin, prefix, words }: Dependencies) =>
  `${siteOrigin}${prefix}${words.accountPath}`;

/** Tells the holder; `further` are fields that were not known before the change. */
type Tell = (further?: Record<string, string>) => Promise<void>;
export type Change<Result> = (transaction: Transaction, tell: Tell) => Promise<Result>;

/**
 * Changes an account and notifies its holder by mail in one transaction. No mail goes to an unproved address, which may be a
 * stranger's, nor to one whose mail budget is used up. A change that tells nothing uses up none of it.
 */
export async function inOneCommit<Result>(
  dependencies: Dependencies,
  notice: Notice,
  change: Change<Result>,
): Promise<Result> {
  const { mail } = dependencies;
  const { template, account, fields } = notice;
  const email = account.email_verified === 1 ? account.email : null;
  const grant = email === null ? undefined : await mail.grant({ template, inbox: email, isProved: true });
  let isTold = false;
  const result = await withGrant(dependencies, grant, (transaction, send) =>
    change(transaction, async (further) => {
      if (email !== null) await send?.(template, { email, ...fields, ...further });
      isTold = send !== undefined;
    }),
  );
  if (isTold) mail.wake();
  else if (grant && 'refund' in grant) await grant.refund();
  return result;
}
