import { html } from 'hono/html';
import { counted } from '../../../../contracts/counted.ts';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import { interpolate } from '../../../../contracts/interpolate.ts';
import type { RelayWords } from '../../../../contracts/mails.ts';
import type { MailRoute } from '../../../database/schema.ts';
import type { InboxEntry } from '../inbox-entry.ts';
import type { Clock } from './clock.ts';
import type { Html } from './page.ts';

type Way = { isKept: boolean; hasBackup: boolean; words: RelayWords; clock: Clock };
type Step = { what: Html | string; at?: number | null | undefined; isNow?: boolean };

export function deliveryHistory(entry: InboxEntry, { isKept, hasBackup, words, clock }: Way): Html {
  const { kind, state, attempts, failure, refusedBy, route, nextTry, finished, done, received } = entry;
  const { history } = words.inbox;
  const by = (one: MailRoute) => ({ by: hasBackup ? history.by[one] : '' });
  const steps: Step[] = [{ what: kind === 'other' ? history.stored : history.received, at: received }];
  if (refusedBy && hasBackup) steps.push({ what: interpolate(history.refused, by(refusedBy)) });
  if (failure) {
    const tries = attempts > 0 ? counted(words.language, history.tries, attempts, by(route)) : history.givenUp;
    const reason = history.failures[reasonOf(failure)];
    steps.push({ what: html`${tries} ${reason} <code>${failure}</code>` });
  }
  if (nextTry !== undefined) {
    steps.push({ what: failure ? history.nextTry : history.toBeSent, at: nextTry, isNow: true });
  }
  if (state === 'sending') steps.push({ what: interpolate(history.sending, by(route)), isNow: true });
  if (finished !== null && failure) steps.push({ what: history.failed, at: finished });
  if (finished !== null && !failure) {
    const delivered = attempts > 1 ? history.deliveredAtTry : history.delivered;
    steps.push({ what: isKept ? history.isKept : interpolate(delivered, { ...by(route), attempts }), at: finished });
  }
  if (finished === null && attempts === 0 && state !== 'waiting' && state !== 'sending') {
    steps.push({ what: history.keptBack });
  }
  if (done !== null) steps.push({ what: history.done, at: done });
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

const reasons: readonly [RegExp, keyof InboxWords['history']['failures']][] = [
  [/^EXPIRED$/, 'expired'],
  [/AUTH|\b530\b/, 'login'],
  // As Node names what is wrong with a certificate.
  [/TLS|SSL|CERT|UNABLE_TO_/, 'tls'],
  [/ECONN|ESOCKET|ETIMEDOUT|EDNS|EABORT|EPROXY|ECONFIG|EPROTOCOL/, 'unreachable'],
  [/ENOSPC/, 'disk'],
  // Congestion, whatever number it comes with.
  [/ 5\.4\.5$/, 'later'],
  [/ 5\d\d\b/, 'refused'],
  [/ 4\d\d\b/, 'later'],
];

/** The reason for a failed attempt, by its error codes: those of the client, of SMTP, and of RFC 3463. */
export function reasonOf(failure: string) {
  return reasons.find(([pattern]) => pattern.test(failure))?.[1] ?? 'other';
}
