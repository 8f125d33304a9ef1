import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createDatabase } from '../database/testing/postgres-cluster.ts';
import { temporaryFolders } from '../testing/temporary-folders.ts';
import { verifyBackup } from './restore-backup.ts';
import { backUp } from './testing/back-up.ts';

const folders = temporaryFolders();
const cluster = inject('postgres');
const newer = vi.hoisted(() => ({ restore: '' }));

vi.mock('../database/postgres-program.ts', async (original) => {
  const { postgresProgram } = await original<{ postgresProgram: (name: string) => string | undefined }>();
  const real = postgresProgram('pg_restore');
  return { real, postgresProgram: (name: string) => (name === 'pg_restore' ? newer.restore : postgresProgram(name)) };
});

test.skipIf(!cluster && !process.env['CI'])(
  'a backup is restored by programs of PostgreSQL that are newer than its server',
  async () => {
    const { real } = (await import('../database/postgres-program.ts')) as unknown as { real: string };
    newer.restore = path.join(folders(), 'pg_restore');
    // Version 17 writes this line into every script; PostgreSQL 16 and older do not know the setting.
    const lines = 's/^SET lock_timeout.*/&\\nSET transaction_timeout = 0;/';
    const script = `"${real}" "$@" || exit
for one; do case $one in --file=*) sed -i '${lines}' "\${one#--file=}";; esac; done
`;
    writeFileSync(newer.restore, `#!/bin/sh\n${script}`, { mode: 0o700 });
    const store = { dataDir: folders(), databaseUrl: await createDatabase(cluster ?? '') };
    await (await openDatabase(store)).close();
    const { folder } = await backUp(store);
    expect(await verifyBackup({ ...store, folder })).toMatchObject({ store: 'postgres' });
  },
);
