import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApp, dynamicAddresses } from './app.ts';
import type { Caller } from './client-address.ts';
import { fakeServices, healthyMail } from './fixture/services.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createReadiness, reportReadiness } from './readiness.ts';
import type { ServerEnv } from './server-env.ts';
import type { Services } from './services.ts';
import { writeManifest } from '../services/backup/testing/write-manifest.ts';
import { emit } from '../services/telemetry.ts';
import { temporaryFolders } from '../services/testing/temporary-folders.ts';

const local: Caller = { clientAddress: '127.0.0.1', peerAddress: '127.0.0.1', isProxy: false };
const metricsToken = 'a token for the metrics';
const visitor: Caller = { clientAddress: '203.0.113.9', peerAddress: '203.0.113.9', isProxy: false };

/** The production app on services that are stood in for, and every line it logs. */
function setUp({
  relay = {},
  database = {},
  metricsToken: token,
}: { relay?: Partial<Services['relay']>; database?: Partial<Services['database']>; metricsToken?: string } = {}) {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const metrics = createMetrics();
  const { services } = fakeServices(relay, database);
  let stopping = false;
  const app = createApp({ services, log, metrics, metricsToken: token, isStopping: () => stopping });
  const call = async (path: string, caller: ServerEnv['Bindings'] = local, init: RequestInit = {}) =>
    app.fetch(new Request(`http://localhost:3000${path}`, init), caller);
  return { app, call, lines, metrics, stop: () => (stopping = true) };
}

/** The metrics of a Prometheus expression: words with an underscore that are no function, and `up`. */
function namesIn(expr: string): string[] {
  const words = expr.replaceAll(/\{[^}]*\}/g, '').match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()|\bup\b/g) ?? [];
  return words.map((word) => word.replace(/_bucket$/, ''));
}

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
    onTestFinished(() => void vi.useRealTimers());
    const { readiness } = fakeServices({}, { proveWrite: () => new Promise(() => undefined) }).services;
    const answer = readiness();
    await vi.advanceTimersByTimeAsync(3000);
    expect((await answer).problems).toEqual([expect.stringContaining('the store does not answer in time')]);
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
  ])('mail to the owner that is %s is told', async (_, mail, problem) => {
    const health = () => Promise.resolve({ ...healthyMail, ...mail });
    const found = await fakeServices({ health }).services.readiness();
    expect(found).toMatchObject({ status: 'degraded', problems: [expect.stringContaining(problem)] });
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
    onTestFinished(() => void vi.useRealTimers());
    const lines: string[] = [];
    const stop = reportReadiness(readiness, createLog('info', { write: (line) => void lines.push(line) }));
    await vi.advanceTimersByTimeAsync(3_600_000);
    const told = {
      msg: 'something needs the owner',
      alert: 'readiness',
      problems: [expect.stringContaining('1 minutes')],
    };
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([told, { msg: 'all is well again' }]);
    stop();
  });

  test('a server that is stopping takes no new visitors', async () => {
    const { call, stop } = setUp();
    stop();
    expect((await call('/healthz')).status).toBe(503);
    const answer = await call('/readyz');
    expect([answer.status, (await answer.json()).status]).toEqual([503, 'stopping']);
  });
});

