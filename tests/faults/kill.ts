import { parseArgs } from 'node:util';
import { killRun } from './kill-run.ts';
import { buildRelayProgram } from './relay-program.ts';

/**
 * The long run of the fault test, for example
 * `node tests/faults/kill.ts --kills 200 --dialect postgres --processes 3 --seed 7`.
 * `--server` takes the built server (build/server/main.js) in place of the relay alone.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    kills: { type: 'string', default: '200' },
    dialect: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    server: { type: 'boolean', default: false },
  },
});
const { dialect } = values;
if (dialect !== 'sqlite' && dialect !== 'postgres') throw new Error('--dialect is sqlite or postgres');

const result = await killRun({
  seed: Number(values.seed),
  kills: Number(values.kills),
  dialect,
  processes: Number(values.processes),
  program: values.server ? 'build/server/main.js' : await buildRelayProgram(),
});
const { lost, twice, ...counts } = result;
process.stdout.write(
  `${JSON.stringify({ dialect, seed: values.seed, ...counts, lost: lost.length, twoMessageIds: twice.length })}\n`,
);
if (lost.length > 0 || twice.length > 0) {
  process.stderr.write(`Lost: ${lost.join(', ')}. Under two Message-IDs: ${twice.join(', ')}.\n`);
  process.exitCode = 1;
}
