import { type Migration, Migrator } from 'kysely/migration';
import { createIdentity } from './migrations/0002-identity.ts';
import { addVisitor } from './migrations/0005-visitor.ts';
import { addPasskeys } from './migrations/0008-passkeys.ts';
import { createLimitCounts } from './migrations/0009-limits.ts';
import { addAccountSecurity } from './migrations/0010-account-security.ts';
import { indexFullOutbox } from './migrations/0015-full-outbox.ts';
import { inSql } from './migrations/in-sql.ts';
import type { Store } from './schema.ts';

/** The migrations in the order they run. A released migration is never renamed or changed. */
const migrations: Record<string, Migration> = {
  // The mails to deliver, with their state.
  '0001-outbox': inSql(`
    create table outbox (
      key text primary key not null,
      template text not null,
      fields text not null,
      state text not null,
      route text not null,
      attempts integer not null default 0,
      created_at bigint not null,
      due_at bigint not null,
      lease text,
      failure text,
      refused_by text,
      finished_at bigint
    );
    create index outbox_due on outbox (state, due_at)`),
  '0002-identity': createIdentity,
  // Subscribers of the newsletter, and the tokens of their links.
  '0003-newsletter': inSql(`
    create table subscribers (
      address text primary key not null,
      email text not null,
      state text not null,
      created_at bigint not null,
      confirmed_at bigint,
      left_at bigint
    );
    create table newsletter_tokens (
      hash text primary key not null,
      address text not null references subscribers (address) on delete cascade,
      purpose text not null,
      expires_at bigint
    );
    create index newsletter_tokens_address on newsletter_tokens (address)`),
  // The salt by which a used refresh token yields the same successor once more.
  '0004-refresh-leeway': inSql('alter table refresh_tokens add column successor_salt text'),
  '0005-visitor': addVisitor,
  // The purpose of a mailed link. Links sent before this migration reset a password.
  '0006-action-purpose': inSql("alter table action_codes add column purpose text not null default 'PASSWORD_RESET'"),
  // When the owner marked a mail done, and when a requeued mail first came.
  '0007-owner': inSql(`
    alter table outbox add column done_at bigint;
    alter table outbox add column received_at bigint`),
  '0008-passkeys': addPasskeys,
  '0009-limits': createLimitCounts,
  '0010-account-security': addAccountSecurity,
  // One row that readiness writes to, with SQLite, and an index for the counts of the outbox.
  '0014-store': inSql(`
    create table store (id integer primary key not null, proved_at bigint not null);
    insert into store (id, proved_at) values (1, 0);
    create index outbox_open on outbox (state, done_at, created_at)`),
  '0015-full-outbox': indexFullOutbox,
  // How often each page was seen on each day.
  '0016-page-views': inSql(`
    create table page_views (
      day text not null,
      path text not null,
      views integer not null,
      constraint page_views_key primary key (day, path)
    )`),
  // The passkey that began a session, which ends with it.
  '0017-session-passkey': inSql('alter table sessions add column passkey text'),
  // The browser and network that began a session of the owner; null in a session of before.
  '0018-owner-session-device': inSql(`
    alter table owner_sessions add column device text;
    alter table owner_sessions add column network text`),
  // Whether a session outlasts its tab, and which browser used a refresh token; null where it was used before.
  '0019-session-life': inSql(`
    alter table sessions add column remembered integer not null default 1;
    alter table refresh_tokens add column used_by text`),
  // Indexes of expired tokens, half a million after a year of newsletters, and of the subscribers as they are listed.
  '0020-large-store': inSql(`
    create index newsletter_tokens_expiry on newsletter_tokens (expires_at);
    create index refresh_tokens_expiry on refresh_tokens (expires_at);
    create index refresh_tokens_salt on refresh_tokens (used_at) where successor_salt is not null;
    create index subscribers_since on subscribers
      ((case state when 'confirmed' then confirmed_at when 'left' then left_at else created_at end) desc, address, state)`),
};

/** Called before the first migration; `isNew` says that the store is empty, so that no data can be lost. */
export type BeforeChange = (store: { isNew: boolean }) => Promise<void>;

/** The names of this version's migrations, in order. */
export const knownMigrations: readonly string[] = Object.keys(migrations);

/** Kysely's migrator with the migrations of this version. */
export const createMigrator = (db: Store) => new Migrator({ db, provider: { getMigrations: async () => migrations } });

/**
 * Runs pending migrations under a lock: of several processes that start at once, one migrates and the others wait.
 * `beforeChange` runs first if any are pending; when it rejects, nothing is changed.
 */
export async function migrate(db: Store, beforeChange?: BeforeChange): Promise<void> {
  const migrator = createMigrator(db);
  if (beforeChange) {
    const all = await migrator.getMigrations();
    const pending = all.filter(({ executedAt }) => executedAt === undefined);
    if (pending.length > 0) await beforeChange({ isNew: pending.length === all.length });
  }
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date', { cause: error });
}
