import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AnswerPage } from '../contracts/contact-answer.ts';
import type { Database } from '../services/database/database.ts';
import { createLimits } from '../services/limits/limits.ts';
import { createIdentityService, type IdentityService } from '../services/identity/identity-service.ts';
import { type KeyWrap, rewrapKeys, WrappedKeyError } from '../services/identity/tokens/wrapped-keys.ts';
import { createMailRelay, type MailRelay } from '../services/mail-relay/mail-relay.ts';
import type { ServerEnv } from './app.ts';
import type { Config } from './config.ts';
import { isDirect } from './middleware/loopback-only.ts';
import { openStore, prepareStore, type StorePreparation } from './prepare-store.ts';
import { StartError } from './start-error.ts';

/** The embedded services, open and not yet started. */
export type Services = {
  database: Pick<Database, 'proveWrite' | 'close'>;
  store: StorePreparation;
  relay: Pick<MailRelay, 'routes' | 'mailbox' | 'visitors' | 'start' | 'stop' | 'health' | 'reviveDeadLetters'>;
  identity: IdentityService;
};

/**
 * Puts the services on the store. `font` is the address of the site's typeface. A PostgreSQL that cannot be reached yet is waited for
 * by `store.ready`; rejects with StartError when waiting would not help.
 */
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
    signingKeyWrap,
    siteOrigin,
  } = config;
  const database = openStore({ dataDir, databaseUrl });
  const prepare = async () => {
    await database.migrate();
    await openSigningKeys(database, signingKeyWrap);
  };
  const store = await prepareStore(prepare, log.child({ part: 'store' })).catch(async (error: unknown) => {
    await database.close();
    throw error;
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
    signingKeySecret: signingKeyWrap.key,
    log: log.child({ part: 'identity' }),
    clientAddress,
    // What others typed with an address that nobody proved is not theirs to delete.
    onAccountDeleted: async (transaction, { email, emailVerified }) => {
      if (email !== null && emailVerified) await relay.visitors.forget(transaction, email);
    },
  });
  return { database, store, relay, identity };
}

/** Brings the keys that sign ID tokens under KEY_FILE. Rejects with StartError when they cannot be opened. */
async function openSigningKeys({ db }: Pick<Database, 'db'>, wrap: KeyWrap): Promise<void> {
  try {
    await rewrapKeys(db, wrap);
  } catch (cause) {
    if (!(cause instanceof WrappedKeyError)) throw cause;
    const remedy =
      'Set KEY_FILE to the file they were wrapped with; after a change of files, KEY_FILE_PREVIOUS to the old one.';
    throw new StartError(`The keys that sign ID tokens cannot be opened: ${cause.message}.\n${remedy}`, { cause });
  }
}
