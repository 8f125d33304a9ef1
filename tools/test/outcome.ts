export type Outcome = {
  passed: number;
  failed: number;
  /** What to read when something failed. */
  output: string;
  /** The tests that failed, by file and name, where the part knows them. */
  failures?: readonly string[];
  /** Why the part did not run. */
  skipped?: string;
};

/** The outcome of a command, which counts as one test. */
export function outcomeOf({ code, output }: { code: number; output: string }): Outcome {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** One line per part: `✓ unit tests  812 passed  31.0 s`. */
export function partLine(name: string, outcome: Outcome, seconds: number): string {
  const unfailed = outcome.skipped === undefined ? '✓' : '–';
  const sign = outcome.failed > 0 ? '✗' : unfailed;
  const counts = [
    ...(outcome.passed > 0 ? [`${outcome.passed} passed`] : []),
    ...(outcome.failed > 0 ? [`${outcome.failed} failed`] : []),
    ...(outcome.skipped === undefined ? [] : [`skipped: ${outcome.skipped}`]),
  ];
  return `${sign} ${name.padEnd(14)} ${counts.join(', ').padEnd(24)} ${seconds.toFixed(1)} s`;
}

/** The failed tests, part by part, repeated at the end of a long output. */
export function failureLines(outcomes: ReadonlyMap<string, Outcome>): string[] {
  return [...outcomes].flatMap(([part, { failed, failures = [] }]) => {
    if (failed === 0) return [];
    return failures.length === 0 ? [`✗ ${part}`] : failures.map((test) => `✗ ${part}: ${test}`);
  });
}

/** The last line of a run, which other programs may read. */
export function totalLine(outcomes: Iterable<Outcome>): string {
  const all = [...outcomes];
  const sum = (key: 'passed' | 'failed') => all.reduce((total, outcome) => total + outcome[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
