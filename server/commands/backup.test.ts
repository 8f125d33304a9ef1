import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../services/database/database.ts';
import { describeOnEachDialect } from '../../services/database/testing/each-dialect.ts';
import { typed, workOn } from '../fixture/owner-command.ts';
import { backup, restore } from './backup.ts';

describeOnEachDialect('A restore', (freshStore) => {
  test('says where messages are that came after the backup, or that they are lost', async () => {
    const store = await freshStore();
    workOn(store);
    await (await openDatabase(store)).close();
    const made = (await typed(backup)).data as { folder: string };
    writeFileSync(path.join(store.dataDir, 'owner-key'), 'the key');
    const key = path.join(store.dataDir, 'key');
    writeFileSync(key, randomBytes(32), { mode: 0o600 });
    await expect(typed(restore, [made.folder], [], { key })).rejects.toThrow('--clear');
    const { text, data } = await typed(restore, [made.folder], ['clear'], { key });
    const { kept } = data as { kept: string };
    expect(text).toContain(kept);
    expect([text.includes('are lost'), text.includes(`DATA_DIR=${kept}`)]).toEqual(
      store.databaseUrl === undefined ? [false, true] : [true, false],
    );
  });
});
