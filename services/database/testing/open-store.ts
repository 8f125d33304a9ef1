import { onTestFinished } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '../database.ts';

/** Opens a store, and closes it after the test. */
export async function openStore(options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(options);
  onTestFinished(() => database.close());
  return database;
}
