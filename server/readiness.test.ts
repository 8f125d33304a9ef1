import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, test, vi } from 'vitest';
import { local, setUp, visitor } from './fixture/app.ts';
import { fakeServices, healthyMail } from './fixture/services.ts';
import { createLog } from './log.ts';
import { createReadiness, reportReadiness } from './readiness.ts';

const metricsToken = 'a token for the metrics';

describe('/readyz', () => {
  test('says that all is well, also when the address of a visitor refuses mail', async () => {
    const health = () => Promise.resolve({ ...healthyMail, deadToVisitors: 9 });
    const answer = await setUp({ relay: { health } }).call('/readyz', visitor);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  });

  test('is computed once a second at most, however many requests come', async () => {
    let writes = 0;
    const { call } = setUp({ database: { proveWrite: async () => void (writes += 1) } });
    await Promise.all(Array.from({ length: 50 }, () => call('/readyz', visitor)));
    expect(writes).toBe(1);
  });

  test('remembers the last failure once the store is well again', async () => {
    const full = Object.assign(new Error('disk full'), { errcode: 13 });
    let failure: Error | undefined = full;
    let time = 0;
    const database = { proveWrite: () => (failure ? Promise.reject(failure) : Promise.resolve()) };
    const { readiness } = fakeServices({}, database, () => time).services;
    expect((await readiness()).status).toBe('failing');
    failure = undefined;
    time = 1000;
    expect(await readiness()).toMatchObject({
      status: 'ok',
      lastFailure: { at: '1970-01-01T00:00:00.000Z', problem: expect.stringContaining('disk of the store is full') },
    });
  });

  test.each([
    ['a database that does not answer', { database: { proveWrite: () => Promise.reject(new Error('gone')) } }],
    ['an outbox that accepts nothing', { relay: { health: () => Promise.reject(new Error('no table')) } }],
  ])('%s makes the server unready', async (_, broken) => {
    const answer = await setUp(broken).call('/readyz');
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'failing' }]);
  });

  test('a store that hangs is told from one that cannot be reached', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { readiness } = fakeServices({}, { proveWrite: () => new Promise(() => undefined) }).services;
    const answer = readiness();
    await vi.advanceTimersByTimeAsync(3000);
    expect((await answer).problems).toEqual([expect.stringContaining('the store does not answer in time')]);
  });

  test('a store that takes messages while something holds it from its preparation makes the server unready until it is prepared', async () => {
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    let time = 0;
    const options = { ...fakeServices().services, store: { ready }, dataDir: tmpdir(), backupDir: '/nowhere' };
    const readiness = createReadiness(options, () => time);
    expect(await readiness()).toMatchObject({ status: 'failing', problems: [expect.stringContaining('no email')] });
    resolve();
    time = 1000;
    expect(await readiness()).toMatchObject({ status: 'ok' });
  });

  test('failed messages, a route that is down, a full disk and lost backups are told, and the site stays in service', async () => {
    const mail = { ...healthyMail, dead: 2, routes: { primary: { up: false, failure: 'ECONNREFUSED mx.example' } } };
    const relay = { health: () => Promise.resolve(mail) };
    expect((await setUp({ relay }).call('/readyz')).status).toBe(200);
    // Systems of files that have no room, and a file in a folder's place.
    const machine = { dataDir: existsSync('/proc') ? '/proc' : '/dev', backupDir: import.meta.filename };
    const { problems } = await createReadiness({ ...fakeServices(relay).services, ...machine }, Date.now)();
    expect(problems).toEqual([
      expect.stringContaining('2 message(s)'),
      expect.stringContaining('primary mail route is down (ECONNREFUSED mx.example)'),
      'The disk of the data folder has 0 MB left.',
      expect.stringContaining('The backups cannot be read'),
    ]);
  });

  test.each([
    ['late', { isLate: true, oldestWaitingSeconds: 1200 }, 'waited for 20 minutes'],
    ['about to be deleted unread', { expiresUnread: true, quarantined: 3 }, 'deleted within a week'],
    ['more than goes out at once', { overBudget: ['owner'] }, 'none is lost'],
  ])('mail to the owner that is %s is told, to whoever has the token of the metrics', async (_, mail, problem) => {
    const health = () => Promise.resolve({ ...healthyMail, ...mail });
    const { call } = setUp({ relay: { health }, metricsToken });
    const toMonitor = await call('/readyz', local, { headers: { authorization: `Bearer ${metricsToken}` } });
    const problems = [expect.stringContaining(problem)];
    expect(await toMonitor.json()).toMatchObject({ status: 'degraded', problems });
    expect(await (await call('/readyz')).json()).toEqual({ status: 'degraded' });
  });

  test('what stays wrong is told when it begins and when it is over, however its figures change', async () => {
    const well = await fakeServices().services.readiness();
    let minutes = 0;
    const readiness = () => {
      minutes += 1;
      const problems = [`A message to you has waited for ${minutes} minutes.`];
      return Promise.resolve(minutes > 60 ? well : { ...well, status: 'degraded' as const, problems });
    };
    vi.useFakeTimers();
    const lines: string[] = [];
    const stop = reportReadiness(readiness, createLog('info', { write: (line) => void lines.push(line) }));
    await vi.advanceTimersByTimeAsync(3_600_000);
    const told = { msg: 'something needs the owner', alert: 'readiness', problems: [expect.stringContaining('1 min')] };
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([told, { msg: 'all is well again' }]);
    stop();
  });
});
