import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MailRoute } from '../../database/schema.ts';
import type { ClaimedMail } from './mail.ts';
import type { Outbox } from './outbox.ts';
import type { DeliveryFailure, Outcome } from './transitions.ts';
import { createWorker } from './worker.ts';

const second = 1000;
const start = Date.UTC(2026, 10, 20);

/** A worker on an outbox in memory, on a clock the test moves. `answers` says what becomes of each attempt, in order. */
function setUp({ answers = [], hasBackup = false }: { answers?: (DeliveryFailure | 'taken')[]; hasBackup?: boolean }) {
  const claims: { at: number; routes: MailRoute[] }[] = [];
  const outcomes: Outcome[] = [];
  const lines: string[] = [];
  const waiting: ClaimedMail[] = [];
  const outbox = {
    claim: vi.fn<Outbox['claim']>(async (routes, count) => {
      claims.push({ at: Date.now(), routes });
      return waiting.splice(0, count);
    }),
    settle: vi.fn<Outbox['settle']>(async (_mail, outcome) => outcomes.push(outcome) > 0),
    makeDueNow: vi.fn<Outbox['makeDueNow']>(async () => undefined),
    correctTimes: vi.fn<Outbox['correctTimes']>(async () => undefined),
    prune: vi.fn<Outbox['prune']>(async () => undefined),
  };
  const worker = createWorker({
    outbox,
    deliver: async () => {
      const answer = answers.shift() ?? 'taken';
      if (answer !== 'taken') throw Object.assign(new Error('failed'), { failure: answer });
    },
    classify: (error) => (error as { failure: DeliveryFailure }).failure,
    hasBackup,
    atOnce: 2,
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    now: Date.now,
    random: () => 0,
  });
  const put = (count: number, route: MailRoute = 'primary') => {
    for (let index = 0; index < count; index += 1) {
      waiting.push({
        key: 'k',
        template: 'contact',
        fields: {},
        route,
        attempts: 1,
        createdAt: start,
        refusedBy: null,
        lease: 'l',
      });
    }
  };
  return { worker, outbox, claims, outcomes, lines, put };
}

const closed: DeliveryFailure = { kind: 'route', reason: 'ECONNECTION' };

describe('The worker', () => {
  beforeEach(
    () => void vi.useFakeTimers({ now: start, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'Date'] }),
  );
  afterEach(() => void vi.useRealTimers());
  const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  test('takes what waits, a few at a time, until nothing waits', async () => {
    const { worker, outcomes, outbox, put } = setUp({});
    put(5);
    worker.start();
    await advance(0);
    expect(outcomes.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent', 'sent']);
    expect(outbox.claim.mock.calls.every(([, count]) => count <= 2)).toBe(true);
  });

  test('looks again every second, for what other processes have stored', async () => {
    const { worker, outcomes, put } = setUp({});
    worker.start();
    await advance(0);
    put(1);
    await advance(second);
    expect(outcomes).toHaveLength(1);
  });

  test('leaves a closed route alone for a while, ever longer up to 15 s', async () => {
    const { worker, claims, put } = setUp({ answers: Array.from({ length: 40 }, () => closed) });
    put(40);
    worker.start();
    const asked: number[] = [];
    for (let time = 0; time < 60; time += 1) {
      await advance(second);
      asked.push(claims.length);
    }
    const pauses = claims.map(({ at }, index) => at - (claims[index - 1]?.at ?? at)).filter((pause) => pause > 0);
    expect(pauses.slice(0, 4)).toEqual([1 * second, 2 * second, 4 * second, 8 * second]);
    expect(Math.max(...pauses)).toBe(15 * second);
    expect(worker.routes()).toEqual({ primary: { up: false, failure: 'ECONNECTION' } });
  });

  test('hurries what waits once a closed route opens, and says that it is up', async () => {
    const { worker, outbox, put } = setUp({ answers: [closed, 'taken'] });
    put(1);
    worker.start();
    await advance(0);
    expect(worker.routes()).toMatchObject({ primary: { up: false } });
    put(1);
    await advance(second);
    expect(outbox.makeDueNow).toHaveBeenCalledWith('primary');
    expect(worker.routes()).toEqual({ primary: { up: true } });
  });

  test('goes on with the other route while one is closed', async () => {
    const { worker, claims, put } = setUp({ answers: [closed], hasBackup: true });
    put(1);
    worker.start();
    await advance(0);
    expect(claims.at(-1)?.routes).toEqual(['backup']);
  });

  test('sends mails of a second route that is no longer configured by the first', async () => {
    const { worker, claims, outcomes, put } = setUp({});
    put(1, 'backup');
    worker.start();
    await advance(0);
    expect(claims[0]?.routes).toEqual(['primary', 'backup']);
    expect(outcomes).toMatchObject([{ state: 'sent' }]);
  });

  test('survives a database that does not answer, and says so in the log', async () => {
    const { worker, outbox, outcomes, lines, put } = setUp({});
    outbox.claim.mockRejectedValueOnce(new Error('no database'));
    worker.start();
    await advance(0);
    expect(lines.join('')).toContain('the outbox cannot be read');
    put(1);
    outbox.settle.mockRejectedValueOnce(new Error('no database'));
    await advance(second);
    expect(lines.join('')).toContain('what became of a mail could not be stored');
    put(1);
    await advance(second);
    expect(outcomes).toHaveLength(1);
  });

  test('takes nothing before it is started and after it is stopped', async () => {
    const { worker, outbox, put } = setUp({});
    put(1);
    worker.wake();
    await advance(5 * second);
    expect(outbox.claim).not.toHaveBeenCalled();
    worker.start();
    await advance(0);
    await worker.stop(0);
    const { length } = outbox.claim.mock.calls;
    worker.wake();
    await advance(5 * second);
    expect(outbox.claim.mock.calls).toHaveLength(length);
  });

  test('deletes what is old enough once an hour', async () => {
    const { worker, outbox } = setUp({});
    worker.start();
    await advance(3599 * second);
    expect(outbox.prune).toHaveBeenCalledTimes(1);
    await advance(2 * second);
    expect(outbox.prune).toHaveBeenCalledTimes(2);
  });
});
