import pino from 'pino';
import { vi } from 'vitest';
import type { MailRoute } from '../../database/schema.ts';
import type { ClaimedMail } from '../outbox/mail.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { DeliveryFailure, Outcome } from '../outbox/transitions.ts';
import { createWorker } from '../outbox/worker.ts';
import { claimedMail } from './test-outbox.ts';

export const start = Date.UTC(2026, 10, 20);

export type Answer = DeliveryFailure | 'taken' | 'silence';
type Answers = Answer[] | ((route: MailRoute) => Answer | Promise<Answer>);

/**
 * A worker on an outbox in memory, with a clock that the test moves. `answers` gives the result of each attempt, in order or by
 * route. Failed mails are not tried again.
 */
export function setUpWorker({ answers = [], hasBackup = false }: { answers?: Answers; hasBackup?: boolean }) {
  const clock = { ahead: 0 };
  const sent: { route: MailRoute; at: number }[] = [];
  const claims: { at: number; routes: MailRoute[] }[] = [];
  const outcomes: Outcome[] = [];
  const lines: string[] = [];
  const waiting: ClaimedMail[] = [];
  let keys = 0;
  const outbox = {
    claim: vi.fn<Outbox['claim']>(async (routes, count, { by } = {}) => {
      claims.push({ at: Date.now(), routes });
      const due = waiting.filter(({ route, refusedBy }) => routes.includes(route) && !(by && refusedBy === by));
      const claimed = due.slice(0, count);
      for (const mail of claimed) waiting.splice(waiting.indexOf(mail), 1);
      return claimed.map((mail) => ({ ...mail, route: by ?? mail.route }));
    }),
    renew: vi.fn<Outbox['renew']>(async () => undefined),
    settle: vi.fn<Outbox['settle']>(async (_mail, outcome) => outcomes.push(outcome) > 0),
    makeDueNow: vi.fn<Outbox['makeDueNow']>(async () => undefined),
    correctTimes: vi.fn<Outbox['correctTimes']>(async () => undefined),
    prune: vi.fn<Outbox['prune']>(async () => undefined),
  };
  const worker = createWorker({
    outbox,
    deliver: async (_mail, route) => {
      const answer = Array.isArray(answers) ? (answers.shift() ?? 'taken') : await answers(route);
      if (answer === 'silence') return new Promise(() => undefined);
      if (answer !== 'taken') return answer;
      sent.push({ route, at: Date.now() - start });
      return undefined;
    },
    hasBackup,
    atOnce: 2,
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    now: () => Date.now() + clock.ahead,
    steadyNow: Date.now,
    random: () => 0,
  });
  const put = (count: number, route: MailRoute = 'primary', refusedBy: MailRoute | null = null) => {
    for (let index = 0; index < count; index += 1) {
      waiting.push(claimedMail({ key: `k${(keys += 1)}`, route, createdAt: start, refusedBy }));
    }
  };
  return { worker, outbox, claims, outcomes, sent, clock, lines, put };
}
