import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { inSql } from './in-sql.ts';

const addColumns = inSql(`
  alter table outbox add column visitor text;
  alter table outbox add column forget integer not null default 0;
  create index outbox_visitor on outbox (visitor, created_at)`);

/** The visitor's address of each mail, so that visitors can list and delete what they sent. */
export const addVisitor: Migration = {
  async up(db) {
    await addColumns.up(db);
    await nameVisitors(db);
  },
};

/** Sets the address in TypeScript, row by row, since SQLite and PostgreSQL differ in their JSON functions. */
async function nameVisitors(db: Kysely<{ outbox: { key: string; fields: string; visitor: string | null } }>) {
  const rows = await db.selectFrom('outbox').select(['key', 'fields']).execute();
  for (const { key, fields } of rows) {
    const { email } = JSON.parse(fields) as { email?: string };
    if (!email) continue;
    await db.updateTable('outbox').set({ visitor: email.toLowerCase() }).where('key', '=', key).execute();
  }
}
