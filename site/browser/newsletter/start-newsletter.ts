import * as timings from '../../../contracts/timings.ts';
import { attachNewsletter } from './attach-newsletter.ts';

/** Fetched when somebody touches the form, so that no other page pays for it. */
export function startNewsletter(form: HTMLFormElement): void {
  attachNewsletter(form, { fetch: (...request) => fetch(...request), limitMs: timings.sendTimeout });
}
