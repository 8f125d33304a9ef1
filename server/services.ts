import type { Context } from 'hono';
import type { Logger } from 'pino';
import { notFoundPath } from '../contracts/page-views.ts';
import type { Database } from '../services/database/database.ts';
import { createLimits } from '../services/limits/limits.ts';
import { createIdentityService, type IdentityService } from '../services/identity/identity-service.ts';
import { createSigningKeys } from '../services/identity/tokens/signing-keys.ts';
import { type KeyWrap, rewrapKeys, WrappedKeyError } from '../services/identity/tokens/wrapped-keys.ts';
import { ownerLink } from '../services/mail-relay/mailbox/access/owner-credentials.ts';
import { hasSecureWay } from '../services/mail-relay/mailbox/access/secure-way.ts';
import { createMailRelay, type MailRelay } from '../services/mail-relay/mail-relay.ts';
import { createPageViews, type PageViews } from '../services/page-views/page-views.ts';
import { createPasskeys } from '../services/passkeys/passkeys.ts';
import type { ServerEnv } from './server-env.ts';
import type { Config } from './config.ts';
import type { Edition } from './edition.ts';
import type { RelayEdition } from '../services/mail-relay/relay-options.ts';
import { backupBeforeUpgrade } from './backup-before-upgrade.ts';
import { provideOwnerKey } from './owner-key.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { openStore, prepareStore, requireNoOtherStore, type StorePreparation } from './prepare-store.ts';
import { OperatorError } from './operator-error.ts';

/** The embedded services, open and not yet started. */
export type Services = {
  database: Pick<Database, 'proveWrite' | 'size' | 'close'>;
  store: StorePreparation;
  readiness: () => Promise<Readiness>;
  relay: Pick<MailRelay, 'routes' | 'mailbox' | 'visitors' | 'start' | 'stop' | 'health'>;
  identity: Omit<IdentityService, 'routesIn'>;
  pageViews: PageViews;
  /** The language of the root, which is the owner's. */
  edition: Edition;
  /** What differs in the further editions, each below its prefix. */
  otherLanguages: readonly Pick<Services, 'edition' | 'relay' | 'identity'>[];
  /** The link that opens the inbox, with its key, so it must not be logged. Undefined where SITE_ORIGIN is neither https nor this machine. */
  inboxLink: string | undefined;
};

/**
 * Opens the store and creates the services on it. While PostgreSQL cannot be reached, `store.ready` stays pending;
 * rejects with OperatorError when waiting would not help.
 */
export async function openServices(
  config: Config,
  log: Logger,
  [own, ...others]: readonly [Edition, ...Edition[]],
): Promise<Services> {
  const { look, relayWords, identityWords } = own.forServer;
  const { dataDir, databaseUrl, siteOrigin, hideAccountExistence, providers, signingKeyWrap } = config;
  const ownerKey = await provideOwnerKey(dataDir);
  if (ownerKey.wasOpen) log.warn('others on this machine could read the key of the inbox; its file is now private');
  const database = openStore({ dataDir, databaseUrl });
  let isSaving = false;
  const prepare = async () => {
    await database.migrate(async ({ isNew }) => {
      if (isNew) return requireNoOtherStore({ dataDir, databaseUrl });
      isSaving = true;
      await backupBeforeUpgrade(database, config, log.child({ part: 'store' })).finally(() => (isSaving = false));
    });
    await openSigningKeys(database, signingKeyWrap);
  };
  const store = await prepareStore(
    prepare,
    { dataDir, databaseUrl, isSaving: () => isSaving },
    log.child({ part: 'store' }),
  ).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const limits = createLimits({ database, secret: databaseUrl ?? '', log: log.child({ part: 'limits' }) });
  const clientAddress = (context: Context<ServerEnv>) => context.env.clientAddress;
  const pageNames = pageNamesOf([own, ...others]).set(notFoundPath, relayWords.inbox.views.notFound);
  const relay = createMailRelay({
    ...config,
    database,
    limits,
    log: log.child({ part: 'mail' }),
    clientAddress,
    owner: { key: ownerKey.key, password: config.ownerPassword },
    passkeys: createPasskeys({ database, siteOrigin, siteName: relayWords.company.name }),
    look,
    answerPage: own.answerPage,
    words: relayWords,
    pageNames,
    otherEditions: others.map(relayEdition),
  });
  const identity = createIdentityService({
    siteOrigin,
    hideAccountExistence,
    providers,
    database,
    mail: relay.sender,
    words: identityWords,
    look,
    limits,
    signingKeySecret: signingKeyWrap.key,
    log: log.child({ part: 'identity' }),
    clientAddress,
    // Messages sent with an unproved address may be somebody else's, so they are kept.
    onAccountDeleted: async (transaction, { email, emailVerified }) => {
      if (email !== null && emailVerified) await relay.visitors.forget(transaction, email);
    },
  });
  const pageViews = createPageViews({
    database,
    paths: new Set(pageNames.keys()),
    timeZone: relayWords.company.timeZone,
    log: log.child({ part: 'views' }),
  });
  const inboxLink = hasSecureWay(siteOrigin) ? ownerLink(siteOrigin, ownerKey.key) : undefined;
  const readiness = createReadiness({ database, store, relay, dataDir, backupDir: config.backupDir }, Date.now);
  const otherLanguages = others.map((edition) => ({
    edition,
    relay: { ...relay, routes: relay.routesIn(relayEdition(edition)) },
    identity: {
      ...identity,
      ...identity.routesIn({ prefix: edition.prefix, words: edition.forServer.identityWords }),
    },
  }));
  return { database, store, readiness, relay, identity, pageViews, edition: own, otherLanguages, inboxLink };
}

function relayEdition({ prefix, answerPage, forServer }: Edition): RelayEdition {
  return { prefix, answerPage, words: forServer.relayWords };
}

/** The names of the pages in all languages, by address. */
function pageNamesOf(editions: readonly Edition[]): Map<string, string> {
  return new Map(
    editions.flatMap(({ prefix, forServer }) =>
      Object.entries(forServer.pageNames).map(([path, name]) => [prefix + path, name] as const),
    ),
  );
}

/**
 * Wraps the keys that sign ID tokens with KEY_FILE. The first is made here, so that from then on a wrong file is told at the start
 * and not to a visitor. Rejects with OperatorError when they cannot be opened.
 */
async function openSigningKeys(database: Pick<Database, 'db' | 'dialect'>, wrap: KeyWrap): Promise<void> {
  try {
    await rewrapKeys(database.db, wrap);
    await createSigningKeys(database, Date.now, wrap.key).current();
  } catch (cause) {
    if (!(cause instanceof WrappedKeyError)) throw cause;
    const remedy =
      'Set KEY_FILE to the file they were wrapped with; after a change of files, KEY_FILE_PREVIOUS to the old one.';
    throw new OperatorError(`The keys that sign ID tokens cannot be opened: ${cause.message}.\n${remedy}`, { cause });
  }
}