describe('/metrics', () => {
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  /** The app, and what its metrics say. */
  const measured = (relay: Partial<Services['relay']> = {}) => {
    const app = setUp({ metricsToken, relay });
    return { ...app, figures: async () => (await app.call('/metrics', local, bearer(metricsToken))).text() };
  };

  test('is there for a program on this machine that has the token, and for nobody else', async () => {
    const { call } = setUp({ metricsToken });
    expect((await call('/metrics', local, bearer(metricsToken))).status).toBe(200);
    expect((await call('/metrics', { ...local, peerAddress: '::1' }, bearer(metricsToken))).status).toBe(200);
    for (const init of [{}, bearer(''), bearer(`${metricsToken}x`), { headers: { authorization: metricsToken } }]) {
      const refused = await call('/metrics', local, init);
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
    expect((await call('/metrics', visitor, bearer(metricsToken))).status).toBe(404);
  });

  test('is not there without a token', async () => {
    const { call } = setUp();
    for (const init of [{}, bearer(''), bearer('undefined')]) {
      expect((await call('/metrics', local, init)).status).toBe(404);
    }
  });

  test('counts answers by class and the messages of the outbox', async () => {
    const outbox = { waiting: 3, dead: 1, deadToVisitors: 4, quarantined: 5, oldestWaitingSeconds: 60 };
    const health = () => Promise.resolve({ ...healthyMail, ...outbox, routes: { primary: { up: false } } });
    const { call, metrics, figures } = measured({ health });
    metrics.answered('page', 200, 0.4);
    metrics.answered('page', 200, 3);
    metrics.answered('page', 304, 0.2);
    emit('mailAttempt', { template: 'contact', route: 'primary', outcome: 'sent' });
    emit('identityRefusal', { reason: 'INVALID_PASSWORD' });
    emit('inboxSignIn', { outcome: 'refused' });
    emit('passwordQueue', { length: 7 });
    await call('/healthz');
    const text = await figures();
    for (const line of [
      'http_requests_total{kind="page",status="200"} 2',
      'http_requests_total{kind="page",status="304"} 1',
      'http_requests_total{kind="api",status="200"} 1',
      'http_request_duration_seconds_bucket{le="0.001",kind="page"} 2',
      'http_request_duration_seconds_bucket{le="0.005",kind="page"} 3',
      'mail_attempts_total{template="contact",route="primary",outcome="sent"} 1',
      'identity_refusals_total{reason="INVALID_PASSWORD"} 1',
      'inbox_sign_ins_total{outcome="refused"} 1',
      'password_queue_length 7',
      'store_size_bytes 4096',
      'outbox_messages{state="waiting"} 3',
      'outbox_messages{state="dead"} 1',
      'outbox_messages{state="dead_to_visitors"} 4',
      'outbox_messages{state="held"} 5',
      'outbox_oldest_waiting_seconds 60',
      'mail_route_up{route="primary"} 0',
      'store_up 1',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toMatch(/^mail_last_sent_timestamp_seconds \d{10}/m);
  });

  test('has every figure that the alert rules and the dashboard ask for', async () => {
    const { metrics, figures } = measured();
    metrics.measureProcess();
    metrics.measureBackups(tmpdir());
    const given = new Set([...(await figures()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
    const folder = join(import.meta.dirname, '../deploy/monitoring');
    const files = ['alerts.yml', 'dashboard.json'].map((file) => readFileSync(join(folder, file), 'utf8'));
    const asked = files.flatMap((file) =>
      [...file.matchAll(/"?expr"?: (.+)/g)].flatMap(([, expr = '']) => namesIn(expr)),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !given.has(name) && name !== 'up')).toEqual([]);
  });

  const folders = temporaryFolders();
  test('tells when the newest backup was made, and 0 while none can be read', async () => {
    const folder = join(folders(), 'backups');
    const { metrics, figures } = measured();
    metrics.measureBackups(folder);
    const none = '\nbackup_last_timestamp_seconds 0\n';
    writeFileSync(folder, '');
    expect(await figures()).toContain(none);
    rmSync(folder);
    mkdirSync(folder);
    expect(await figures()).toContain(none);
    writeManifest(join(folder, 'newest'), '2026-11-20T03:15:00.000Z');
    expect(await figures()).toContain(`\nbackup_last_timestamp_seconds ${Date.UTC(2026, 10, 20, 3, 15) / 1000}\n`);
  });

  test('says when the store does not answer', async () => {
    const { figures } = measured({ health: () => Promise.reject(new Error('no table')) });
    expect(await figures()).toContain('\nstore_up 0\n');
  });
});

describe('every answer', () => {
  test.each(['/healthz', '/readyz', '/mailbox', '/metrics', '/api/unknown'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await setUp().call(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  test('a page keeps the policy it brings', async () => {
    const routes = new Hono().get('/api/page', (context) =>
      context.html('<p>', 200, { 'content-security-policy': 'its own' }),
    );
    expect((await setUp({ relay: { routes } }).call('/api/page')).headers.get('content-security-policy')).toBe(
      'its own',
    );
  });
});

describe('the log', () => {
  test('holds nothing personal: no addresses, bodies or queries, not even from an error', async () => {
    const routes = new Hono().post('/api/:id', async (context) => {
      await context.req.text();
      const first = new Error('550 <visitor@example.com> at 203.0.113.9: 2001:db8::7, 10:37:44');
      throw new AggregateError([first], '1 of 2 steps failed');
    });
    const { call, lines } = setUp({ relay: { routes } });
    const answer = await call('/api/secret-id?token=secret-token', visitor, { method: 'POST', body: 'secret-body' });
    expect(answer.status).toBe(500);
    const log = lines.join('');
    expect(log).toContain('"route":"/api/:id"');
    expect(log).toContain('550 <[e-mail]> at [address] [address], 10:37:44');
    expect(log).not.toMatch(/secret|visitor@|203\.0\.113\.9|2001:db8/);
    expect(await answer.text()).not.toContain('550');
  });

  test('names the route that answered, not another whose pattern fits as well', async () => {
    const routes = new Hono()
      .get('/api/known', (context) => context.text(''))
      .get('/api/:id', (context) => context.text(''));
    const { call, lines } = setUp({ relay: { routes } });
    await call('/api/known');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ route: '/api/known' }]);
  });

  test('has no line for a call that static files answer', async () => {
    const { call, lines } = setUp();
    await call('/api/unknown', { ...local, isForFiles: false });
    expect(lines).toEqual([]);
  });

  test.each([
    ['/metrics', 404, 'info'],
    ['/api/broken', 500, 'error'],
    ['/healthz', 503, 'debug'],
    ['/readyz', 503, 'debug'],
  ])(
    'has one line per call: %s with %i at level %s, for balancers ask about health every second',
    async (...expected) => {
      const routes = new Hono().get('/api/broken', (context) => context.text('', 500));
      const { call, lines, stop } = setUp({ relay: { routes } });
      stop();
      const [route, status, level] = expected;
      await call(route, { ...local, requestId: 'abad1dea' });
      const line = { level, method: 'GET', route, status, id: 'abad1dea' };
      expect(lines.map((one) => JSON.parse(one) as unknown)).toMatchObject([line]);
    },
  );
});

test('an address belongs to the app by its first segment', () => {
  const isDynamic = dynamicAddresses(
    setUp({ relay: { routes: new Hono().post('/api/v1.0/email/send', (context) => context.text('OK')) } }).app,
  );
  expect(['/api', '/api/unknown', '/healthz?x', '/mailbox/1'].filter(isDynamic)).toHaveLength(4);
  expect(['/', '/about', '/apia', '/mailboxes', '/*'].filter(isDynamic)).toEqual([]);
});
