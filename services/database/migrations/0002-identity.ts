import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts, sessions, keys and codes. Secrets of visitors are stored as hashes. */
export const createIdentity: Migration = {
  async up(db) {
    await createAccounts(db);
    await createSessions(db);
    await createCodes(db);
    await createSocialSignIn(db);
  },
};

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('email_verified', 'integer', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('display_name', 'text')
    .addColumn('photo_url', 'text')
    .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_login_at', 'bigint', (column) => column.notNull())
    .addColumn('password_changed_at', 'bigint')
    .execute();
  await db.schema
    .createTable('account_providers')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('email', 'text')
    .addColumn('display_name', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_providers_key', ['provider', 'subject'])
    .execute();
  await db.schema.createIndex('account_providers_account').on('account_providers').column('account_id').execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('signed_in_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
  await db.schema
    .createTable('refresh_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('refresh_tokens_session').on('refresh_tokens').column('session_id').execute();
  await db.schema
    .createTable('signing_keys')
    .addColumn('kid', 'text', (column) => column.primaryKey().notNull())
    .addColumn('private_jwk', 'text', (column) => column.notNull())
    .addColumn('public_jwk', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('action_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('action_codes_account').on('action_codes').column('account_id').execute();
}

async function createSocialSignIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('social_flows')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('verifier', 'text')
    .addColumn('nonce', 'text')
    .addColumn('email', 'text')
    .addColumn('code_hash', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('social_credentials')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_verified', 'integer', (column) => column.notNull())
    .addColumn('display_name', 'text')
    .addColumn('photo_url', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
