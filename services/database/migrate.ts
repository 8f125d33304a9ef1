import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { createOutbox } from './migrations/0001-outbox.ts';
import { createIdentity } from './migrations/0002-identity.ts';
import { createNewsletter } from './migrations/0003-newsletter.ts';
import { addRefreshLeeway } from './migrations/0004-refresh-leeway.ts';
import { addVisitor } from './migrations/0005-visitor.ts';
import { addActionPurpose } from './migrations/0006-action-purpose.ts';
import { addOwner } from './migrations/0007-owner.ts';
import { addPasskeys } from './migrations/0008-passkeys.ts';
import { createLimitCounts } from './migrations/0009-limits.ts';
import { addAccountSecurity } from './migrations/0010-account-security.ts';
import { addStore } from './migrations/0014-store.ts';
import { indexFullOutbox } from './migrations/0015-full-outbox.ts';
import { createPageViewCounts } from './migrations/0016-page-views.ts';
import { addSessionPasskey } from './migrations/0017-session-passkey.ts';
import { addOwnerSessionDevice } from './migrations/0018-owner-session-device.ts';
import { addSessionLife } from './migrations/0019-session-life.ts';
import type { Schema } from './schema.ts';

/** The migrations in the order they run. A released migration is never renamed or changed. */
const migrations: Record<string, Migration> = {
  '0001-outbox': createOutbox,
  '0002-identity': createIdentity,
  '0003-newsletter': createNewsletter,
  '0004-refresh-leeway': addRefreshLeeway,
  '0005-visitor': addVisitor,
  '0006-action-purpose': addActionPurpose,
  '0007-owner': addOwner,
  '0008-passkeys': addPasskeys,
  '0009-limits': createLimitCounts,
  '0010-account-security': addAccountSecurity,
  '0014-store': addStore,
  '0015-full-outbox': indexFullOutbox,
  '0016-page-views': createPageViewCounts,
  '0017-session-passkey': addSessionPasskey,
  '0018-owner-session-device': addOwnerSessionDevice,
  '0019-session-life': addSessionLife,
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
