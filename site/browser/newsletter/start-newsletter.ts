import * as v from 'valibot';
import { newsletterMessages } from '../../../contracts/messages.ts';
import { subscription } from '../../../contracts/newsletter.ts';
import { timings } from '../../../contracts/timings.ts';
import { attachNewsletter } from './attach-newsletter.ts';

/** Fetched when somebody touches the form, so that no other page pays for it. */
export function startNewsletter(form: HTMLFormElement): void {
  attachNewsletter(form, {
    fetch: (...request) => fetch(...request),
    limitMs: timings.sendTimeout,
    isAddress: (email) => v.is(subscription, { email }),
    invalid: newsletterMessages.invalidEmail,
    failed: newsletterMessages.failed,
  });
}
