import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, vi } from 'vitest';
import { relayWords } from '../../content/mail/relay-words.ts';
import { type Database, openDatabase } from '../../services/database/database.ts';
import { createLimits } from '../../services/limits/limits.ts';
import { createMailRelay } from '../../services/mail-relay/mail-relay.ts';
import { newSecret } from '../../services/secrets.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';
import { timeoutByTimer } from '../../contracts/testing/timeout-by-timer.ts';
import { origin } from './unreliable-network.ts';

/** A stored mail: its template, state and texts. */
export type StoredMail = { template: string; state: string; fields: Record<string, string> };

/**
 * The production relay on a real store, for many runs of one property: each run finds it empty and with fresh limits.
 * A form goes by clocks that the test moves.
 */
export function relayOfRuns() {
  const dataDir = temporaryFolder();
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ dataDir });
    // Without fsync, which would take most of the time and matters only for power cuts.
    await sql`PRAGMA synchronous = OFF`.execute(database.db);
    // The store and the event loop keep the real ones.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
    AbortSignal.timeout = timeoutByTimer;
  });
  afterAll(async () => {
    vi.useRealTimers();
    await database.close();
  });

  return {
    /** A fresh relay with an empty store. Nothing is delivered: the tests check the stored mails. */
    async fresh() {
      await database.db.deleteFrom('outbox').execute();
      const relay = createMailRelay({
        database,
        dataDir,
        mailFrom: 'Website <site@jantar.example>',
        mailTo: 'owner@jantar.example',
        siteOrigin: origin,
        limits: createLimits(),
        log: pino({ level: 'silent' }),
        clientAddress: () => '203.0.113.7',
        owner: { key: newSecret() },
        words: relayWords,
        answerPage: () => undefined,
      });
      return (request: Request) => relay.routes.fetch(request);
    },

    async stored(): Promise<StoredMail[]> {
      const rows = await database.db.selectFrom('outbox').select(['template', 'state', 'fields']).execute();
      return rows.map(({ fields, ...row }) => ({ ...row, fields: JSON.parse(fields) as Record<string, string> }));
    },
  };
}
