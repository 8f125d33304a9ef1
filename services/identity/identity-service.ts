import { setTimeout } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import type { IdentityWords } from '../../contracts/identity-words.ts';
import type { Database } from '../database/database.ts';
import type { Limits } from '../limits/limits.ts';
import type { MailSender } from '../mail-sender.ts';
import type { Look } from '../page-style.ts';
import { holderOf, signedIn } from './accounts/signed-in.ts';
import { createCallers } from './devices/callers.ts';
import { actionRoutes } from './pages/action-routes.ts';
import { createSendPage } from './pages/page.ts';
import { pageError } from './pages/page-error.ts';
import type { Caller } from './caller.ts';
import type { AccountHolder, Dependencies, Given, OnAccountDeleted } from './dependencies.ts';
import { createPasskeys } from '../passkeys/passkeys.ts';
import { createPasswords } from './passwords/passwords.ts';
import { identityRoutes } from './protocol/identity-routes.ts';
import { createRateLimits } from './protocol/rate-limits.ts';
import { prune } from './prune.ts';
import { socialRoutes } from './social/social-routes.ts';
import { createIdTokens } from './tokens/id-token.ts';
import { createSessions } from './tokens/sessions.ts';
import { createSigningKeys } from './tokens/signing-keys.ts';

export type IdentityServiceOptions = Given & {
  database: Pick<Database, 'db' | 'dialect'>;
  /** For the pages under /__/auth. */
  look?: Look;
  limits: Limits;
  /** 32 bytes that wrap the keys that sign ID tokens in the store; without it they are stored unencrypted. */
  signingKeySecret?: Uint8Array | undefined;
  /** The client's IP address, without port; rate limits count by it. */
  clientAddress: (context: Context) => string;
  /** Deletes what other services store of an account, within the transaction that deletes the account. */
  onAccountDeleted?: OnAccountDeleted;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
};

/** An edition of the site: the prefix of its addresses, and the texts of the service. */
export type IdentityEdition = { prefix: string; words: IdentityWords };

/** The identity service: its routes, and what other services of the process call. */
export type IdentityService = ReturnType<typeof createIdentityService>;

const pruneMs = 60 * 60_000;

/** Accounts, sessions and social sign-in, by the protocol of Google's Identity Toolkit. */
export function createIdentityService(options: IdentityServiceOptions) {
  const { database, siteOrigin, words, log, clientAddress, now = Date.now, wait = setTimeout } = options;
  const keys = createSigningKeys(database, now, options.signingKeySecret);
  const localized = ({ prefix, words: said }: IdentityEdition) => ({
    prefix,
    words: said,
    sendPage: createSendPage(said, prefix, options.look ?? { tokens: '' }),
    mail: inLanguage(options.mail, said.language),
  });
  const dependencies: Dependencies = {
    ...options,
    db: database.db,
    passwords: createPasswords(siteOrigin, words.company),
    passkeys: createPasskeys({ database, siteOrigin, siteName: words.company, now }),
    sessions: createSessions(database.db, now),
    idTokens: createIdTokens(keys, { issuer: siteOrigin, now }),
    limits: createRateLimits(options.limits),
    ...localized({ prefix: '', words }),
    onAccountDeleted: options.onAccountDeleted ?? (() => Promise.resolve()),
    now,
    wait: (ms) => wait(ms),
  };
  /**
   * `routes`: the identity protocol and the pages under /__/auth, with absolute paths: mount at the root. `errorPage` renders an error
   * as a page, for calls that admission refuses.
   */
  const routesOf = (own: Dependencies) => {
    const callers = createCallers(own, clientAddress);
    const routes = new Hono()
      .route('/', identityRoutes(own, keys, callers))
      .route('/', actionRoutes(own, callers))
      .route('/', socialRoutes(own, callers));
    return { routes, errorPage: pageError(own) };
  };

  let timer: NodeJS.Timeout | undefined;
  let pruning = Promise.resolve();
  const pruneNow = () => {
    pruning = prune(dependencies, keys).catch((error: unknown) => {
      log.error({ err: error }, 'expired sessions and codes could not be deleted');
    });
  };
  return {
    ...routesOf(dependencies),
    /** The same for another edition; mount below its prefix. */
    routesIn: (edition: IdentityEdition) => routesOf({ ...dependencies, ...localized(edition) }),
    /**
     * The account of an ID token, for the other services of this process. Counts as a call from `address`. Rejects with IdentityError
     * when token, session or account are invalid, or after too many calls.
     */
    async holder(idToken: string, { address }: Pick<Caller, 'address'>): Promise<AccountHolder> {
      await dependencies.limits.call(address);
      return holderOf((await signedIn(dependencies, idToken)).account);
    },
    /** Starts pruning expired rows, now and once an hour. Routes answer without it. */
    start() {
      pruneNow();
      timer = setInterval(pruneNow, pruneMs);
    },
    /** Stops pruning and waits for a running one. Does not close the database. */
    async stop() {
      clearInterval(timer);
      await pruning;
    },
  };
}

/** A sender whose mails are written in the language of the edition. */
function inLanguage(sender: MailSender, language: string): MailSender {
  return {
    ...sender,
    enqueueIn: (transaction, mail) => sender.enqueueIn(transaction, { ...mail, fields: { ...mail.fields, language } }),
  };
}
