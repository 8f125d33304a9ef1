/**
 * Writes services/identity/passwords/common-passwords.json: the passwords people use most, of those long enough to be
 * taken here. `node tools/common-passwords.ts` needs the npm registry. The source is MIT licensed; its licence lies beside the list.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minimumPasswordLength } from '../contracts/identity-wire.ts';
import { runCommand } from './environment/run-command.ts';

const source = '@zxcvbn-ts/language-common@4.1.3';
/** The length of the list, as OWASP ASVS 6.2.4 requires. */
const wanted = 3000;
const target = new URL('../services/identity/passwords/', import.meta.url);

const folder = await mkdtemp(join(tmpdir(), 'common-passwords-'));
try {
  const { code, output } = await runCommand('npm', [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    source,
  ]);
  if (code !== 0) throw new Error(`${source} could not be fetched from the npm registry.\n${output}`);
  const from = join(folder, 'node_modules/@zxcvbn-ts/language-common');
  const ranked = JSON.parse(await readFile(join(from, 'src/passwords.json'), 'utf8')) as string[];
  const fit = ranked.filter((password) => password.length >= minimumPasswordLength && !/[\s`\\$]/.test(password));
  const list = fit.slice(0, wanted).toSorted();
  await writeFile(new URL('common-passwords.json', target), `${JSON.stringify(list, undefined, 2)}\n`);
  await writeFile(new URL('ZXCVBN-LICENSE.txt', target), await readFile(join(from, 'LICENSE.txt')));
} finally {
  await rm(folder, { recursive: true });
}
