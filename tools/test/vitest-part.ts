import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { runCommand } from '../environment/run-command.ts';
import { type Fault, readFaults, unnamedFaults } from '../seeded-faults/read-faults.ts';
import type { Outcome } from './outcome.ts';

/** Runs the vitest projects of these names, with what they need from outside in the environment. */
export async function runVitest(
  projects: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  limit: number,
): Promise<Outcome> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'site-report-'));
  const file = path.join(folder.path, 'report.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, '--silent=passed-only'];
  const result = await runCommand('vitest', [...args, ...projects.map((name) => `--project=${name}`)], { env, limit });
  const report = await readFile(file, 'utf8').catch(() => undefined);
  const faults = (await readFaults()).filter(({ project }) => projects.includes(project));
  return countReport(result, report, faults);
}

/**
 * The counts of a report. Without one, or when the run failed although no test did, the part counts as one failure.
 * Each of the seeded `faults` whose tests are not in the report is one as well.
 */
export function countReport(
  { code, output }: { code: number; output: string },
  report: string | undefined,
  faults: readonly Fault[],
): Outcome {
  if (report === undefined) return { passed: 0, failed: 1, output };
  const { numPassedTests: passed, testResults } = JSON.parse(report) as JsonTestResults;
  const unnamed = unnamedFaults(faults, testResults).map((tests) => `faults.tsv names no test: ${tests}`);
  const failures = [...failuresOf(testResults), ...unnamed];
  return { passed, failed: failures.length || (code !== 0 || passed === 0 ? 1 : 0), output, failures };
}

/** `file > test` for each test that failed; the file alone where it could not be loaded. */
function failuresOf(files: JsonTestResults['testResults']): string[] {
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(process.cwd(), name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length === 0 ? [file] : tests.map(({ fullName }) => `${file} > ${fullName}`);
    });
}
