import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { connectDatabase, type DatabaseOptions, type UnpreparedDatabase } from '../services/database/database.ts';
import { sqliteName, StoreMissingError } from '../services/database/store-file.ts';
import { storeFault } from '../services/database/store-fault.ts';
import { within } from '../services/within.ts';
import { OperatorError } from './operator-error.ts';

/** The pause between two tries to reach the store. */
const retryMs = 2000;
/** The pause after what the owner has to mend, as a failed backup before an upgrade, which each try begins anew. */
const ownerRetryMs = 5 * 60_000;
/**
 * After this time the server starts without the store: pages can be served. SQLite gives up waiting for a lock before. A backup
 * takes as long as it takes, and when it fails the start is refused.
 */
const patienceMs = 10_000;

export type StorePreparation = {
  /** Resolves when the schema is current and the services may start; stays pending when the server is stopped before that. */
  ready: Promise<void>;
  /** Gives up waiting for the store. */
  stop: () => void;
};

/** Connects to the store without reading its schema. Throws OperatorError when its file cannot be used. */
export function openStore(options: DatabaseOptions): UnpreparedDatabase {
  try {
    return connectDatabase(options);
  } catch (error) {
    throw cannotOpen(error, options);
  }
}

/** Throws OperatorError when PostgreSQL would begin empty beside a store in a file, whose mails would then wait unseen. */
export function requireNoOtherStore({ dataDir, databaseUrl }: DatabaseOptions): void {
  const file = join(dataDir, sqliteName);
  if (databaseUrl === undefined || !existsSync(file)) return;
  throw new OperatorError(
    `The database of DATABASE_URL is empty, and there is a store in ${file}.\n` +
      'Take it along: jantar backup without DATABASE_URL, then jantar restore FOLDER with it. To begin anew, move the file away.',
  );
}

/**
 * Runs `prepare`, which migrates the store. While the database server is unreachable, or something holds the store, this goes on in
 * the background: pages are served meanwhile, and forms answer 503 or, where a store that is held takes it, store what is sent.
 * Rejects with OperatorError for faults that waiting does not mend.
 * @param isSaving whether `prepare` is making the backup before an upgrade
 */
export async function prepareStore(
  prepare: () => Promise<void>,
  { isSaving, ...options }: DatabaseOptions & { isSaving: () => boolean },
  log: Logger,
): Promise<StorePreparation> {
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  let trying = prepare();
  let told = '';
  try {
    await within(trying, patienceMs).catch((error: unknown) => (isSaving() ? trying : Promise.reject(error)));
    ready.resolve();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if (storeFault(error).kind !== 'unreachable') throw cannotOpen(error, options);
    tell(error);
    void retry();
  }
  return { ready: ready.promise, stop: () => stopping.abort() };

  async function retry(): Promise<void> {
    while (!stopping.signal.aborted) {
      let pauseMs = retryMs;
      try {
        await trying;
        if (stopping.signal.aborted) return;
        log.info('the store is there: forms are taken again');
        return ready.resolve();
      } catch (error) {
        tell(error);
        if (error instanceof OperatorError) pauseMs = ownerRetryMs;
      }
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) trying = prepare();
    }
  }

  /** Logs a problem when it begins. */
  function tell(error: unknown): void {
    const { problem, remedy } = error instanceof OperatorError ? { problem: error.message } : storeFault(error);
    if (problem === told) return;
    told = problem;
    log.error(
      { alert: 'store', problem, remedy, err: error },
      'the store is not there yet: no email is sent until it is',
    );
  }
}

/** The error of a store that cannot be opened, with what to do. */
export function cannotOpen(cause: unknown, { dataDir, databaseUrl }: DatabaseOptions): OperatorError {
  if (cause instanceof StoreMissingError) return new OperatorError(cause.message, { cause });
  const { problem, remedy } = storeFault(cause, databaseUrl === undefined ? dataDir : undefined);
  return new OperatorError(`The store cannot be opened: ${problem}.\n${remedy}\n(${String(deepest(cause))})`, {
    cause,
  });
}

function deepest(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? deepest(error.cause) : error;
}
