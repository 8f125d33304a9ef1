import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import { listBackups } from '../services/backup/backup-folder.ts';
import { verifyBackup } from '../services/backup/restore-backup.ts';
import { connectDatabase } from '../services/database/database.ts';
import { makeEarlierStore } from '../services/database/testing/earlier-store.ts';
import { wrapKey } from '../services/identity/tokens/wrapped-keys.ts';
import { folderOfTest } from '../services/testing/temporary-folders.ts';
import { backupBeforeUpgrade } from './backup-before-upgrade.ts';
import { readConfig } from './config.ts';

const [one, other] = [randomBytes(32), randomBytes(32)];

test.each([
  ['the file of before, while its keys are wrapped with that', one, { key: other, previous: one }, one],
  ['the file of now, where that of before was left in the settings', other, { key: other, previous: one }, other],
  ['the first file, while its keys are plain', undefined, { key: one }, one],
  ['none, where the file of before was given up', undefined, { previous: one }, undefined],
])('A backup before an upgrade is encrypted with %s', async (_, wrappedWith, signingKeyWrap, expected) => {
  const dataDir = folderOfTest();
  await makeEarlierStore({ dataDir });
  await using database = connectDatabase({ dataDir });
  const key = { kid: 'k', public_jwk: '{}', private_jwk: await wrapKey({ kty: 'EC' }, wrappedWith), created_at: 1 };
  await database.db.insertInto('signing_keys').values(key).execute();
  const backupDir = path.join(dataDir, 'backups');
  const config = readConfig({ DATA_DIR: dataDir, BACKUP_DIR: backupDir });
  const wraps = { ...config.signingKeyWrap, ...signingKeyWrap };
  await backupBeforeUpgrade(database, { ...config, signingKeyWrap: wraps }, pino({ level: 'silent' }));
  const [made] = listBackups(backupDir);
  expect(made?.manifest.encryption === undefined).toBe(expected === undefined);
  await verifyBackup({ folder: made?.folder ?? '', key: expected, dataDir });
});

test('A store that another process has upgraded since it was looked at is not kept as one of before', async () => {
  const dataDir = folderOfTest();
  await using database = connectDatabase({ dataDir });
  await database.migrate();
  const config = readConfig({ DATA_DIR: dataDir });
  await backupBeforeUpgrade(database, config, pino({ level: 'silent' }));
  expect(listBackups(config.backupDir)).toEqual([]);
});
