/** `npm run bench`: every measurement of tools/bench, one after the other. `npm run bench messages` runs that one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';
import { refuse } from './arguments.ts';

const wanted = process.argv.slice(2);
const all = globSync(path.join(import.meta.dirname, 'bench', '*.ts')).map((file) => path.parse(file).name);
/** Programs that the measurements start in processes of their own. */
const inner = new Set(['serve-page']);
const known = all.filter((bench) => !inner.has(bench));
const unknown = wanted.filter((bench) => !known.includes(bench));
if (unknown.length > 0) refuse(`There is no measurement ${unknown.join(', ')}. There are: ${known.join(', ')}.`);

for (const name of wanted.length === 0 ? known : wanted) {
  console.log(`\n— ${name} —`);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bench', `${name}.ts`)], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}
