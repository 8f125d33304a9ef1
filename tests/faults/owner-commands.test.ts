import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { makeEarlierStore } from '../../services/database/testing/earlier-store.ts';
import { sendMessage } from './client.ts';
import { ended, jantar } from '../harness/jantar.ts';
import { projectRoot, runCommand } from '../../tools/environment/run-command.ts';
import { startSite, withSite } from '../harness/site-server.ts';
import { temporaryFolders } from '../../services/testing/temporary-folders.ts';

const folders = temporaryFolders();
let dataDir = '';
let env: Record<string, string> = {};
beforeEach(() => {
  const folder = folders();
  dataDir = path.join(folder, 'data');
  env = { DATA_DIR: dataDir, BACKUP_DIR: path.join(folder, 'backups') };
});

/** Lets visitors send messages to a site of the test's data folder, and the owner act while it runs. */
async function onSite(messages: readonly number[], act: () => Promise<void> = async () => undefined): Promise<void> {
  await withSite(env, async ({ port }) => {
    for (const number of messages) expect(await sendMessage(number, port)).toBe(true);
    await act();
  });
}

const inStore = (statements: string) => {
  const file = new DatabaseSync(path.join(dataDir, 'site.sqlite'));
  file.exec(statements);
  file.close();
};
const newer = `insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`;
const run = (...words: string[]) => jantar(words, env);
const backups = () => readdirSync(env['BACKUP_DIR'] ?? '').toSorted();
const restoreFirst = () => run('restore', path.join(env['BACKUP_DIR'] ?? '', backups()[0] ?? ''));

async function subjects(): Promise<string[]> {
  const { code, output } = await run('inbox', '--json');
  expect(code).toBe(0);
  const entries = JSON.parse(output) as { fields: Record<string, string> }[];
  return entries.map(({ fields }) => fields['subject'] ?? '').toSorted();
}

test('the owner reads the inbox, backs it up while the site runs, proves the copy, loses the store and has it back', async () => {
  await onSite([1], async () => {
    expect((await run('backup', '--keep', '3')).code).toBe(0);
    expect(await subjects()).toEqual(['Message 1']);
    expect(await run('verify')).toEqual(ended(0, /It can be restored: .* in clear/));
    expect(await restoreFirst()).toEqual(ended(2, 'Stop the site first'));
  });
  rmSync(dataDir, { recursive: true });
  expect((await restoreFirst()).code).toBe(0);
  await onSite([2]);
  expect(await subjects()).toEqual(['Message 1', 'Message 2']);
});

test('a folder without a store is refused, and nothing is made there', async () => {
  for (const words of [['backup'], ['inbox'], ['subscribers'], ['accounts'], ['forget', 'asha@example.com']]) {
    expect(await run(...words)).toEqual(ended(2, 'There is no store'));
  }
  expect(await jantar(['ready', '--ntp', '127.0.0.1'], { ...env, PORT: '1' })).toEqual(
    ended(2, 'FAILED  store: There is no store'),
  );
  expect(existsSync(dataDir) || existsSync(env['BACKUP_DIR'] ?? '')).toBe(false);
});

const sqlite = () => path.join(dataDir, 'site.sqlite');

test.each<[string, () => void, string[], string]>([
  ['the store is lost', () => rmSync(sqlite()), ['backup'], 'There was a store in'],
  ['the store is damaged', () => writeFileSync(sqlite(), Buffer.alloc(9000, 1)), ['inbox'], 'the store is damaged'],
  ['a newer version wrote it', () => inStore(newer), ['inbox'], 'Start that version again'],
  ['PostgreSQL is away', () => (env['DATABASE_URL'] = 'postgres://x@127.0.0.1:1/none'), ['inbox'], 'Start it'],
  ['the settings are missing', () => undefined, ['inbox', '--env-file', '/nowhere'], '/nowhere cannot be read'],
])('when %s, a command says so with what to do', async (_, spoil, words, says) => {
  await onSite([]);
  spoil();
  expect(await run(...words)).toEqual(ended(2, says));
});

test('a wrong call prints the usage and exits with another code than a failed one', async () => {
  const calls = ['bakcup', 'backup --kep 3', 'backup --keep all', 'backup all', 'inbox show', 'inbox done 1 2'];
  // As after a variable that is not set.
  calls.push('backup --to ', 'backup --to=', 'verify ', 'inbox export failed');
  calls.push('accounts disable a@example.com b@example.com', 'accounts nobody', 'forget nobody');
  for (const call of calls) expect(await run(...call.split(' '))).toEqual(ended(3, '\n\njantar '));
  expect((await run('backup', '--kep', '3')).output).toMatch(/^There is no option --kep\.\n\njantar backup/);
  expect(await run('--json', 'backup')).toEqual(ended(3, /^--json stands behind the command\.\n/));
  expect(await run('backup', '--help')).toEqual(ended(0, '--keep N'));
});

