import { setTimeout } from 'node:timers/promises';
import { type Context, type ErrorHandler, Hono } from 'hono';
import type { Logger } from 'pino';
import type { IdentityWords } from '../../contracts/identity-words.ts';
import type { Database } from '../database/database.ts';
import type { Limits } from '../limits/limits.ts';
import type { MailSender } from '../mail-sender.ts';
import type { Look } from '../page-style.ts';
import { toPrincipal, signedIn } from './accounts/signed-in.ts';
import { createCallers } from './devices/callers.ts';
import { actionRoutes } from './pages/action-routes.ts';
import { createSendPage } from './pages/page.ts';
import { pageError } from './pages/page-error.ts';
import type { Caller } from './caller.ts';
import type { Principal, OnAccountDeleted, Dependencies } from './dependencies.ts';
import { createPasskeys } from '../passkeys/passkeys.ts';
import { createPasswords } from './passwords/passwords.ts';
import { identityRoutes } from './protocol/identity-routes.ts';
import { createRateLimits } from './protocol/rate-limits.ts';
import { prune } from './prune.ts';
import type { Providers } from './social/providers.ts';
import { socialRoutes } from './social/social-routes.ts';
import { createIdTokens } from './tokens/id-token.ts';
import { createSessions } from './tokens/sessions.ts';
import { createSigningKeys } from './tokens/signing-keys.ts';

export type IdentityServiceOptions = {
  database: Pick<Database, 'db'>;
  /** Of the mail relay: what a call causes and its mail are stored in one transaction. */
  mail: MailSender;
  /** For example `https://jantar.example`: issues the tokens, is linked to in mails, and is where providers send visitors back to. */
  siteOrigin: string;
  words: IdentityWords;
  /** For the pages under /__/auth. */
  look?: Look;
  /** Answers alike whether or not an address has an account, where the protocol allows it. */
  hideAccountExistence: boolean;
  providers: Providers;
  limits: Limits;
  /** Wraps the keys that sign ID tokens in the store; 32 bytes. They lie there in clear without it. */
  signingKeySecret?: Uint8Array | undefined;
  log: Logger;
  /** Who asks, as an address without port; rate limits rest on it. */
  clientAddress: (context: Context) => string;
  /** Deletes what other services keep of an account, within the transaction that deletes the account. */
  onAccountDeleted?: OnAccountDeleted;
  now?: () => number;
  /** Resolves after so many milliseconds. */
  wait?: (ms: number) => Promise<void>;
};

/** The site in one of its languages: what stands before its addresses, and what the service says. */
export type IdentityEdition = { prefix: string; words: IdentityWords };

export type IdentityService = {
  /** The identity protocol and the pages under /__/auth, absolute: mount at the root. */
  routes: Hono;
  /** A refusal as a page, for a call that somebody else refuses. */
  errorPage: ErrorHandler;
  /** Both for the pages in another language, below its prefix. */
  routesIn: (edition: IdentityEdition) => Pick<IdentityService, 'routes' | 'errorPage'>;
  /**
   * Whose ID token this is, for the other services of this process; a call of `address` is counted. Rejects with
   * IdentityError when token, session or account are not good, or when there were too many calls.
   */
  holder: (idToken: string, caller: Pick<Caller, 'address'>) => Promise<Principal>;
  /** Starts to forget what has expired, now and once an hour. Answering needs no start. */
  start: () => void;
  /** Resolves when the deletion in hand is done. Does not close the database. */
  stop: () => Promise<void>;
};

const pruneMs = 60 * 60_000;

/** Accounts, sessions and social sign-in, by the protocol of Google's Identity Toolkit. */
export function createIdentityService(options: IdentityServiceOptions): IdentityService {
  const { database, siteOrigin, words, log, clientAddress, now = Date.now, wait = setTimeout } = options;
  const { db } = database;
  const keys = createSigningKeys(db, now, options.signingKeySecret);
  const spoken = ({ prefix, words: said }: IdentityEdition) => ({
    prefix,
    words: said,
    sendPage: createSendPage(said, prefix, options.look ?? { tokens: '' }),
    mail: inLanguage(options.mail, said.language),
  });
  const dependencies: Dependencies = {
    db,
    passwords: createPasswords(siteOrigin, words.company),
    passkeys: createPasskeys({ database, siteOrigin, siteName: words.company, now }),
    sessions: createSessions(db, now),
    idTokens: createIdTokens(keys, { issuer: siteOrigin, now }),
    limits: createRateLimits(options.limits),
    siteOrigin,
    ...spoken({ prefix: '', words }),
    hideAccountExistence: options.hideAccountExistence,
    providers: options.providers,
    onAccountDeleted: options.onAccountDeleted ?? (() => Promise.resolve()),
    log,
    now,
    wait: (ms) => wait(ms),
  };
  const routesOf = (own: Dependencies) => {
    const callers = createCallers(siteOrigin, clientAddress, own.words);
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
    routesIn: (edition) => routesOf({ ...dependencies, ...spoken(edition) }),
    async holder(idToken, { address }) {
      await dependencies.limits.call(address);
      return toPrincipal((await signedIn(dependencies, idToken)).account);
    },
    start() {
      pruneNow();
      timer = setInterval(pruneNow, pruneMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await pruning;
    },
  };
}

/** Mails that keep the language of the page that asked for them. */
function inLanguage(sender: MailSender, language: string): MailSender {
  return {
    ...sender,
    enqueueIn: (transaction, mail) => sender.enqueueIn(transaction, { ...mail, fields: { ...mail.fields, language } }),
  };
}
