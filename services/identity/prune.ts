import { retention } from '../../contracts/retention.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { accountRecord } from '../../contracts/account-activity.ts';
import { isBelievedTime } from '../database/believed-time.ts';
import type { Schema } from '../database/schema.ts';
import type { Dependencies } from './dependencies.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';

const day = 24 * 60 * 60_000;
/** An account that nobody proved and nobody came back to in so long was a mistake, or a program's. */
const abandonedMs = retention.abandonedAccount;
/** A browser keeps its cookie no longer. */
const deviceMs = retention.knownBrowser;
/** More than anybody has; the ones used last stay. */
const mostPerAccount = { sessions: 50, known_devices: 50 } as const;

/** Deletes what has expired: it is worth nothing any more, and some of it names a person. Not while the clock is doubted. */
export async function prune({ db, sessions, now, log }: Dependencies, keys: SigningKeys): Promise<void> {
  if (!(await isBelievedTime(db, now(), log))) return;
  for (const table of ['action_codes', 'social_flows', 'social_credentials'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now()).execute();
  }
  await sessions.prune();
  await keys.prune();
  await db
    .deleteFrom('known_devices')
    .where('seen_at', '<=', now() - deviceMs)
    .execute();
  await db
    .deleteFrom('account_events')
    .where('at', '<=', now() - accountRecord.days * day)
    .execute();
  await keepNewest(db, 'account_events', { key: sql`id`, time: sql`at`, most: accountRecord.events });
  await keepNewest(db, 'sessions', {
    key: sql`id`,
    time: sql`coalesce(used_at, signed_in_at)`,
    most: mostPerAccount.sessions,
  });
  await keepNewest(db, 'known_devices', {
    key: sql`hash, network`,
    time: sql`seen_at`,
    most: mostPerAccount.known_devices,
  });
  await pruneAbandoned(db, now());
  await db
    .deleteFrom('passkeys')
    .where('principal', '!=', 'owner')
    .where(sql<string>`substr(principal, 9)`, 'not in', db.selectFrom('accounts').select('id'))
    .execute();
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

/** Accounts of an unproved address without provider or session, whose holder never came back, or not for as long as a browser is known. */
async function pruneAbandoned(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('accounts')
    .where('email_verified', '=', 0)
    .where('last_login_at', '<=', now - abandonedMs)
    .where((is) => is.or([is('last_login_at', '=', is.ref('created_at')), is('last_login_at', '<=', now - deviceMs)]))
    .where('id', 'not in', (query) => query.selectFrom('account_providers').select('account_id'))
    .where('id', 'not in', (query) => query.selectFrom('sessions').select('account_id'))
    .execute();
}
