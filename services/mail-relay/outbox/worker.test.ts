import pino from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MailRoute } from '../../database/schema.ts';
import { claimedMail, closed } from '../testing/test-outbox.ts';
import type { ClaimedMail } from './mail.ts';
import type { Outbox } from './outbox.ts';
import type { DeliveryFailure, Outcome } from './transitions.ts';
import { createWorker } from './worker.ts';

const start = Date.UTC(2026, 10, 20);
const second = 1000;

type Answer = DeliveryFailure | 'taken' | 'silence';
type Answers = Answer[] | ((route: MailRoute) => Answer | Promise<Answer>);
type Options = { answers?: Answers; hasBackup?: boolean };
type Opened = ReturnType<typeof setUpWorker>;
const primaryIsClosed = (route: MailRoute) => (route === 'primary' ? closed : 'taken');

/**
 * A worker on an outbox in memory, with a clock that the test moves. `answers` gives the result of each attempt, in order or by
 * route. Failed mails are not tried again.
 */
function setUpWorker({ answers = [], hasBackup = false }: Options) {
  const clock = { ahead: 0 };
  const sent: { route: MailRoute; at: number }[] = [];
  const claims: { at: number; routes: MailRoute[] }[] = [];
  const outcomes: Outcome[] = [];
  const lines: string[] = [];
  const waiting: ClaimedMail[] = [];
  let keys = 0;
  const outbox = {
    claim: vi.fn<Outbox['claim']>(async (routes, count, _except, by) => {
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

describe('The worker', () => {
  beforeEach(
    () => void vi.useFakeTimers({ now: start, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'Date'] }),
  );
  const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  /** A worker that has begun with so many mails; `prepare` comes first. */
  async function begun(mails: number, options: Options = {}, prepare?: (opened: Opened) => void) {
    const opened = setUpWorker(options);
    opened.put(mails);
    prepare?.(opened);
    opened.worker.start();
    await advance(0);
    return opened;
  }

  test('takes what waits, a few at a time, until nothing waits', async () => {
    const { outcomes, outbox } = await begun(5);
    expect(outcomes.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent', 'sent']);
    expect(outbox.claim.mock.calls.every(([, count]) => count <= 2)).toBe(true);
  });

  test('leaves a closed route alone for a while, ever longer up to 15 s', async () => {
    const { worker, claims } = await begun(40, { answers: () => closed });
    await advance(60 * second);
    const pauses = claims.map(({ at }, index) => at - (claims[index - 1]?.at ?? at)).filter((pause) => pause > 0);
    expect(pauses.slice(0, 4)).toEqual([1 * second, 2 * second, 4 * second, 8 * second]);
    expect(Math.max(...pauses)).toBe(15 * second);
    expect(worker.routes()).toEqual({ primary: { up: false, failure: 'ECONNECTION' } });
  });

  test.each<[string, (opened: Opened) => void, number]>([
    ['at once when the owner asks', ({ worker }) => worker.retryNow(), 1],
    ['in time though the clock was set back by a day', ({ clock }) => (clock.ahead = -86_400 * second), second],
  ])('opens a closed route %s', async (_when, act, wait) => {
    const opened = await begun(1, { answers: [closed] });
    opened.put(1);
    act(opened);
    await advance(wait);
    expect(opened.outcomes).toMatchObject([{ state: 'waiting' }, { state: 'sent' }]);
  });

  test.each<[string, Answer, [MailRoute][]]>([
    ['makes failed mails due', 'taken', [['primary']]],
    ['hurries no failed mails, as the server wants mail later,', { kind: 'temporary', reason: 'EENVELOPE 451' }, []],
  ])('%s once a closed route opens, and reports the route as up', async (_what, answer, hurried) => {
    const { worker, outbox, put } = await begun(1, { answers: [closed, answer] });
    expect(worker.routes()).toMatchObject({ primary: { up: false } });
    put(1);
    await advance(second);
    expect(outbox.makeDueNow.mock.calls).toEqual(hurried);
    expect(worker.routes()).toEqual({ primary: { up: true } });
  });

  test('claims nothing for 5 s after the clock was set ahead, and renews its leases at once', async () => {
    const { outbox, clock, outcomes, put } = await begun(1, { answers: ['silence'] });
    await advance(second);
    clock.ahead = 30 * second;
    put(1);
    await advance(second);
    expect(outbox.renew).toHaveBeenCalledTimes(1);
    await advance(4 * second);
    expect(outcomes).toEqual([]);
    await advance(second);
    expect(outcomes).toMatchObject([{ state: 'sent' }]);
  });

  test('leaves what waits for a route that failed three times in a row to the other, within seconds', async () => {
    const { sent } = await begun(100, { answers: primaryIsClosed, hasBackup: true });
    await advance(10 * second);
    // Two mails at once, so six have been tried by then and come back later.
    expect(sent.filter(({ route }) => route === 'backup')).toHaveLength(94);
  });

  test('does not take them to a route that refused them for good', async () => {
    const options = { answers: primaryIsClosed, hasBackup: true };
    const { sent } = await begun(0, options, ({ put }) => put(20, 'primary', 'backup'));
    await advance(10 * second);
    expect(sent).toEqual([]);
  });

  test('goes on by the other route while a server answers none of its deliveries', async () => {
    const answers = (route: MailRoute) => (route === 'primary' ? 'silence' : 'taken');
    const { worker, sent, put } = await begun(12, { answers, hasBackup: true }, (opened) => opened.put(1, 'backup'));
    await advance(second);
    expect(sent).toHaveLength(1);
    expect(worker.routes()).toMatchObject({ primary: { up: true } });
    await advance(31 * second);
    expect(worker.routes()).toEqual({ primary: { up: false }, backup: { up: true } });
    expect(sent).toHaveLength(11);
    put(1, 'backup');
    await advance(second);
    expect(sent).toHaveLength(12);
  });

  test('renews the leases of the mails in hand every 5 s, through a stop until that is over', async () => {
    const { worker, outbox, put } = await begun(1, { answers: ['silence', 'silence'], hasBackup: true });
    put(1, 'backup');
    await advance(60 * second);
    const renewals = outbox.renew.mock.calls;
    expect(renewals).toHaveLength(12);
    expect(renewals[0]).toMatchObject([[{ key: 'k1', lease: 'l' }, { key: 'k2' }]]);
    const stopped = worker.stop(8 * second);
    await advance(8 * second);
    await stopped;
    expect(renewals).toHaveLength(13);
    await advance(60 * second);
    expect(renewals).toHaveLength(13);
  });

  test('renews nothing when it has no mails, and survives a database that renews none', async () => {
    const { outbox, lines, put } = await begun(0, { answers: ['silence'] });
    await advance(10 * second);
    expect(outbox.renew).not.toHaveBeenCalled();
    put(1);
    outbox.renew.mockRejectedValueOnce(new Error('no database'));
    await advance(10 * second);
    expect(lines.join('')).toContain('the leases of mails could not be renewed');
    expect(outbox.renew).toHaveBeenCalledTimes(2);
  });

  test('never claims a mail that it is delivering, even if its lease has ended', async () => {
    const { outbox } = await begun(1, { answers: ['silence'] });
    await advance(second);
    expect(outbox.claim).toHaveBeenLastCalledWith(['primary', 'backup'], 1, ['k1']);
  });

  test.each([
    ['nothing of a mail that failed: another process may have it', closed, 0],
    ['that a mail was taken', 'taken', 1],
  ] as const)('cut off at a stop, still says %s', async (_what, answer, times) => {
    const cut = Promise.withResolvers<Answer>();
    const { worker, outbox } = await begun(1, { answers: () => cut.promise });
    const stopped = worker.stop(0);
    await advance(0);
    await stopped;
    cut.resolve(answer);
    await advance(0);
    expect(outbox.settle).toHaveBeenCalledTimes(times);
  });

  test('raises no alarm for a mail that another process has claimed meanwhile', async () => {
    const answers: Answer[] = [{ kind: 'refused', reason: '550' }];
    const { outbox, lines } = await begun(1, { answers }, (one) => one.outbox.settle.mockResolvedValueOnce(false));
    expect(outbox.settle).toHaveBeenCalledTimes(1);
    expect(lines).toEqual([]);
  });

  test('sends mails of a second route that is no longer configured by the first', async () => {
    const { claims, outcomes } = await begun(0, {}, ({ put }) => put(1, 'backup'));
    expect(claims[0]?.routes).toEqual(['primary', 'backup']);
    expect(outcomes).toMatchObject([{ state: 'sent' }]);
  });

  test('survives a database that does not answer, and says so in the log once for each outage', async () => {
    const noDatabase = new Error('no database');
    const { outbox, outcomes, lines, put } = await begun(0, {}, (opened) => {
      for (let tries = 0; tries < 5; tries += 1) opened.outbox.claim.mockRejectedValueOnce(noDatabase);
    });
    await advance(5 * second);
    expect(lines).toEqual([expect.stringContaining('the outbox cannot be read')]);
    put(1);
    for (let tries = 0; tries <= 20; tries += 1) outbox.settle.mockRejectedValueOnce(noDatabase);
    await advance(22 * second);
    expect(lines.join('')).toContain('what became of a mail could not be stored');
    put(1);
    await advance(second);
    expect(outcomes).toHaveLength(1);
    outbox.claim.mockRejectedValueOnce(noDatabase);
    await advance(second);
    expect(lines.filter((line) => line.includes('the outbox cannot be read'))).toHaveLength(2);
  });

  test('stores what became of a mail when the database is back from a restart, so that the mail is sent once', async () => {
    const { outcomes, lines } = await begun(1, {}, ({ outbox }) => {
      for (let tries = 0; tries < 5; tries += 1) outbox.settle.mockRejectedValueOnce(new Error('restarting'));
    });
    await advance(5 * second);
    expect(outcomes).toMatchObject([{ state: 'sent' }]);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ msg: 'mail sent' }]);
  });

  test('takes nothing before it is started and after it is stopped', async () => {
    const { worker, outbox, put } = setUpWorker({});
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

  test('deletes what is old enough once an hour, and says when it could not', async () => {
    const { outbox, lines } = await begun(0, {}, (one) =>
      one.outbox.prune.mockRejectedValueOnce(new Error('no store')),
    );
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ msg: 'the upkeep of the store failed' }]);
    await advance(3599 * second);
    expect(outbox.prune).toHaveBeenCalledTimes(1);
    await advance(2 * second);
    expect(outbox.prune).toHaveBeenCalledTimes(2);
    expect(outbox.correctTimes).toHaveBeenCalledTimes(61);
  });
});
