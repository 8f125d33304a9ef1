/**
 * `npm test`: everything, what finds faults soonest first. `npm test check unit` runs those parts.
 * The part `tools` finds a browser, PostgreSQL and proxies or installs them; the last line reads `N passed, N failed`.
 */
import { refuse } from './arguments.ts';
import { failureText, runChecks } from './check/check-steps.ts';
import { provideChromium } from './environment/chromium.ts';
import { missingPrograms, type Program } from './environment/debian.ts';
import { engines } from './environment/engines.ts';
import { findOnPath } from './environment/find-program.ts';
import { proxies } from './environment/proxies.ts';
import { runCommand, stopCommandsOnExit } from './environment/run-command.ts';
import { findPostgres } from '../services/database/testing/postgres-cluster.ts';
import { failureLines, type Outcome, outcomeOf, partLine, totalLine } from './test/outcome.ts';
import { runVitest } from './test/vitest-part.ts';

const inCi = ['1', 'true'].includes(process.env['CI'] ?? '');
const minutes = 60_000;
/** Environment variables that tell the tests about this machine. */
const env: Record<string, string | undefined> = {};

/** The programs of others that the tests start, beside Chromium. */
const programs: Readonly<Record<string, readonly Program[]>> = {
  'PostgreSQL is': [{ find: findPostgres, called: 'initdb', packages: ['postgresql'] }],
  'proxies are': proxies,
  'a C compiler is': [{ find: () => findOnPath('cc'), called: 'cc', packages: ['gcc', 'libc6-dev'] }],
  'browsers are': Object.values(engines),
};

type Part = { name: string; run: () => Promise<Outcome> };

/** The parts before those on the build; what stands together runs at once, since one waits for a network or disk as the other computes. */
const steps: readonly (readonly Part[])[] = [
  [
    {
      name: 'check',
      run: async () => {
        const results = await runChecks();
        const failed = results.filter(({ code }) => code !== 0).length;
        return { passed: results.length - failed, failed, output: failureText(results) };
      },
    },
    {
      name: 'tools',
      run: async () => {
        env['CHROME_PATH'] = await provideChromium({ light: inCi });
        const faults: string[] = [];
        for (const [kind, needed] of Object.entries(programs)) {
          const fault = await missingPrograms(needed);
          if (fault) faults.push(`${kind} missing: ${fault}`);
        }
        const skipped = faults.join('\n');
        if (skipped === '') return { passed: 0, failed: 0, output: '' };
        // Other machines may run the remaining tests; in CI a missing tool is a failure.
        return { passed: 0, failed: inCi ? 1 : 0, output: skipped, skipped };
      },
    },
  ],
  [
    { name: 'unit', run: () => runVitest(['node', 'dom', 'forms'], env, 10 * minutes) },
    { name: 'build', run: async () => outcomeOf(await runCommand('npm', ['run', 'build'], { limit: 5 * minutes })) },
  ],
];

/** The parts that test the built site, with their vitest projects. They run as one, so that the end of each leaves no core idle. */
const onTheBuild: Readonly<Record<string, readonly string[]>> = {
  site: ['site', 'browser', 'journeys', 'interactions'],
  engines: ['engines'],
  faults: ['faults'],
  attacks: ['attacks'],
};
const needsTools = new Set(['unit', ...Object.keys(onTheBuild)]);

stopCommandsOnExit();
const wanted = process.argv.slice(2);
const names = [...steps.flat().map(({ name }) => name), ...Object.keys(onTheBuild)];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) refuse(`No part is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);

const isWanted = (name: string) =>
  wanted.length === 0 || wanted.includes(name) || (name === 'tools' && wanted.some((part) => needsTools.has(part)));
const builtParts = Object.keys(onTheBuild).filter(isWanted);
const projects = builtParts.flatMap((name) => onTheBuild[name] ?? []);
const outcomes = new Map<string, Outcome>();
for (const together of steps) await Promise.all(together.filter(({ name }) => isWanted(name)).map(runPart));
if (projects.length > 0)
  await runPart({ name: builtParts.join(', '), run: () => runVitest(projects, env, 45 * minutes) });
for (const line of failureLines(outcomes)) console.log(line);
console.log(totalLine(outcomes.values()));
process.exitCode = [...outcomes.values()].some(({ failed }) => failed > 0) ? 1 : 0;

async function runPart({ name, run }: Part): Promise<void> {
  const started = performance.now();
  const outcome = await run().catch((error: unknown): Outcome => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? error.message : String(error),
  }));
  if (outcome.failed > 0) process.stdout.write(`${outcome.output.trimEnd()}\n\n`);
  console.log(partLine(name, outcome, (performance.now() - started) / 1000));
  outcomes.set(name, outcome);
}
