import { retention } from '../../contracts/retention.ts';
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { accountRecord } from '../../contracts/account-activity.ts';
import { isBelievedTime } from '../database/believed-time.ts';
import type { Schema } from '../database/schema.ts';
import { runAll } from '../run-all.ts';
import type { Dependencies } from './dependencies.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';

const day = 24 * 60 * 60_000;
/** An account that nobody proved and nobody came back to in so long was a mistake, or a program's. */
const abandonedMs = retention.abandonedAccount;
/** A browser keeps its cookie no longer. */
const deviceMs = retention.knownBrowser;
/** A session that is used so soon after a sign-in is no return. */
const oneVisitMs = 60_000;
/** More than anybody has; the ones used last stay. */
const mostPerAccount = { sessions: 50, known_devices: 50 } as const;

/** Deletes what has expired: it is worth nothing any more, and some of it names a person. Not while the clock is doubted. */
export async function prune({ db, sessions, now, log }: Dependencies, keys: SigningKeys): Promise<void> {
  if (!(await isBelievedTime(db, now(), log))) return;
  const expiring = ['action_codes', 'social_flows', 'social_credentials'] as const;
  const outdated = [
    ...expiring.map((table) => db.deleteFrom(table).where('expires_at', '<=', now())),
    db.deleteFrom('known_devices').where('seen_at', '<=', now() - deviceMs),
    db.deleteFrom('account_events').where('at', '<=', now() - accountRecord.days * day),
    db
      .deleteFrom('passkeys')
      .where('principal', '!=', 'owner')
      .where(sql<SqlBool>`not exists (select 1 from accounts where accounts.id = substr(principal, 9))`),
  ];
  await runAll([
    // Sessions tell whether somebody came back.
    () => pruneAbandoned(db, now()),
    () => sessions.prune(),
    () => keys.prune(),
    ...outdated.map((rows) => () => rows.execute()),
    () => keepNewest(db, 'account_events', { key: sql`id`, time: sql`at`, most: accountRecord.events }),
    () =>
      keepNewest(db, 'sessions', {
        key: sql`id`,
        time: sql`coalesce(used_at, signed_in_at)`,
        most: mostPerAccount.sessions,
      }),
    () =>
      keepNewest(db, 'known_devices', {
        key: sql`hash, network`,
        time: sql`seen_at`,
        most: mostPerAccount.known_devices,
      }),
  ]);
}

type Kept = { key: RawBuilder<unknown>; time: RawBuilder<unknown>; most: number };

/** Of each account's rows, as many as are kept. */
async function keepNewest(db: Kysely<Schema>, table: string, { key, time, most }: Kept): Promise<void> {
  const rows = sql.table(table);
  await sql`
    delete from ${rows} where (account_id, ${key}) in (
      select account_id, ${key} from (
        select account_id, ${key}, row_number() over (partition by account_id order by ${time} desc, ${key}) as place from ${rows}
      ) as placed where place > ${most})`.execute(db);
}

/**
 * Deletes the accounts of an unproved address without provider or session, whose holder never came back, or not for as long as a browser is known. Whoever
 * uses a session comes back like one who signs in; its use is noted on the account here, as sessions end before that matters.
 */
async function pruneAbandoned(db: Kysely<Schema>, now: number): Promise<void> {
  await sql`
    update accounts set last_login_at = used.at
    from (select account_id, max(used_at) as at from sessions group by account_id) as used
    where used.account_id = accounts.id and email_verified = 0 and used.at > last_login_at + ${oneVisitMs}`.execute(db);
  await db
    .deleteFrom('accounts')
    .where('email_verified', '=', 0)
    .where('last_login_at', '<=', now - abandonedMs)
    .where((is) => is.or([is('last_login_at', '=', is.ref('created_at')), is('last_login_at', '<=', now - deviceMs)]))
    .where(sql<SqlBool>`not exists (select 1 from account_providers where account_id = accounts.id)`)
    .where(sql<SqlBool>`not exists (select 1 from sessions where account_id = accounts.id)`)
    .execute();
}
