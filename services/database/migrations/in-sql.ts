import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration of statements that SQLite and PostgreSQL both take, a semicolon between two. */
export function inSql(statements: string): Migration {
  return { up: (db) => execute(db, statements) };
}

export async function execute(db: Kysely<unknown>, statements: string): Promise<void> {
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
}
