import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { createOutbox } from './migrations/0001-outbox.ts';
import { createIdentity } from './migrations/0002-identity.ts';
import { createNewsletter } from './migrations/0003-newsletter.ts';
import { addVisitor } from './migrations/0005-visitor.ts';
import { addPasskeys } from './migrations/0008-passkeys.ts';
import { createLimitCounts } from './migrations/0009-limits.ts';
import { addAccountSecurity } from './migrations/0010-account-security.ts';
import { addStore } from './migrations/0014-store.ts';
import { indexFullOutbox } from './migrations/0015-full-outbox.ts';
import { createPageViewCounts } from './migrations/0016-page-views.ts';
import type { Schema } from './schema.ts';

/** The migrations in the order they run. A released migration is never renamed or changed. */
const migrations: Record<string, Migration> = {
  '0001-outbox': createOutbox,
  '0002-identity': createIdentity,
  '0003-newsletter': createNewsletter,
  // The salt by which a used refresh token yields the same successor once more.
  '0004-refresh-leeway': addColumns(['refresh_tokens', 'successor_salt text']),
  '0005-visitor': addVisitor,
  // The purpose of a mailed link. Links sent before this migration reset a password.
  '0006-action-purpose': addColumns(['action_codes', "purpose text not null default 'PASSWORD_RESET'"]),
  // When the owner marked a mail done, and when a requeued mail first came.
  '0007-owner': addColumns(['outbox', 'done_at bigint'], ['outbox', 'received_at bigint']),
  '0008-passkeys': addPasskeys,
  '0009-limits': createLimitCounts,
  '0010-account-security': addAccountSecurity,
  '0014-store': addStore,
  '0015-full-outbox': indexFullOutbox,
  '0016-page-views': createPageViewCounts,
  // The passkey that began a session, which ends with it.
  '0017-session-passkey': addColumns(['sessions', 'passkey text']),
  // The browser and network that began a session of the owner; null in a session of before.
  '0018-owner-session-device': addColumns(['owner_sessions', 'device text'], ['owner_sessions', 'network text']),
  // Whether a session outlasts its tab, and which browser used a refresh token; null where it was used before.
  '0019-session-life': addColumns(
    ['sessions', 'remembered integer not null default 1'],
    ['refresh_tokens', 'used_by text'],
  ),
};

/** Called before the first migration; `isNew` says that the store is empty, so that no data can be lost. */
export type BeforeChange = (store: { isNew: boolean }) => Promise<void>;

/** The names of this version's migrations, in order. */
export const knownMigrations: readonly string[] = Object.keys(migrations);

/** Kysely's migrator with the migrations of this version. */
export const createMigrator = (db: Kysely<Schema>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/**
 * Runs pending migrations under a lock: of several processes that start at once, one migrates and the others wait.
 * `beforeChange` runs first if any are pending; when it rejects, nothing is changed.
 */
export async function migrate(db: Kysely<Schema>, beforeChange?: BeforeChange): Promise<void> {
  const migrator = createMigrator(db);
  if (beforeChange) {
    const all = await migrator.getMigrations();
    const pending = all.filter(({ executedAt }) => executedAt === undefined);
    if (pending.length > 0) await beforeChange({ isNew: pending.length === all.length });
  }
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date', { cause: error });
}

/** A migration that only adds columns: the table of each, and its name with its type and its default. */
function addColumns(...columns: readonly [table: string, column: string][]): Migration {
  return {
    async up(db) {
      for (const [table, column] of columns) await sql.raw(`alter table ${table} add column ${column}`).execute(db);
    },
  };
}
