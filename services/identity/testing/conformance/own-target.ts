import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { identityWords } from '../../../../content/identity-words.ts';
import { openDatabase } from '../../../database/database.ts';
import { createLimits } from '../../../limits/limits.ts';
import { createMailBudget } from '../../../mail-relay/budget/mail-budget.ts';
import { createOutbox } from '../../../mail-relay/outbox/outbox.ts';
import { serve } from '../../../testing/serve.ts';
import { createIdentityService } from '../../identity-service.ts';
import { keepCredential } from '../../social/social-credentials.ts';
import type { SdkTarget } from './sdk-target.ts';

/** This site's service, on a store of its own that is gone when it stops. Needs no test runner. */
export async function ownTarget(): Promise<SdkTarget> {
  const dataDir = mkdtempSync(join(tmpdir(), 'identity-target-'));
  const database = await openDatabase({ dataDir });
  const { db } = database;
  const outbox = createOutbox(database, { now: Date.now });
  const log = pino({ level: 'silent' });
  const limits = createLimits();
  const budget = createMailBudget({ limits, log, now: Date.now });
  const service = createIdentityService({
    database,
    mail: {
      grant: budget.grant,
      enqueueIn: (transaction, mail) => outbox.enqueueIn(transaction, mail),
      wake: () => undefined,
    },
    siteOrigin: 'https://jantar.example',
    words: identityWords,
    hideAccountExistence: false,
    providers: {},
    limits,
    log,
    clientAddress: () => '127.0.0.1',
  });
  const { origin, server } = await serve((request) => service.routes.fetch(request));

  return {
    name: 'this site',
    origin,
    async resetCode(email) {
      const rows = await db.selectFrom('outbox').select('fields').where('template', '=', 'password_reset').execute();
      const mails = rows.map(({ fields }) => JSON.parse(fields) as { email: string; link: string });
      const link = mails.findLast((mail) => mail.email === email)?.link ?? '';
      return new URL(link).searchParams.get('oobCode') ?? '';
    },
    idToken({ provider, ...proof }) {
      const person = { ...proof, displayName: 'Asha Verma', photoUrl: null };
      return keepCredential(db, { provider, person, now: Date.now() });
    },
    async disable(uid) {
      await db.updateTable('accounts').set({ disabled: 1 }).where('id', '=', uid).execute();
    },
    async stop() {
      server.close().closeAllConnections();
      await service.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
