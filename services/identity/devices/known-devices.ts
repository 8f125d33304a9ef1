import type { Store, Transaction } from '../../database/schema.ts';
import type { Caller } from '../caller.ts';
import { hashSecret } from '../../secrets.ts';

/** How an account knows a caller: by the browser's cookie, by its network, or not at all. */
export type KnownBy = 'browser' | 'network' | 'none';

/** Whether this browser, or another on its network, has signed in to the account of an address. One query, so that its time does not show who has an account. */
export async function knownBy(db: Store, email: string, caller: Caller): Promise<KnownBy> {
  const hash = hashSecret(caller.browser);
  const devices = await db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
    .select('known_devices.hash')
    .where('accounts.email', '=', email)
    .where((is) => is.or([is('known_devices.hash', '=', hash), is('known_devices.network', '=', caller.network)]))
    .execute();
  if (devices.some((device) => device.hash === hash)) return 'browser';
  return devices.length > 0 ? 'network' : 'none';
}

/** Whether somebody has signed in to an account in this browser. */
export async function isKnownBrowser(db: Store, accountId: string, { browser }: Caller): Promise<boolean> {
  const known = db.selectFrom('known_devices').select('network').where('account_id', '=', accountId);
  return (await known.where('hash', '=', hashSecret(browser)).executeTakeFirst()) !== undefined;
}

type AccountCaller = { accountId: string; caller: Caller };

/** Stores the browser and network of a sign-in. Resolves to whether the browser is new to the account. */
export async function rememberDevice(
  transaction: Transaction,
  { accountId, caller, now }: AccountCaller & { now: number },
): Promise<boolean> {
  const { network } = caller;
  const key = { account_id: accountId, hash: hashSecret(caller.browser) };
  const isKnown = await isKnownBrowser(transaction, accountId, caller);
  await transaction
    .insertInto('known_devices')
    .values({ ...key, network, seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'hash', 'network']).doUpdateSet({ seen_at: now }))
    .execute();
  return !isKnown;
}

/** Deletes the browsers and networks that an account knows, but for the caller's own browser: any other may be an intruder's. */
export async function forgetOtherDevices(
  transaction: Transaction,
  { accountId, caller }: AccountCaller,
): Promise<void> {
  const theirs = transaction.deleteFrom('known_devices').where('account_id', '=', accountId);
  await theirs.where('hash', '!=', hashSecret(caller.browser)).execute();
}
