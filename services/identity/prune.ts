import { retention } from '../../contracts/retention.ts';
import { sql, type SqlBool } from 'kysely';
import { accountRecord } from '../../contracts/account-activity.ts';
import { isBelievedTime } from '../database/believed-time.ts';
import type { Store } from '../database/schema.ts';
import { runAll } from '../run-all.ts';
import type { Dependencies } from './dependencies.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';

/** A use of the session this soon after the sign-in is the same visit, not a return. */
const oneVisitMs = 60_000;
/** A sign-up by a provider notes its account and its sign-in one after the other. */
const oneCallMs = 1000;
/** The most sessions and the most known devices of an account, above what people have. */
const mostPerAccount = 50;
/** The tables of which the newest rows of each account stay. */
const bounded = [
  { table: 'account_events', key: sql`id`, time: sql`at`, most: accountRecord.events },
  { table: 'sessions', key: sql`id`, time: sql`coalesce(used_at, signed_in_at)`, most: mostPerAccount },
  { table: 'known_devices', key: sql`hash, network`, time: sql`seen_at`, most: mostPerAccount },
];

/** Deletes expired rows and abandoned accounts. Does nothing while the clock is doubted (believed-time.ts). */
export async function prune({ db, sessions, now, log }: Dependencies, keys: SigningKeys): Promise<void> {
  // One time for all, since the clock may be set while rows are deleted.
  const time = now();
  if (!(await isBelievedTime(db, time, log))) return;
  const expiring = ['action_codes', 'social_flows', 'social_credentials'] as const;
  const outdated = [
    ...expiring.map((table) => db.deleteFrom(table).where('expires_at', '<=', time)),
    db.deleteFrom('known_devices').where('seen_at', '<=', time - retention.knownBrowser),
    db.deleteFrom('account_events').where('at', '<=', time - retention.accountEvents),
    db
      .deleteFrom('passkeys')
      .where('principal', '!=', 'owner')
      .where(sql<SqlBool>`not exists (select 1 from accounts where accounts.id = substr(principal, 9))`),
  ];
  await runAll([
    // Before the sessions are pruned, since they show whether the holder came back.
    () => pruneAbandoned(db, time),
    () => sessions.prune(time),
    () => keys.prune(time),
    ...outdated.map((rows) => () => rows.execute()),
    ...bounded.map((rows) => () => keepNewest(db, rows)),
  ]);
}

/** Deletes all but the newest `most` rows of each account. Only accounts with more are put in order: all of them would hold up the process. */
async function keepNewest(db: Store, { table, key, time, most }: (typeof bounded)[number]): Promise<void> {
  const rows = sql.table(table);
  await sql`
    delete from ${rows} where (account_id, ${key}) in (
      select account_id, ${key} from (
        select account_id, ${key}, row_number() over (partition by account_id order by ${time} desc, ${key}) as place from ${rows}
        where account_id in (select account_id from ${rows} group by account_id having count(*) > ${most})
      ) as placed where place > ${most})`.execute(db);
}

/**
 * Deletes abandoned accounts: those with an unproved address and without a session, whose holder never came back or stayed away
 * longer than the device cookie lives. Using a session counts as coming back; that is copied to `last_login_at` first, since
 * sessions end earlier.
 */
async function pruneAbandoned(db: Store, now: number): Promise<void> {
  await sql`
    update accounts set last_login_at = used.at
    from (select account_id, max(used_at) as at from sessions group by account_id) as used
    where used.account_id = accounts.id and email_verified = 0 and used.at > last_login_at + ${oneVisitMs}`.execute(db);
  await db
    .deleteFrom('accounts')
    .where('email_verified', '=', 0)
    .where('last_login_at', '<=', now - retention.abandonedAccount)
    .where((is) =>
      is.or([
        is('last_login_at', '<', is('created_at', '+', oneCallMs)),
        is('last_login_at', '<=', now - retention.knownBrowser),
      ]),
    )
    .where(sql<SqlBool>`not exists (select 1 from sessions where account_id = accounts.id)`)
    .execute();
}
