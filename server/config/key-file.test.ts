import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isNotRoot } from '../../services/testing/is-not-root.ts';
import { folderOfTest } from '../../services/testing/temporary-folders.ts';

const nobody = 65534;
/** What a process of another user says of the file. The sources are read before, since they may lie in root's home. */
const asNobody = (file: string): string =>
  execFileSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { keyFile } = await import(${JSON.stringify(path.join(import.meta.dirname, 'key-file.ts'))});
    process.setgid(${nobody});
    process.setuid(${nobody});
    console.log(JSON.stringify(keyFile(${JSON.stringify(file)})));`,
  ]).toString();

test.skipIf(isNotRoot)('a key file that root made or put out of reach is told, and how to let the site read it', () => {
  const folder = folderOfTest();
  const file = path.join(folder, 'site.key');
  writeFileSync(file, Buffer.alloc(32), { mode: 0o600 });
  expect(asNobody(file)).toContain('may enter');
  chmodSync(folder, 0o755);
  expect(asNobody(file)).toContain(`chown -R ${nobody}:${nobody} ${file}`);
});
