import type { ProviderId } from '../../../contracts/identity-wire.ts';
import type { Transaction } from '../../database/schema.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { ProvenPerson } from '../social/providers.ts';
import { type Account, addAccount, findAccountByEmail, lockAccount } from './account-queries.ts';
import { record } from './account-record.ts';
import { proveEmail } from './prove-email.ts';

/** `hasEndedWays`: the arrival proved the address, which ended the ways to sign in of before. `taken`: the account that has this address, which the person has not proved to own. */
type Found = { account: Account; isNew: boolean; hasEndedWays: boolean } | { taken: Account };

type Arrival = { provider: ProviderId; person: ProvenPerson; autoCreate: boolean; caller: Caller };

/**
 * The account of a person who signs in through a provider: the linked one; else the one with the same address, if the provider has
 * verified that; else a new one. Throws EMAIL_NOT_FOUND when `autoCreate` is false, EMAIL_EXISTS in a race of two sign-ins.
 */
export async function accountOfPerson(
  dependencies: Dependencies,
  transaction: Transaction,
  { provider, person, autoCreate, caller }: Arrival,
): Promise<Found> {
  const { email, emailVerified } = person;
  const found =
    (await findLinked(transaction, provider, person.subject)) ??
    (email === null ? undefined : await findAccountByEmail(transaction, email));
  const known = found && (await lockAccount(transaction, found.id));
  if (known) {
    // The link is read again under the lock: proving the address meanwhile would have removed it.
    const isLinked = (await findLinked(transaction, provider, person.subject))?.id === known.id;
    const isProved = emailVerified && known.email === email;
    if (!isLinked && !isProved) return { taken: known };
    const hasEndedWays = isProved && (await proveEmail(dependencies, transaction, { account: known, caller }));
    const account = await link(dependencies, transaction, known.id, { provider, person });
    const event = { accountId: known.id, caller, now: dependencies.now(), provider };
    if (!isLinked) await record(transaction, { ...event, kind: 'provider-linked' });
    return { account, isNew: false, hasEndedWays };
  }
  // The official SDK reads this code as "another person than before"; on USER_NOT_FOUND it would log out.
  if (!autoCreate) throw new IdentityError('emailNotFound');
  const added = await addAccount(transaction, { email, email_verified: emailVerified ? 1 : 0 }, dependencies.now());
  if (!added) throw new IdentityError('emailExists');
  const account = await link(dependencies, transaction, added.id, { provider, person });
  return { account, isNew: true, hasEndedWays: false };
}

async function findLinked(transaction: Transaction, provider: ProviderId, subject: string) {
  return transaction
    .selectFrom('accounts')
    .innerJoin('account_providers', 'account_providers.account_id', 'accounts.id')
    .selectAll('accounts')
    .where('account_providers.provider', '=', provider)
    .where('account_providers.subject', '=', subject)
    .executeTakeFirst();
}

async function link(
  { now }: Dependencies,
  transaction: Transaction,
  accountId: string,
  { provider, person }: { provider: ProviderId; person: ProvenPerson },
): Promise<Account> {
  const shown = { email: person.email, display_name: person.displayName };
  const { account_id: linkedTo } = await transaction
    .insertInto('account_providers')
    .values({ provider, subject: person.subject, account_id: accountId, created_at: now(), ...shown })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doUpdateSet(shown))
    .returning('account_id')
    .executeTakeFirstOrThrow();
  // A concurrent sign-in of the same person has created another account; the next try finds it.
  if (linkedTo !== accountId) throw new IdentityError('emailExists');
  // Name and picture come from the provider only where the holder has set none.
  return transaction
    .updateTable('accounts')
    .set((value) => ({
      display_name: value.fn.coalesce('display_name', value.val(person.displayName)),
      photo_url: value.fn.coalesce('photo_url', value.val(person.photoUrl)),
    }))
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
