import fc, { type IAsyncProperty } from 'fast-check';

/** The same cases every time; `FORMS_RUNS=5000 FORMS_SEED=7 FORMS_LIMIT_MS=600000` looks further. */
const settings = {
  seed: Number(process.env['FORMS_SEED'] ?? 20_261_120),
  numRuns: Number(process.env['FORMS_RUNS'] ?? 40),
  // On a busy machine fewer cases are tried, and a failure is shrunk as far as the time allows.
  interruptAfterTimeLimit: Number(process.env['FORMS_LIMIT_MS'] ?? 40_000),
};

/** Fewer cases than this say nothing; a case that hangs is a failure. */
const fewestRuns = Math.min(8, settings.numRuns);

/** The shortest case found that breaks the property, in words; empty when there is none. */
export async function brokenCase<Case>(property: IAsyncProperty<Case>): Promise<string> {
  const result = await fc.check(property, settings);
  if (result.failed) return fc.defaultReportMessage(result) ?? 'It fails without a word.';
  return result.numRuns < fewestRuns ? `Only ${result.numRuns} cases ended in time.` : '';
}

/** Longer than the limit above: the case in hand may be slow. */
export const patience = { timeout: 120_000 };

/** The clocks a form goes by; the store and the event loop keep their own. */
export const fakedClocks: ('setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'Date' | 'performance')[] =
  ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'];
