import { html } from 'hono/html';
import type { MailRoute } from '../../../database/schema.ts';
import type { InboxEntry } from '../inbox-entry.ts';
import type { Html } from './page.ts';
import { type Clock, counted, failureWords } from './words.ts';

type Way = { isKept: boolean; hasBackup: boolean; clock: Clock };
type Step = { what: Html | string; at?: number | null | undefined; isNow?: boolean };

/** What became of a mail, from its coming to its end, along a scale of ticks. */
export function deliveryHistory(entry: InboxEntry, { isKept, hasBackup, clock }: Way): Html {
  const { kind, state, attempts, failure, refusedBy, route, nextTry, finished, done, received } = entry;
  const named = (one: MailRoute) => (one === 'primary' ? 'the first route' : 'the backup route');
  const by = hasBackup ? ` by ${named(route)}` : '';
  const steps: Step[] = [{ what: kind === 'other' ? 'Stored' : 'Received and stored', at: received }];
  if (refusedBy && hasBackup) steps.push({ what: `Refused by ${named(refusedBy)}` });
  if (failure) {
    const tries =
      attempts > 0 ? `${counted(attempts, 'try', 'tries')}${by}, the last one failed.` : 'It had been given up.';
    steps.push({ what: html`${tries} ${failureWords(failure)} <code>${failure}</code>` });
  }
  if (nextTry !== undefined) steps.push({ what: failure ? 'Next try' : 'To be sent', at: nextTry, isNow: true });
  if (state === 'sending') steps.push({ what: `Being sent${by}`, isNow: true });
  if (finished !== null && failure) steps.push({ what: 'Given up: a dead letter', at: finished });
  if (finished !== null && !failure) {
    const tries = attempts > 1 ? ` at try ${attempts}` : '';
    steps.push({ what: isKept ? 'Kept in the data folder' : `Delivered${by}${tries}`, at: finished });
  }
  if (finished === null && attempts === 0 && state !== 'waiting' && state !== 'sending') {
    steps.push({ what: 'Kept back by the spam checks, not sent' });
  }
  if (done !== null) steps.push({ what: 'Done', at: done });
  return html`<ol class="history">
    ${steps.map((one) => step(one, clock))}
  </ol>`;
}

function step({ what, at, isNow = false }: Step, clock: Clock): Html {
  return html`<li ${isNow ? html` data-now` : ''}>
    <span>${what}</span>
    ${at ? html`<time datetime="${new Date(at).toISOString()}">${clock.long(at)}</time>` : ''}
  </li>`;
}
