import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { connectDatabase, type Database, openDatabase } from '../database/database.ts';
import { describeOnEachDialect } from '../database/testing/each-dialect.ts';
import { createMigrator } from '../database/migrate.ts';
import { makeEarlierStore } from '../database/testing/earlier-store.ts';
import { isNotRoot } from '../testing/is-not-root.ts';
import { BackupError } from './backup-error.ts';
import { openVault } from './file-vault.ts';
import { manifestName } from './manifest.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';
import { backUp } from './testing/back-up.ts';

const keys = [undefined, randomBytes(32)];
const secretWords = 'indigo from Sanganer, नील';

async function addMessage({ db }: Pick<Database, 'db'>, key: string): Promise<void> {
  const fields = JSON.stringify({ message: secretWords });
  const mail = { key, fields, template: 'contact', state: 'waiting', route: 'primary' } as const;
  await db
    .insertInto('outbox')
    .values({ ...mail, created_at: 1, due_at: 1 })
    .execute();
}

async function keysIn({ db }: Pick<Database, 'db'>): Promise<string[]> {
  return (await db.selectFrom('outbox').select('key').orderBy('key').execute()).map(({ key }) => key);
}

function changeByte(file: string): void {
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

describeOnEachDialect('a backup', (freshStore, withoutSchema) => {
  let minute = 0;

  /** A store with a message, a mail that is kept, and the key of the inbox; `again` backs it up, `last` does so and closes it. */
  async function site(key?: Uint8Array) {
    const store = await freshStore();
    const database = await openDatabase(store);
    await addMessage(database, 'first');
    mkdirSync(path.join(store.dataDir, 'mail/new'), { recursive: true });
    writeFileSync(path.join(store.dataDir, 'mail/new/1.first.localhost'), secretWords);
    writeFileSync(path.join(store.dataDir, 'owner-key'), 'the key');
    const backupDir = path.join(store.dataDir, 'backups');
    const again = () => backUp({ ...store, key, now: () => (minute += 60_000) });
    const last = async () => {
      const made = await again();
      await database.close();
      return made;
    };
    return { store, database, backupDir, again, last };
  }

  test('of a store in use is consistent, closed to everybody else on the machine, and restores store, mails and key', async () => {
    const { store, database, backupDir, again } = await site();
    const { folder, manifest } = await again();
    await addMessage(database, 'second');
    await verifyBackup({ ...store, folder });
    expect(manifest.rows['outbox']).toBe(1);
    const files = globSync('**', { cwd: folder }).map((file) => path.join(folder, file));
    expect(files.length).toBeGreaterThan(4);
    expect([backupDir, ...files].filter((file) => (lstatSync(file).mode & 0o077) !== 0)).toEqual([]);

    await database.close();
    writeFileSync(path.join(store.dataDir, 'owner-key'), 'another');
    const kept = await restoreBackup({ ...store, folder });
    expect(readFileSync(path.join(kept ?? '', 'owner-key'), 'utf8')).toBe('another');
    expect(readFileSync(path.join(store.dataDir, 'owner-key'), 'utf8')).toBe('the key');
    expect(readFileSync(path.join(store.dataDir, 'mail/new/1.first.localhost'), 'utf8')).toBe(secretWords);
    await using restored = await openDatabase(store);
    expect(await keysIn(restored)).toEqual(['first']);
  });

  test('has each mail once, also those that a mail program moves while it is made', async () => {
    const { store, database, again } = await site();
    const inMail = (name: string) => path.join(store.dataDir, 'mail', name);
    const mails = Array.from({ length: 50 }, (_, one) => `2.${one}.localhost`);
    for (const mail of mails) writeFileSync(inMail(`new/${mail}`), secretWords);
    mkdirSync(inMail('cur'));
    // Whoever copies a pipe waits for the test; by its name this one comes between the mails.
    execFileSync('mkfifo', [inMail('new/2.25.pipe')]);
    const making = again();
    const pipe = await open(inMail('new/2.25.pipe'), 'w');
    for (const mail of mails) renameSync(inMail(`new/${mail}`), inMail(`cur/${mail}:2,S`));
    await pipe.close();
    const { folder } = await making;
    await database.close();
    const saved = globSync('mail/{new,cur}/2.*.localhost*', { cwd: folder }).map((file) => path.basename(file, ':2,S'));
    expect(saved.toSorted()).toEqual(mails.toSorted());
  });

  test.skipIf(isNotRoot)('that root makes or restores belongs to the user of the site', async () => {
    const { store, backupDir, last } = await site();
    const user = 65534;
    mkdirSync(backupDir, { mode: 0o700 });
    for (const folder of [store.dataDir, backupDir]) chownSync(folder, user, user);
    const { folder } = await last();
    const kept = (await restoreBackup({ ...store, folder })) ?? '';
    const made = [folder, kept, ...['owner-key', 'mail', 'mail/new'].map((name) => path.join(store.dataDir, name))];
    made.push(...globSync('*', { cwd: folder }).map((name) => path.join(folder, name)));
    made.push(...globSync('site.sqlite', { cwd: store.dataDir }).map((name) => path.join(store.dataDir, name)));
    expect(made.filter((place) => lstatSync(place).uid !== user)).toEqual([]);
  });

  test('with a key shows nothing, and opens with that key alone', async () => {
    const key = randomBytes(32);
    const { store, last } = await site(key);
    writeFileSync(path.join(store.dataDir, 'mail/new/2.empty.localhost'), '');
    const { folder } = await last();
    const shown = readdirSync(folder, { encoding: 'utf8', recursive: true })
      .map((file) => path.join(folder, file))
      .filter((file) => lstatSync(file).isFile() && /indigo|SQLite|PGDMP/.test(readFileSync(file, 'latin1')));
    expect(shown).toEqual([]);
    await verifyBackup({ ...store, folder, key });
    await expect(verifyBackup({ ...store, folder })).rejects.toThrow('is encrypted');
    await expect(verifyBackup({ ...store, folder, key: randomBytes(32) })).rejects.toThrow('another key');
  });

  test('in clear is not taken where there is a key: whoever could write there may have made it, unless that is wanted', async () => {
    const { store, last } = await site();
    const { folder } = await last();
    const key = randomBytes(32);
    await expect(verifyBackup({ ...store, folder, key })).rejects.toThrow('is in clear');
    await expect(restoreBackup({ ...store, folder, key })).rejects.toThrow('is in clear');
    await verifyBackup({ ...store, folder, key, isClearTaken: true });
    await restoreBackup({ ...store, folder, key, isClearTaken: true });
  });

  test.each(keys)('whose file has grown is not copied, for it may fill the disk', async (key) => {
    const { store, last } = await site(key);
    const { folder, manifest } = await last();
    const [file = { path: '', bytes: 0, sha256: '' }] = manifest.files;
    for (const copy of globSync('{site.sqlite,store.pgdump}*', { cwd: folder }))
      appendFileSync(path.join(folder, copy), 'x'.repeat(99));
    const target = path.join(store.dataDir, 'copy');
    const vault = openVault(folder, key, manifest);
    await expect(vault.take(file, target)).rejects.toThrow('changed or is damaged');
    expect(existsSync(target)).toBe(false);
  });

  test.each([
    ['of a kind this version does not know', { rows: null }],
    ['of a kind this version does not know', { files: [null] }],
    ['of a kind this version does not know', { files: [{ path: 5, bytes: 1, sha256: '' }] }],
    ['of a kind this version does not know', { store: 'oracle' }],
    ['of a kind this version does not know', { encryption: true }],
    ['newer version (1)', { migrations: ['9999-later'] }],
    ['a file outside its folder', { files: [{ path: '../site.sqlite', bytes: 1, sha256: '' }] }],
  ])('is refused as %s whose list holds %o', async (told, changes) => {
    const { store, last } = await site();
    const { folder, manifest } = await last();
    writeFileSync(path.join(folder, manifestName), JSON.stringify({ ...manifest, ...changes }));
    for (const use of [verifyBackup, restoreBackup]) await expect(use({ ...store, folder })).rejects.toThrow(told);
  });

  test.each(keys)('that was changed or cut short is refused, and replaces nothing', async (key) => {
    const { store, last } = await site(key);
    const { folder } = await last();
    const [copy = ''] = globSync(path.join(folder, '{site.sqlite,store.pgdump}*'));
    changeByte(copy);
    await expect(verifyBackup({ ...store, folder, key })).rejects.toThrow('changed or is damaged');
    await expect(restoreBackup({ ...store, folder, key })).rejects.toThrow('changed or is damaged');
    const untouched = await openDatabase(store);
    expect(await keysIn(untouched)).toEqual(['first']);
    await untouched.close();
    for (const spoil of [truncateSync, rmSync]) {
      spoil(copy);
      await expect(restoreBackup({ ...store, folder, key })).rejects.toThrow(BackupError);
    }
    rmSync(path.join(folder, manifestName));
    await expect(verifyBackup({ ...store, folder, key })).rejects.toThrow('holds no backup');
  });

  test('is not restored while the site runs', async () => {
    const { store, database, again } = await site();
    const { folder } = await again();
    await addMessage(database, 'second');
    await expect(restoreBackup({ ...store, folder })).rejects.toThrow('Stop the site first');
    expect(await keysIn(database)).toEqual(['first', 'second']);
    await database.close();
  });

  test('of a place without a store is refused, and leaves nothing', async () => {
    const { store, database, backupDir } = await site();
    await database.close();
    const empty = await withoutSchema();
    await expect(backUp({ ...empty, backupDir })).rejects.toThrow(/There is no store|holds no store/);
    expect(existsSync(store.dataDir) && globSync('{*,.*}', { cwd: backupDir })).toEqual([]);
  });

  test('is made before an upgrade of an earlier store, not of a new one; without it the store stays unchanged', async () => {
    const asked: boolean[] = [];
    const ask = async ({ isNew }: { isNew: boolean }) => void asked.push(isNew);
    const newest = connectDatabase(await withoutSchema());
    await newest.migrate(ask);
    await newest.migrate(ask);
    await newest.close();
    expect(asked).toEqual([true]);

    const store = await withoutSchema();
    await makeEarlierStore(store);
    await using database = connectDatabase(store);
    const last = async () => (await createMigrator(database.db).getMigrations()).at(-1)?.executedAt;
    const refuse = ({ isNew }: { isNew: boolean }) => Promise.reject(new Error(`no room, new: ${isNew}`));
    await expect(database.migrate(refuse)).rejects.toThrow('no room, new: false');
    expect(await last()).toBe(undefined);
    await database.migrate();
    expect(await last()).toBeInstanceOf(Date);
  });
});
