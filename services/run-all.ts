/** Runs the steps in turn, also after a failure; rejects in the end with an AggregateError of all failures. */
export async function runAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${steps.length} steps failed`);
}
