import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { StoreMissingError } from '../database/store-file.ts';
import { folderOfTest } from '../testing/temporary-folders.ts';
import { backUp } from './testing/back-up.ts';

const mail = 'mail/new/1.localhost';

/** A store with a mail that is kept, the key of the inbox and a row, all named `saved`, and a backup of them. */
async function saved() {
  const dataDir = folderOfTest();
  await write(dataDir, 'saved');
  const { folder } = await backUp({ dataDir, backupDir: path.join(folderOfTest(), 'backups') });
  return { dataDir, folder };
}

async function write(dataDir: string, word: string): Promise<void> {
  await using database = await openDatabase({ dataDir });
  await database.db.deleteFrom('page_views').execute();
  await database.db.insertInto('page_views').values({ day: word, path: '/', views: 1 }).execute();
  mkdirSync(path.join(dataDir, 'mail/new'), { recursive: true });
  for (const name of [mail, 'owner-key']) writeFileSync(path.join(dataDir, name), word);
}

async function read(dataDir: string): Promise<unknown> {
  await using database = await openDatabase({ dataDir });
  const rows = await database.db.selectFrom('page_views').select('day').execute();
  return [...rows.map(({ day }) => day), ...[mail, 'owner-key'].map((name) => textOf(path.join(dataDir, name)))];
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : 'missing');
const all = (word: string) => [word, word, word];

/** Restores in a process of its own, in which `fault` comes instead of the given move. */
function restore(given: { dataDir: string; folder: string }, fault = '', at = 0) {
  const faulty = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
    const move = fs.renameSync; let moves = 0;
    fs.renameSync = (...names) => { if (++moves === ${at}) { ${fault} } move(...names); }; syncBuiltinESMExports();`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(faulty)}`];
  const program = path.join(import.meta.dirname, 'testing/one-process.ts');
  return spawnSync(process.execPath, [...args, program, 'restore', JSON.stringify(given)], { encoding: 'utf8' });
}

describe.each([1, 3, 5, 6])('A restore that ends before its move %i of six', (at) => {
  test('by a kill leaves the store of before or none, and is made whole by the next', async () => {
    const given = await saved();
    await write(given.dataDir, 'later');
    expect(restore(given, "process.kill(process.pid, 'SIGKILL'); while (true);", at).signal).toBe('SIGKILL');
    const left = await read(given.dataDir).catch((error: unknown) => (error as Error).name);
    expect(left).toEqual(at === 1 ? all('later') : StoreMissingError.name);
    expect(restore(given).status).toBe(0);
    expect(await read(given.dataDir)).toEqual(all('saved'));
    for (const name of [mail, 'owner-key']) {
      const kept = globSync(`replaced-*/${name}`, { cwd: given.dataDir }).map((file) =>
        textOf(path.join(given.dataDir, file)),
      );
      expect(kept).toContain('later');
    }
    expect(globSync('replaced-*/site.sqlite', { cwd: given.dataDir })).toHaveLength(1);
  });

  test('by an error leaves all as it was', async () => {
    const given = await saved();
    await write(given.dataDir, 'later');
    expect(restore(given, "throw new Error('EIO');", at).stderr).toContain('EIO');
    expect(await read(given.dataDir)).toEqual(all('later'));
    expect(globSync('{replaced-,.working-}*', { cwd: given.dataDir })).toEqual([]);
  });
});

test('A restore on an empty machine that is killed before its last move does not let the site start empty', async () => {
  const { folder, dataDir } = await saved();
  rmSync(dataDir, { recursive: true });
  restore({ folder, dataDir }, "process.kill(process.pid, 'SIGKILL'); while (true);", 3);
  await expect(read(dataDir)).rejects.toThrow(StoreMissingError);
  expect(restore({ folder, dataDir }).status).toBe(0);
  expect(await read(dataDir)).toEqual(all('saved'));
});
