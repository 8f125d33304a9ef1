/**
 * `npm run faults:seeded`: puts the faults of seeded-faults/faults.tsv into a copy of a commit (without one: of
 * HEAD) and runs the tests that should notice. Faults that different tests should notice share a run. Ends with 1 when one is
 * missed. `--room SQL` tries those of one room.
 */
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { readArguments, refuse } from './arguments.ts';
import { checkOut, hashOf } from './environment/check-out.ts';
import { projectRoot, runCommand, stopCommandsOnExit } from './environment/run-command.ts';
import { type Fault, nameOf, noticedFaults, readFaults, unnamedFaults } from './seeded-faults/read-faults.ts';

const limit = 15 * 60_000;
/** Projects whose tests need the result of `npm run build`. */
const needsBuild = new Set(['site', 'browser', 'interactions', 'journeys', 'engines', 'faults', 'attacks']);

const { values, positionals } = readArguments('npm run faults:seeded -- [commit] [--room SQL]', {
  allowPositionals: true,
  options: { room: { type: 'string' } },
});
stopCommandsOnExit();
const commit = await hashOf(positionals[0] ?? 'HEAD');
const faults = (await readFaults()).filter(({ room }) => room === (values.room ?? room));
if (faults.length === 0) refuse(`No fault of the table is of the room "${values.room}".`);
await using checkout = await checkOut(commit);
const { folder } = checkout;
await symlink(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
// First without faults: a test that fails anyway would seem to notice every fault.
const noisy = await noticed(faults, []);
const missed: Fault[] = [];
for (const group of inGroups(faults.filter((fault) => !noisy.includes(fault)))) {
  const found = await noticed(group, group);
  missed.push(...group.filter((fault) => !found.includes(fault)));
  console.log(`${found.length} of ${group.length} noticed`);
}
for (const [room, all] of Map.groupBy(faults, (fault) => fault.room)) {
  console.log(`${room}: ${all.filter(isCaught).length} of ${all.length} caught`);
}
console.log(`${faults.filter(isCaught).length} of ${faults.length} seeded faults caught at ${commit.slice(0, 10)}`);
for (const fault of missed) console.log(`MISSED ${fault.file}: ${fault.find} (${nameOf(fault)})`);
for (const fault of noisy) console.log(`FAILS WITHOUT A FAULT ${nameOf(fault)}`);
process.exitCode = missed.length + noisy.length > 0 ? 1 : 0;

function isCaught(fault: Fault): boolean {
  return !missed.includes(fault) && !noisy.includes(fault);
}

/**
 * Groups faults so that no two in a group are to be noticed by the same tests, are of different projects, or change the same file,
 * where one could hide the other. Attacks of one file share a server, so a fault seeded for one could be noticed by another; they
 * never share a group.
 */
function inGroups(all: readonly Fault[]): Fault[][] {
  const groups: Fault[][] = [];
  const clash = (one: Fault, other: Fault) =>
    one.project !== other.project ||
    one.file === other.file ||
    (one.tests === other.tests &&
      (one.project === 'attacks' || one.test === '' || other.test === '' || one.test === other.test));
  for (const fault of all) {
    const group = groups.find((some) => !some.some((other) => clash(fault, other)));
    if (group) group.push(fault);
    else groups.push([fault]);
  }
  return groups;
}

/** Seeds the faults `seeded` in the copy and returns those of `asked` whose tests then fail. */
async function noticed(asked: readonly Fault[], seeded: readonly Fault[]): Promise<Fault[]> {
  const sound = new Map<string, string>();
  for (const { file, find, put } of seeded) {
    const at = path.join(folder, file);
    const text = await readFile(at, 'utf8');
    if (text.split(find).length !== 2) throw new Error(`${file} does not hold exactly once: ${find}`);
    if (!sound.has(at)) sound.set(at, text);
    await writeFile(at, text.split(find).join(put));
  }
  try {
    return noticedFaults(asked, await runTests(asked));
  } finally {
    for (const [at, text] of sound) await writeFile(at, text);
  }
}

async function runTests(asked: readonly Fault[]): Promise<JsonTestResults['testResults']> {
  const projects = [...new Set(asked.map(({ project }) => project))];
  const report = path.join(folder, 'report.json');
  await rm(report, { force: true });
  if (projects.some((project) => needsBuild.has(project))) {
    const { code, output } = await runCommand('node', ['tools/build.ts'], { cwd: folder, limit });
    if (code !== 0) throw new Error(`With these faults nothing can be built:\n${output}`);
  }
  const names = projects.map((project) => `--project=${project}`);
  const files = new Set(asked.map(({ tests }) => tests));
  const args = ['run', '--reporter=json', `--outputFile=${report}`, ...names, ...files];
  const { output } = await runCommand('vitest', args, { cwd: folder, limit });
  const text = await readFile(report, 'utf8').catch(() => {
    throw new Error(`The tests did not end:\n${output}`);
  });
  const { testResults } = JSON.parse(text) as JsonTestResults;
  const unnamed = unnamedFaults(asked, testResults);
  if (unnamed.length > 0) throw new Error(`There are no tests called ${unnamed.join(', ')}.`);
  return testResults;
}
