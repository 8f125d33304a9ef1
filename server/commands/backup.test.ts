import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../services/database/database.ts';
import { describeOnEachDialect } from '../../services/database/testing/each-dialect.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';
import { backup, restore } from './backup.ts';

const backupDir = temporaryFolder();

describeOnEachDialect('A restore', (freshStore) => {
  test('says where messages are that came after the backup, or that they are lost', async () => {
    const store = await freshStore();
    vi.stubEnv('DATA_DIR', store.dataDir);
    vi.stubEnv('DATABASE_URL', store.databaseUrl ?? '');
    vi.stubEnv('BACKUP_DIR', backupDir);
    await (await openDatabase(store)).close();
    const made = (await backup.run({ words: [], options: {}, flags: new Set() })).data as { folder: string };
    writeFileSync(path.join(store.dataDir, 'owner-key'), 'the key');
    const key = path.join(store.dataDir, 'key');
    writeFileSync(key, randomBytes(32), { mode: 0o600 });
    const call = { words: [made.folder], options: { key } };
    await expect(restore.run({ ...call, flags: new Set() })).rejects.toThrow('--clear');
    const { text, data } = await restore.run({ ...call, flags: new Set(['clear']) });
    const { kept } = data as { kept: string };
    expect(text).toContain(kept);
    expect([text.includes('are lost'), text.includes(`DATA_DIR=${kept}`)]).toEqual(
      store.databaseUrl === undefined ? [false, true] : [true, false],
    );
  });
});
