import { startSending } from './offline/start-sending.ts';
import { startWorker } from './offline/start-worker.ts';
import { startYear } from './year.ts';

/** What no reader waits for, in one file: fetched when the page has loaded and was seen. */
export function afterLoad(): void {
  startYear(document, new Date());
  startWorker();
  startSending(() => localStorage);
}
