import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isAsked, newestBackup } from '../services/backup/backup-folder.ts';
import { listen } from '../services/telemetry.ts';
import type { Readiness } from './readiness.ts';
import type { StaticAnswer } from './static-files/static-files.ts';

/** In seconds; the range goes from a page served from memory to a form whose store is slow. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of one process, as Prometheus reads them at `/metrics`. Names and units follow its conventions. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const requests = counter(
    'http_requests_total',
    'Answers by what was asked for and by status; 429 and 503 are what was refused for want of room.',
    ['kind', 'status'],
  );
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its answer; the body is still on its way.',
    labelNames: ['kind'],
    buckets: durationBuckets,
    registers,
  });
  const attempts = counter(
    'mail_attempts_total',
    'Attempts to deliver a mail: sent, failed (tried again) or dead (not tried again).',
    ['template', 'route', 'outcome'],
  );
  const lastSent = gauge('mail_last_sent_timestamp_seconds', 'When a mail server last took a mail of this process.');
  const refusals = counter(
    'identity_refusals_total',
    'Calls to the identity service that were refused, by the name of the error: wrong passwords among them.',
    ['reason'],
  );
  const ownerSignIns = counter('inbox_sign_ins_total', 'Sign-ins to the inbox of the owner.', ['outcome']);
  const passwordQueue = gauge('password_queue_length', 'Passwords that wait to be hashed.');
  const listeners = [
    listen('mailAttempt', ({ template, route, outcome }) => {
      attempts.inc({ template, route, outcome });
      if (outcome === 'sent') lastSent.setToCurrentTime();
    }),
    listen('identityRefusal', ({ reason }) => refusals.inc({ reason })),
    listen('inboxSignIn', ({ outcome }) => ownerSignIns.inc({ outcome })),
    listen('passwordQueue', ({ length }) => passwordQueue.set(length)),
  ];
  const stored = {
    up: gauge('store_up', 'Whether the store takes a write.'),
    bytes: gauge('store_size_bytes', 'What the store takes up.'),
    free: gauge('data_folder_free_bytes', 'Free where the data folder lies.'),
    outbox: gauge(
      'outbox_messages',
      'Messages that are not sent: waiting, dead (to the owner, no route takes them), dead_to_visitors, held (kept back as spam).',
      ['state'],
    ),
    oldest: gauge('outbox_oldest_waiting_seconds', 'Age of the oldest message to the owner that waits.'),
    routes: gauge('mail_route_up', 'Whether the last attempt on this route worked.', ['route']),
  };

  return {
    answered(kind: StaticAnswer | 'api', status: number, ms: number): void {
      requests.inc({ kind, status });
      durations.observe({ kind }, ms / 1000);
    },

    /** Adds metrics of the process (processor, memory, open files, event loop, garbage collection), and of the backups in a folder. */
    measureMachine(backupDir: string): void {
      collectDefaultMetrics({ register: registry });
      registry.registerMetric(
        new Gauge({
          name: 'backup_last_timestamp_seconds',
          help: 'When the newest backup was made that was asked for; 0 while there is none, or none can be read.',
          registers: [],
          async collect() {
            this.set((await newestBackupMs(backupDir)) / 1000);
          },
        }),
      );
    },

    /** The text of `/metrics`. While the store does not answer, the series about messages are absent. */
    text({ status, mail, freeBytes, storeBytes }: Readiness): Promise<string> {
      for (const one of Object.values(stored)) one.reset();
      stored.up.set(status === 'failing' ? 0 : 1);
      const tell = (one: Gauge, value: number | undefined) => (value === undefined ? one.remove() : one.set(value));
      tell(stored.free, freeBytes);
      tell(stored.bytes, storeBytes);
      tell(stored.oldest, mail?.oldestWaitingSeconds);
      if (mail) {
        stored.outbox.set({ state: 'waiting' }, mail.waiting);
        stored.outbox.set({ state: 'dead' }, mail.dead);
        stored.outbox.set({ state: 'dead_to_visitors' }, mail.deadToVisitors);
        stored.outbox.set({ state: 'held' }, mail.quarantined);
        for (const [route, { up }] of Object.entries(mail.routes)) stored.routes.set({ route }, up ? 1 : 0);
      }
      return registry.metrics();
    },

    stop(): void {
      for (const stop of listeners) stop();
    },
  };
}

async function newestBackupMs(backupDir: string): Promise<number> {
  try {
    const newest = await newestBackup(backupDir, Date.now(), isAsked);
    return newest ? Date.parse(newest.manifest.madeAt) : 0;
  } catch {
    return 0;
  }
}
