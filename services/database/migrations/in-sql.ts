import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration of statements that SQLite and PostgreSQL both take, a semicolon between two. */
export const inSql = (statements: string): Migration => ({
  async up(db) {
    for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
  },
});
