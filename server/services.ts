import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AnswerPage } from '../contracts/contact-answer.ts';
import { type Database, openDatabase } from '../services/database/database.ts';
import { createLimits } from '../services/limits/limits.ts';
import { createIdentityService, type IdentityService } from '../services/identity/identity-service.ts';
import { createMailRelay, type MailRelay } from '../services/mail-relay/mail-relay.ts';
import type { ServerEnv } from './app.ts';
import type { Config } from './config.ts';
import { isDirect } from './middleware/loopback-only.ts';
import { StartError } from './start-error.ts';

/** The embedded services, open and not yet started. */
export type Services = {
  database: Pick<Database, 'ping' | 'close'>;
  relay: Pick<MailRelay, 'routes' | 'mailbox' | 'visitors' | 'start' | 'stop' | 'health' | 'reviveDeadLetters'>;
  identity: IdentityService;
};

/** Opens the store and puts the services on it. `font` is the address of the site's typeface. Rejects with StartError when the store cannot be opened. */
export async function openServices(
  config: Config,
  log: Logger,
  answerPage: AnswerPage,
  font?: string,
): Promise<Services> {
  const {
    dataDir,
    databaseUrl,
    hideAccountExistence,
    ownerPassword,
    providers,
    smtpUrl,
    smtpBackupUrl,
    mailFrom,
    mailTo,
    mailBackupTo,
    siteOrigin,
  } = config;
  const database = await openDatabase({ dataDir, databaseUrl }).catch((cause: unknown) => {
    const where = databaseUrl ? 'DATABASE_URL' : `the file in DATA_DIR (${dataDir})`;
    throw new StartError(`The database cannot be opened: ${String(cause)}\nCheck ${where}.`, { cause });
  });
  const limits = createLimits({ database, secret: databaseUrl ?? '', log: log.child({ part: 'limits' }) });
  const clientAddress = (context: Context<ServerEnv>) => context.env.clientAddress;
  const relay = createMailRelay({
    database,
    dataDir,
    smtpUrl,
    smtpBackupUrl,
    mailFrom,
    mailTo,
    mailBackupTo,
    siteOrigin,
    // The site's own origin may always send, and so may pages that were asked for by the server's name.
    allowedOrigins: [],
    limits,
    log: log.child({ part: 'mail' }),
    clientAddress,
    isDirect,
    ownerPassword,
    font,
    answerPage,
  });
  const identity = createIdentityService({
    database,
    mail: relay.sender,
    siteOrigin,
    hideAccountExistence,
    providers,
    limits,
    log: log.child({ part: 'identity' }),
    clientAddress,
    // What others typed with an address that nobody proved is not theirs to delete.
    onAccountDeleted: async (transaction, { email, emailVerified }) => {
      if (email !== null && emailVerified) await relay.visitors.forget(transaction, email);
    },
  });
  return { database, relay, identity };
}