test('a reader that has read enough ends a command quietly, and a disk that takes no output is told', async () => {
  const [node, program] = [process.execPath, path.join(projectRoot, 'build/server/jantar.js')];
  const helped = (redirected: string) => runCommand('sh', ['-c', `"$0" "$1" --help ${redirected}`, node, program]);
  expect(await helped('| true')).toEqual({ code: 0, output: '' });
  expect(await helped('> /dev/full')).toEqual(ended(2, /^The output .*ENOSPC.*\n$/));
});

test('settings come from a file as well, also those that are empty in the environment', async () => {
  await onSite([1]);
  const file = path.join(dataDir, 'settings');
  writeFileSync(file, `DATA_DIR=/nowhere\nDATA_DIR=${dataDir}\n`);
  expect(await jantar(['inbox', '--env-file', file], { DATA_DIR: '' })).toEqual(ended(0, 'Message 1'));
  writeFileSync(file, 'METRICS_TOKEN: none\n');
  expect(await run('inbox', '--env-file', file)).toEqual(ended(2, '(line 1 is not NAME=value)'));
  writeFileSync(file, `DATA_DIR=${dataDir}\nSMTP_ULR=smtp://user:secret@mail.example.com\nSMTP_PASSWORD=secret\n`);
  const { code, output } = await run('inbox', '--env-file', file);
  expect([code, output]).toEqual([2, expect.stringMatching(/: SMTP_ULR \(SMTP_URL\?\), SMTP_PASSWORD\n/)]);
  expect(output).not.toContain('secret');
});

test('an account is disabled, and enabled again', async () => {
  await onSite([1]);
  inStore(`insert into accounts (id, email, email_verified, created_at, last_login_at) values ('a', 'asha@example.com', 1, 1, 1);
    insert into sessions (id, account_id, provider, signed_in_at, expires_at) values ('s', 'a', 'password', 1, 2)`);
  expect((await run('accounts', 'disable', 'Asha@example.com')).code).toBe(0);
  expect((await run('accounts', '--json')).output).toContain('"disabled": true');
  const file = new DatabaseSync(path.join(dataDir, 'site.sqlite'), { readOnly: true });
  expect(file.prepare('select count(*) as n from sessions').get()).toEqual({ n: 0 });
  file.close();
  expect((await run('accounts', 'enable', 'asha@example.com')).code).toBe(0);
  expect((await run('accounts', '--json')).output).toContain('"disabled": false');
  expect((await run('accounts', 'disable', 'nobody@example.com')).code).toBe(2);
});

test('a store of an earlier version is saved before it is brought up to date, and a newer one says how to go back', async () => {
  await makeEarlierStore({ dataDir });
  inStore(`insert into outbox (key, template, fields, state, route, created_at, due_at)
    values ('one', 'contact', '{"subject":"Message 1"}', 'sent', 'primary', ${Date.now()}, 1)`);
  expect(await run('inbox')).toEqual(ended(2, /of an earlier version/));
  await onSite([2]);
  expect(backups()).toEqual([expect.stringMatching(/-before-upgrade$/)]);
  expect((await run('verify')).code).toBe(0);

  inStore(newer);
  await expect(startSite(env)).rejects.toThrow(/newer version[^]*jantar restore[^]*-before-upgrade/);
  expect(await restoreFirst()).toEqual(ended(0, /replaced-[^]*jantar inbox export/));
  await onSite([]);
  expect(await subjects()).toEqual(['Message 1']);
});

test('open problems are reported with their remedy, to people and to monitors', async () => {
  const { code, output } = await jantar(['ready', '--json', '--ntp', '127.0.0.1'], { ...env, PORT: '1' });
  const checks = JSON.parse(output) as { name: string; state: string; remedy?: string }[];
  expect(code).toBe(2);
  expect(checks).toContainEqual(expect.objectContaining({ name: 'server', state: 'failed' }));
  expect(checks).toContainEqual(expect.objectContaining({ name: 'clock', state: 'unknown' }));
  expect(checks.filter(({ state, remedy }) => (state === 'ok') !== (remedy === undefined))).toEqual([]);
  expect(await run('ready', '--words')).toEqual(ended(1, 'content/'));
});
