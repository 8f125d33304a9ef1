import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The visitor's address of each mail, so that visitors can list and delete what they sent. */
export const addVisitor: Migration = {
  async up(db) {
    await db.schema.alterTable('outbox').addColumn('visitor', 'text').execute();
    await db.schema
      .alterTable('outbox')
      .addColumn('forget', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await nameVisitors(db);
    await db.schema.createIndex('outbox_visitor').on('outbox').columns(['visitor', 'created_at']).execute();
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
