import { randomBytes } from 'node:crypto';
import { chmodSync, globSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { emailPaths } from '../../contracts/email-wire.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { ended, jantar } from '../harness/jantar.ts';
import { refusedStart, type SiteServer, withSite } from '../harness/site-server.ts';
import { temporaryFolders } from '../../services/testing/temporary-folders.ts';

const folders = temporaryFolders();
let folder = '';
beforeEach(() => void (folder = folders()));

/** The files of a folder, itself included, on which other users of the machine have any permission. */
function openToOthers(dataDir: string): string[] {
  const files = globSync('**', { cwd: dataDir }).map((file) => path.join(dataDir, file));
  return files.filter((file) => (lstatSync(file).mode & 0o077) !== 0);
}

async function post(address: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: new URL(address).origin };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('finding 8: a data folder that others may look into is closed to them, with the store and the mails', async () => {
  const dataDir = path.join(folder, 'data');
  mkdirSync(path.join(dataDir, 'mail/new'), { recursive: true });
  writeFileSync(path.join(dataDir, 'site.sqlite'), '');
  writeFileSync(path.join(dataDir, 'before.sqlite'), '');
  for (const file of globSync('**', { cwd: dataDir })) chmodSync(path.join(dataDir, file), 0o755);
  expect(openToOthers(dataDir)).not.toEqual([]);

  await withSite({ DATA_DIR: dataDir }, async ({ origin }) => {
    expect((await fetch(origin + emailPaths.send, contactMessage({}, { origin }))).status).toBe(200);
    await expect.poll(() => globSync('mail/new/*', { cwd: dataDir }), { timeout: 60_000 }).toHaveLength(1);
    expect(openToOthers(dataDir)).toEqual([]);
    expect(globSync('site.sqlite*', { cwd: dataDir })).toContain('site.sqlite-wal');
  });
});

test('finding 8: nobody else may read a backup, of the store, the mails and the keys', async () => {
  const env = { DATA_DIR: path.join(folder, 'data'), BACKUP_DIR: path.join(folder, 'backups') };
  await withSite(env, async () => undefined);
  chmodSync(env.BACKUP_DIR, 0o755);
  expect(await refusedStart(env)).toMatch(/BACKUP_DIR: .* is open to other users/);
  expect(await jantar(['backup'], env)).toEqual(ended(2, 'is open to other'));
  chmodSync(env.BACKUP_DIR, 0o700);
  expect(await jantar(['backup'], env)).toMatchObject({ code: 0 });
  expect(globSync('*/*', { cwd: env.BACKUP_DIR })).not.toEqual([]);
  expect(openToOthers(env.BACKUP_DIR)).toEqual([]);
});

test('finding 8: a folder that others use as well is refused, and left as it was', async () => {
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'notes.txt'), '');
  expect(await refusedStart({ DATA_DIR: folder })).toMatch(/DATA_DIR: .* is open to other users/);
  expect(lstatSync(folder).mode & 0o777).toBe(0o755);
});

test('finding 8: KEY_FILE wraps the signing keys; without it, or with another, the server says so and makes no new ones', async () => {
  const dataDir = path.join(folder, 'data');
  const [first, second] = ['first', 'second'].map((name) => path.join(folder, name)) as [string, string];
  for (const file of [first, second]) writeFileSync(file, randomBytes(32), { mode: 0o600 });
  const stored = () => {
    const file = new DatabaseSync(path.join(dataDir, 'site.sqlite'), { readOnly: true });
    const rows = file.prepare('select kid, private_jwk from signing_keys').all();
    file.close();
    return rows as { kid: string; private_jwk: string }[];
  };
  let token: unknown;
  const signUp = async ({ origin }: SiteServer) => {
    const account = { email: 'asha@example.com', password: 'long enough a word', returnSecureToken: true };
    const answer = await post(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=site`, account);
    ({ idToken: token } = (await answer.json()) as { idToken?: string });
    expect(token).toBeTypeOf('string');
  };
  /** Whether an earlier token is still valid, which shows that the keys are the same. */
  const stillKnows = async ({ origin }: SiteServer) => {
    const lookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=site';
    const answer = await post(origin + lookup, { idToken: token });
    expect(answer.status).toBe(200);
  };
  // A fixed issuer, since it is part of every token and the port changes at every start.
  const site = { DATA_DIR: dataDir, SITE_ORIGIN: 'http://localhost:3000' };

  const unused = { ...site, DATA_DIR: path.join(folder, 'unused') };
  await withSite({ ...unused, KEY_FILE: first }, async () => undefined);
  expect(await refusedStart({ ...unused, KEY_FILE: second })).toContain('was wrapped with another secret');

  await withSite(site, signUp);
  expect(stored()[0]?.private_jwk).toContain('"d":');

  await withSite({ ...site, KEY_FILE: first }, stillKnows);
  const wrapped = stored();
  expect(wrapped[0]?.private_jwk).not.toContain('"d":');

  expect(await refusedStart(site)).toContain('A signing key in the store is wrapped');
  expect(await refusedStart({ ...site, KEY_FILE: second })).toContain('was wrapped with another secret');
  chmodSync(first, 0o644);
  expect(await refusedStart({ ...site, KEY_FILE: first })).toMatch(/KEY_FILE: .*open to other users/);
  chmodSync(first, 0o600);
  expect(stored()).toEqual(wrapped);

  await withSite({ ...site, KEY_FILE: second, KEY_FILE_PREVIOUS: first }, stillKnows);
  await withSite({ ...site, KEY_FILE: second }, stillKnows);
  await withSite({ ...site, KEY_FILE_PREVIOUS: second }, stillKnows);
  expect(stored().map(({ kid }) => kid)).toEqual(wrapped.map(({ kid }) => kid));
});
