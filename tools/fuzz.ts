/** `npm run fuzz -- --minutes 60`: searches for requests that the built server answers wrongly, led by the code they reach. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { numberOf } from './arguments.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string' } } });
const { minutes, seed } = values;
numberOf('--minutes', minutes);
if (seed !== undefined) numberOf('--seed', seed);
const program = path.join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
const child = spawn(process.execPath, [program, 'run', '--project=attacks', 'tests/attacks/fuzz.test.ts'], {
  env: { ...process.env, FUZZ_MINUTES: minutes, ...(seed !== undefined && { FUZZ_SEED: seed }) },
  stdio: 'inherit',
});
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
