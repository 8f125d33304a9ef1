import * as timings from '../../../contracts/timings.ts';
import { attachNewsletter } from './attach-newsletter.ts';

/** Fetches the newsletter's script at the first focus, so that no other page view pays for it. */
export function startNewsletter(form: HTMLFormElement): void {
  attachNewsletter(form, { fetch: (...request) => fetch(...request), limitMs: timings.requestTimeout });
}
