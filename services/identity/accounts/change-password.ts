import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Parts } from '../parts.ts';
import { newSecret } from '../../secrets.ts';
import type { Account } from './sign-in-answer.ts';

/**
 * Stores a new password, ends every session, forgets the links that would set another, and tells the holder.
 * The mail is part of the same transaction.
 */
export async function changePassword(
  { sessions, mail, siteOrigin, now }: Parts,
  transaction: Transaction<Schema>,
  { account, hash }: { account: Account; hash: string },
): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ password_hash: hash, password_changed_at: now() })
    .where('id', '=', account.id)
    .execute();
  await sessions.endAll(transaction, account.id);
  await transaction.deleteFrom('action_codes').where('account_id', '=', account.id).execute();
  if (account.email === null) return;
  const link = `${siteOrigin}/forgot-password`;
  await mail.enqueueIn(transaction, {
    key: newSecret(),
    template: 'password_changed',
    fields: { email: account.email, link },
    held: false,
  });
}
