import { chmodSync, existsSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError, type Environment } from './config/settings-reader.ts';
import { folderOfTest } from '../services/testing/temporary-folders.ts';

let folder = '';
beforeEach(() => void (folder = folderOfTest()));

const read = (environment: Environment = {}) =>
  readConfig({ DATA_DIR: path.join(folder, 'data'), ...environment }, 'company@jantar.test');

function faultsOf(environment: Environment): string[] {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults.map(({ variable }) => variable);
    throw error;
  }
  return [];
}

test('an empty environment gives the documented defaults', () => {
  expect(read({ PORT: '', SMTP_URL: ' ' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    siteOrigin: 'http://localhost:3000',
    smtpUrl: undefined,
    mailFrom: 'company@jantar.test',
    mailTo: 'company@jantar.test',
    mailBackupTo: 'company@jantar.test',
    logLevel: 'info',
  });
  // The origin follows the port, and the backup recipient the first one.
  const { siteOrigin, mailBackupTo, drainMs } = read({ PORT: '65535', MAIL_TO: 'me@jantar.test', DRAIN_SECONDS: '60' });
  expect([siteOrigin, mailBackupTo, drainMs]).toEqual(['http://localhost:65535', 'me@jantar.test', 60_000]);
});

test('proxies are trusted by address and by network', () => {
  const { trustedProxies } = read({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ::1 fd12::/64,' });
  const asked = ['127.0.0.1', '127.0.0.2', '10.9.9.9', '11.0.0.1'];
  expect(asked.filter((address) => trustedProxies.check(address))).toEqual(['127.0.0.1', '10.9.9.9']);
  const six = ['::1', '::2', 'fd12::1', 'fd13::1'];
  expect(six.filter((address) => trustedProxies.check(address, 'ipv6'))).toEqual(['::1', 'fd12::1']);
});

test('the data folder is created, and only its owner may look into it', () => {
  const { dataDir } = read();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  chmodSync(dataDir, 0o755);
  const link = path.join(folder, 'link');
  symlinkSync(dataDir, link);
  const elsewhere = path.join(folder, 'elsewhere');
  writeFileSync(elsewhere, '', { mode: 0o644 });
  for (const name of ['owner-key', 'before.sqlite']) symlinkSync(elsewhere, path.join(dataDir, name));
  read({ DATA_DIR: link });
  expect([dataDir, elsewhere].map((file) => statSync(file).mode & 0o777)).toEqual([0o700, 0o644]);
});

test('a folder that every user may write to, as /tmp, is not closed whatever is in it', () => {
  writeFileSync(path.join(folder, 'owner-key'), '');
  chmodSync(folder, 0o1777);
  expect(faultsOf({ DATA_DIR: folder })).toEqual(['DATA_DIR']);
});

test('one message lists every fault with its remedy', () => {
  const wrong = {
    PORT: '65536',
    HOST: 'not a host',
    DATABASE_URL: 'mysql://db/site',
    SITE_ORIGIN: 'https://example.com/shop',
    TRUSTED_PROXIES: '10.0.0.0/33',
    SMTP_URL: 'mail.example.com:587',
    MAIL_TO: 'nobody',
    LOG_LEVEL: 'loud',
  };
  expect(faultsOf(wrong).toSorted()).toEqual(Object.keys(wrong).toSorted());
  expect(() => read(wrong)).toThrow(/PORT: "65536" is not a port\n.*Set a whole number from 1.*LOG_LEVEL: "loud"/s);
});

test.each(['DATA_DIR', 'BACKUP_DIR'])('%s that cannot be made is a fault', (variable) => {
  expect(faultsOf({ [variable]: '~/data' })).toEqual([variable]);
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  // A recursive mkdir never ends in a system of files that takes no folders.
  for (const place of [file, ...(existsSync('/proc/self') ? ['/proc'] : [])]) {
    expect(faultsOf({ [variable]: path.join(place, 'data') })).toEqual([variable]);
  }
});

test('a public site, or one that really sends, does not write to a sample address', () => {
  const sampleOf = (environment: Environment) => faultsOf({ MAIL_FROM: 'hello@jantar.example', ...environment });
  const smtp = { SMTP_URL: 'smtp://localhost' };
  expect(sampleOf({})).toEqual([]);
  expect(sampleOf({ SITE_ORIGIN: 'http://127.0.0.1:8080' })).toEqual([]);
  expect(sampleOf({ SITE_ORIGIN: 'https://www.jantar.test' })).toEqual(['MAIL_FROM']);
  expect(sampleOf({ ...smtp, MAIL_TO: 'Owner <owner@example.com>' })).toEqual(['MAIL_FROM', 'MAIL_TO']);
  expect(faultsOf({ ...smtp, MAIL_BACKUP_TO: 'spare@mail.example.org' })).toEqual(['MAIL_BACKUP_TO']);
  expect(faultsOf({ ...smtp, SITE_ORIGIN: 'https://www.jantar.test' })).toEqual([]);
  const wrong = { ...smtp, DATA_DIR: folder, MAIL_FROM: 'desk@jantar.test', MAIL_TO: 'x' };
  expect(() => readConfig(wrong, 'hello@jantar.example')).toThrow('1 of the settings');
});

test('a site that mails the world links to a public address', () => {
  const abroad = { SMTP_URL: 'smtps://mail.jantar.test', MAIL_FROM: 'desk@jantar.test' };
  expect(faultsOf(abroad)).toEqual(['SITE_ORIGIN']);
  expect(faultsOf({ ...abroad, SITE_ORIGIN: 'http://127.0.0.1:8080' })).toEqual(['SITE_ORIGIN']);
  expect(faultsOf({ ...abroad, SITE_ORIGIN: 'www.jantar.test' })).toEqual(['SITE_ORIGIN']);
  expect(faultsOf({ ...abroad, SITE_ORIGIN: 'https://www.jantar.test' })).toEqual([]);
  expect(faultsOf({ SMTP_URL: 'smtp://[::1]:25' })).toEqual([]);
});

test('account existence is hidden when the owner says true or 1', () => {
  for (const no of ['', 'false', '0']) expect(read({ HIDE_ACCOUNT_EXISTENCE: no }).hideAccountExistence).toBe(false);
  for (const yes of ['true', '1', 'TRUE'])
    expect(read({ HIDE_ACCOUNT_EXISTENCE: yes }).hideAccountExistence).toBe(true);
  expect(faultsOf({ HIDE_ACCOUNT_EXISTENCE: 'perhaps' })).toEqual(['HIDE_ACCOUNT_EXISTENCE']);
});

test('the password of the owner is long, is never printed, and needs https', () => {
  const site = { SITE_ORIGIN: 'https://www.example.com' };
  const password = 'abcdefabcdefabcd';
  expect(read().ownerPassword).toBeUndefined();
  expect(read({ ...site, OWNER_PASSWORD: password }).ownerPassword).toBe(password);
  expect(read({ OWNER_PASSWORD: password }).ownerPassword).toBe(password);
  expect(faultsOf({ ...site, OWNER_PASSWORD: 'hunter2 hunter2' })).toEqual(['OWNER_PASSWORD']);
  expect(faultsOf({ ...site, OWNER_PASSWORD: 'abababababababababab' })).toEqual(['OWNER_PASSWORD']);
  expect(faultsOf({ SITE_ORIGIN: 'http://www.example.com', OWNER_PASSWORD: password })).toEqual(['OWNER_PASSWORD']);
  expect(() => read({ ...site, OWNER_PASSWORD: 'hunter2' })).toThrow(
    /^(?!.*hunter2).*OWNER_PASSWORD: is shorter than 16 characters\n.*openssl rand/s,
  );
});

test('the token of the metrics is long, and never printed', () => {
  expect(read({ METRICS_TOKEN: 'a token for the metrics' }).metricsToken).toBe('a token for the metrics');
  expect(() => read({ METRICS_TOKEN: 'hunter2' })).toThrow(/^(?!.*hunter2).*METRICS_TOKEN: is shorter than 16/s);
  expect(faultsOf({ METRICS_TOKEN: 'schlüssel für die Metriken' })).toEqual(['METRICS_TOKEN']);
});

test('a key file holds 32 bytes, and what another one holds is never printed', () => {
  const file = path.join(folder, 'key');
  writeFileSync(file, 'hunter2', { mode: 0o600 });
  expect(() => read({ KEY_FILE: file })).toThrow(/^(?!.*hunter2).*KEY_FILE: .* holds 7 bytes instead of 32/s);
});

test('a provider of social sign-in is real with both its values, off by word, and stood in for without them', () => {
  const { providers } = read({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GITHUB_CLIENT_ID: 'off' });
  const google = { clientId: 'id', clientSecret: 'secret' };
  expect(providers).toEqual({ 'google.com': google, 'github.com': 'off', 'facebook.com': undefined });
  expect(read({ GITHUB_CLIENT_ID: 'OFF' }).providers['github.com']).toBe('off');
  expect(() => read({ GITHUB_CLIENT_ID: 'false' })).toThrow('set its id to off');
  const halves = { GOOGLE_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' };
  expect(faultsOf(halves)).toEqual(['GOOGLE_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID']);
});

test.each([
  ['SMTP_URL', 'smtps://user:hunter2#x@mail.jantar.test:465'],
  ['SMTP_URL', 'smtps://user:hunter2/x@mail.jantar.test:465'],
  ['SMTP_URL', 'smtps://user:hunter2@mail.jantar.test:99999'],
  ['DATABASE_URL', 'postgres://jantar:hunter2/c+d=@postgres:5432/jantar'],
  ['DATABASE_URL', 'postgres://jantar:p@hunter2/x@postgres:5432/jantar'],
  ['DATABASE_URL', 'postgres://jantar:12#hunter2@postgres/jantar'],
])('%s=%s is told to be percent-encoded, and not to have another beginning', (variable, value) => {
  expect(() => read({ [variable]: value })).toThrow(/^(?!.*hunter2)(?!.*starts with).*\/ is %2F.*65535/s);
});

test.each(['postgres:///site?host=/var/run/postgresql', 'postgresql://site:hunter2@/site'])(
  'DATABASE_URL=%s, which names no host, is told how a socket is named',
  (value) =>
    expect(() => read({ DATABASE_URL: value })).toThrow(/^(?!.*hunter2).*names no host.*@localhost\/site\?host=\//s),
);

test('a mail server may be used without encryption by a word of its own, and by no other way', () => {
  const site = { SITE_ORIGIN: 'https://www.jantar.test' };
  const accepted = 'smtp://user:hunter2@mail.example.com:25?tls=never';
  expect(read({ ...site, SMTP_URL: accepted }).smtpUrl).toBe(accepted);
  for (const end of ['/', ':25/']) expect(faultsOf({ ...site, SMTP_URL: `smtp://mail.jantar.test${end}` })).toEqual([]);
  for (const end of [':25/x', '?tls=sometimes', '?requireTLS=false', '?tls.rejectUnauthorized=false', '#x']) {
    expect.soft([end, faultsOf({ SMTP_URL: `smtp://mail.example.com${end}` })]).toEqual([end, ['SMTP_URL']]);
  }
  expect(faultsOf({ SMTP_URL: 'smtps://mail.example.com?tls=never' })).toEqual(['SMTP_URL']);
});

test.each([
  ['PORT', '0x50'],
  ['PORT', '-1'],
  ['PORT', '0'],
  ['HOST', '127.0.0.256'],
  ['HOST', 'site.-internal'],
  ['SITE_ORIGIN', 'ftp://example.com'],
  ['SITE_ORIGIN', 'example.com'],
  ['DATABASE_URL', 'postgres://site:50%@db.example.com/site'],
  ['DATABASE_URL', 'postgres://site:hunter2@db.example.com/site?sslmod=require'],
  ['DATABASE_URL', 'postgres://site:hunter2@db.example.com/site?sslmode=require&channel_binding=require'],
  ['DATABASE_URL', 'postgres://site:hunter2@db.example.com/site?connect_timeout=10'],
  ['DATABASE_URL', 'postgres://site:hunter2@db.example.com/site?target_session_attrs=read-write'],
  ['DATABASE_URL', 'postgres://site:hunter2@db.example.com/site?sslmode=verify-full&sslrootcert=/nowhere/ca.pem'],
  ['SMTP_URL', 'smtp://user@mail.jantar.test:25'],
  ['SMTP_URL', 'smtp://:word@mail.jantar.test:25'],
  ['SMTP_URL', 'smtp://user:p%zz@mail.jantar.test:25'],
  ['SMTP_URL', 'http://user:hunter2@mail.jantar.test'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_BACKUP_URL', 'smtp://mail.example.com'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['MAIL_FROM', 'Support: Our company <hello@example.com>'],
  ['MAIL_TO', 'a;b@example.com'],
  ['MAIL_FROM', 'a@example.com\nbcc: b@example.com'],
  ['TRUSTED_PROXIES', '10.0.0.1/8/8'],
  ['TRUSTED_PROXIES', '10.0.0.1/'],
  ['TRUSTED_PROXIES', 'proxy.example.com'],
  ['TRUSTED_PROXIES', '10.0.0.1 0.0.0.0/0'],
  ['TRUSTED_PROXIES', '::/0'],
])('%s=%j is a fault, told without its password', (variable, value) => {
  expect(faultsOf({ [variable]: value })).toEqual([variable]);
  expect(() => read({ [variable]: value })).toThrow(/^(?!.*hunter2)/s);
});

test.each([
  ['HOST', '::1'],
  ['HOST', 'site.internal'],
  ['DRAIN_SECONDS', '0'],
  ['SITE_ORIGIN', 'https://example.com/'],
  ['DATABASE_URL', 'postgresql://site:50%25@db.example.com/site'],
  ['DATABASE_URL', `postgres://db.example.com/site?sslmode=verify-full&sslrootcert=${import.meta.filename}`],
  ['DATABASE_URL', 'postgres://site@localhost/site?host=/var/run/postgresql&port=5433'],
  ['DATABASE_URL', 'postgresql://site@db.example.com/site?sslmode=require&sslnegotiation=direct'],
  ['MAIL_FROM', 'Our company <hello@example.com>'],
  ['MAIL_FROM', '"Support: Our company" <hello@example.com>'],
  ['LOG_LEVEL', 'DEBUG'],
])('%s=%j is accepted', (variable, value) => {
  expect(faultsOf({ [variable]: value })).toEqual([]);
});
