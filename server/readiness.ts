import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Database } from '../services/database/database.ts';
import { createBackupCheck } from './backup-check.ts';
import { openFileProblems } from './open-files.ts';
import type { StorePreparation } from './prepare-store.ts';
import { storeFault } from '../services/database/store-fault.ts';
import type { MailRelay } from '../services/mail-relay/mail-relay.ts';
import type { MailHealth } from '../services/mail-relay/relay-health.ts';
import { within } from '../services/within.ts';

/** Whether the site can do its work. Only `failing` takes the server out of the balancer. */
export type Readiness = {
  status: 'ok' | 'degraded' | 'failing';
  /** What is wrong, in sentences an owner can act on. */
  problems: string[];
  /** Undefined while the store does not answer. */
  mail: MailHealth | undefined;
  /** The last time that the store failed since the start of the process, if it did. */
  lastFailure: { at: string; problem: string } | undefined;
  /** Bytes the store takes up; undefined while it does not answer. */
  storeBytes: number | undefined;
  /** Bytes free where the data folder lies; undefined where the system does not tell. */
  freeBytes: number | undefined;
};

/** A store that takes longer counts as failing: a visitor would not have waited either. */
const answerWithinMs = 3000;
/** How long an answer is cached. Anybody may ask, and each check costs the store a write. */
const keptForMs = 1000;
/** How often readiness is checked for the log, in milliseconds. */
const reportMs = 30_000;
const notPrepared =
  'The store has not been ready since the start: no email is sent until it is. The log says what holds it up.';
/** Free disk space below which the messages of a few busy days might not fit. */
export const fewBytes = 256 * 1024 * 1024;

type ReadinessOptions = {
  database: Pick<Database, 'proveWrite' | 'size'>;
  /** One that something holds at the start may take messages before it is ready, and the services begin. */
  store: Pick<StorePreparation, 'ready'>;
  relay: Pick<MailRelay, 'health'>;
  /** The folder of the SQLite file and of mails kept as files. */
  dataDir: string;
  backupDir: string;
};

/** Returns the readiness check: a test write to the store, then the outbox, the disk, open files and backups. Its promise never rejects. */
export function createReadiness({ database, store, relay, dataDir, backupDir }: ReadinessOptions, now: () => number) {
  const backupProblems = createBackupCheck(backupDir);
  let isPrepared = false;
  void store.ready.then(() => (isPrepared = true));
  let lastFailure: Readiness['lastFailure'];
  let asked: { at: number; answer: Promise<Readiness> } | undefined;

  async function check(): Promise<Readiness> {
    const [fault, freeBytes] = await Promise.all([faultOfWrite(), freeSpace(dataDir)]);
    if (fault !== undefined) {
      lastFailure = { at: new Date(now()).toISOString(), problem: fault };
      return { status: 'failing', problems: [fault], mail: undefined, lastFailure, storeBytes: undefined, freeBytes };
    }
    const [mail, storeBytes] = await Promise.all([
      relay.health().catch(() => undefined),
      database.size().catch(() => undefined),
    ]);
    if (!mail) {
      const problem = 'The outbox cannot be read: messages cannot be stored.';
      return { status: 'failing', problems: [problem], mail: undefined, lastFailure, storeBytes, freeBytes };
    }
    const ofMachine = [...diskProblems(freeBytes), ...(await openFileProblems()), ...(await backupProblems(now()))];
    const problems = [...mailProblems(mail), ...ofMachine];
    return { status: problems.length > 0 ? 'degraded' : 'ok', problems, mail, lastFailure, storeBytes, freeBytes };
  }

  async function faultOfWrite(): Promise<string | undefined> {
    try {
      await within(database.proveWrite(), answerWithinMs);
      return isPrepared ? undefined : notPrepared;
    } catch (error) {
      const { problem, remedy } = storeFault(error);
      return `Messages cannot be stored: ${problem}. ${remedy}`;
    }
  }

  return (): Promise<Readiness> => {
    if (!asked || Math.abs(now() - asked.at) >= keptForMs) asked = { at: now(), answer: check() };
    return asked.answer;
  };
}

/** Logs when a problem begins and when it is over, independently of calls to /readyz. Returns the function that stops it. */
export function reportReadiness(readiness: () => Promise<Readiness>, log: Logger): () => void {
  let last = '';
  const report = async () => {
    const { status, problems } = await readiness();
    // Figures, such as how long a mail has waited, change while the problem stays the same.
    const told = problems.join('\n').replaceAll(/\d+/g, '');
    if (told === last) return;
    last = told;
    if (status === 'ok') log.info('all is well again');
    else log.error({ alert: 'readiness', status, problems }, 'something needs the owner');
  };
  const timer = setInterval(() => void report(), reportMs);
  return () => clearInterval(timer);
}

function mailProblems(mail: MailHealth): string[] {
  const { dead, isLate, expiresUnread, quarantined, oldestWaitingSeconds, overBudget, routes } = mail;
  const problems: string[] = [];
  if (dead > 0)
    problems.push(
      `${dead} message(s) to you failed: no route takes them. Try them again, or mark them as done, in the inbox.`,
    );
  if (isLate) problems.push(`A message to you has waited for ${Math.round(oldestWaitingSeconds / 60)} minutes.`);
  if (expiresUnread)
    problems.push(`Of ${quarantined} kept-back message(s) some are deleted within a week: look through them.`);
  for (const kind of overBudget) {
    const outcome = kind === 'owner' ? 'none is lost, one goes every 12 s' : 'further ones are refused for a while';
    problems.push(`Mails of the kind "${kind}" were too many within an hour (mail budget): ${outcome}.`);
  }
  for (const [route, health] of Object.entries(routes)) {
    if (health.up) continue;
    const failure = health.failure === undefined ? '' : ` (${health.failure})`;
    problems.push(`The ${route} mail route is down${failure}; messages wait or take the other route.`);
  }
  return problems;
}

function diskProblems(freeBytes: number | undefined): string[] {
  if (freeBytes === undefined || freeBytes >= fewBytes) return [];
  return [`The disk of the data folder has ${Math.round(freeBytes / 1024 ** 2)} MB left.`];
}

/** Bytes free where a folder lies; undefined where the system does not tell. */
export async function freeSpace(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
