import { numberOf, readArguments, refuse } from '../../tools/arguments.ts';
import { saveMeasured, typed } from '../../tools/measured.ts';
import { accountRun } from './account-run.ts';
import { killRun } from './kill-run.ts';
import type { KillOptions } from './killed-servers.ts';

/**
 * The long run of the fault tests, on the built server (`npm run build`). `--accounts` tests accounts instead of messages;
 * `--power` simulates power cuts instead of killing the process, on SQLite. `--save` writes the figures of messages to
 * content/measured/kill-sqlite.json or kill-postgres.json, for the page /work/this-site.
 */
const usage =
  'node tests/faults/kill.ts [--kills 200] [--dialect postgres] [--processes 3] [--seed 7] [--accounts] [--power] [--save]';
const { values } = readArguments(usage, {
  options: {
    seed: { type: 'string', default: '1' },
    kills: { type: 'string', default: '200' },
    dialect: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    accounts: { type: 'boolean', default: false },
    power: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
const { dialect } = values;
if (dialect !== 'sqlite' && dialect !== 'postgres') refuse(`--dialect is "${dialect}". There are: sqlite, postgres.`);

const options: KillOptions = {
  seed: numberOf('--seed', values.seed),
  kills: numberOf('--kills', values.kills),
  dialect,
  processes: numberOf('--processes', values.processes),
  powerLoss: values.power,
};
const { broken, ...figures } = await (values.accounts ? accountRun(options) : killRun(options));
process.stdout.write(`${JSON.stringify({ dialect, seed: values.seed, ...figures, faults: broken.length })}\n`);
if (values.save && !values.accounts)
  await saveMeasured(`kill-${dialect}`, typed('node tests/faults/kill.ts'), {
    processes: options.processes,
    ...figures,
  });
if (broken.length > 0) {
  process.stderr.write(`${broken.join('\n')}\n`);
  process.exitCode = 1;
}
