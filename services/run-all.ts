import { setImmediate } from 'node:timers/promises';

/**
 * Runs the steps in turn, also after a failure, and lets the process serve others between two: SQLite answers in the same turn of the
 * event loop. Rejects in the end with an AggregateError of all failures.
 */
export async function runAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    await step().catch((error: unknown) => failures.push(error));
    await setImmediate();
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${steps.length} steps failed`);
}
