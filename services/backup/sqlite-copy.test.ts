import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../testing/temporary-folders.ts';
import { verifySqlite } from './sqlite-copy.ts';

const newFolder = temporaryFolders();

test('a store with a row that belongs to none is damaged, and the table is named', () => {
  const file = path.join(newFolder(), 'site.sqlite');
  const store = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  store.exec('create table accounts (id text primary key); create table sessions (account text references accounts)');
  store.exec("insert into sessions values ('nobody')");
  store.close();
  expect(() => verifySqlite(file)).toThrow(`${file} is damaged: rows of sessions belong to none.`);
});
