import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { local, setUp, visitor } from './fixture/app.ts';
import { healthyMail } from './fixture/services.ts';
import type { Services } from './services.ts';
import { writeManifest } from '../services/backup/testing/write-manifest.ts';
import { emit } from '../services/telemetry.ts';
import { folderOfTest } from '../services/testing/temporary-folders.ts';

const metricsToken = 'a token for the metrics';

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
    metrics.measureMachine(tmpdir());
    const given = new Set([...(await figures()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
    const folder = join(import.meta.dirname, '../deploy/monitoring');
    const files = ['alerts.yml', 'dashboard.json'].map((file) => readFileSync(join(folder, file), 'utf8'));
    const asked = files.flatMap((file) =>
      [...file.matchAll(/"?expr"?: (.+)/g)].flatMap(([, expr = '']) => namesIn(expr)),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !given.has(name) && name !== 'up')).toEqual([]);
  });
  test('tells when the newest backup was made, and 0 while none can be read', async () => {
    const folder = join(folderOfTest(), 'backups');
    const { metrics, figures } = measured();
    metrics.measureMachine(folder);
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

/** The metrics of a Prometheus expression: words with an underscore that are no function, and `up`. */
function namesIn(expr: string): string[] {
  const words = expr.replaceAll(/\{[^}]*\}/g, '').match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()|\bup\b/g) ?? [];
  return words.map((word) => word.replace(/_bucket$/, ''));
}
