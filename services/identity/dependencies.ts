import type { Logger } from 'pino';
import type { IdentityWords } from '../../contracts/identity-words.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/schema.ts';
import type { MailSender } from '../mail-sender.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { SendPage } from './pages/page.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { RateLimits } from './protocol/rate-limits.ts';
import type { Providers } from './social/providers.ts';
import type { IdTokens } from './tokens/id-token.ts';
import type { Sessions } from './tokens/sessions.ts';

/** What the handlers of calls need; built once, in identity-service.ts. */
export type Dependencies = {
  db: Database['db'];
  mail: MailSender;
  passwords: Passwords;
  /** Undefined where browsers support no passkeys (relying-party.ts). */
  passkeys: Passkeys | undefined;
  sessions: Sessions;
  idTokens: IdTokens;
  limits: RateLimits;
  siteOrigin: string;
  /** The beginning of the edition's addresses: '' or for example `/hi`. */
  prefix: string;
  words: IdentityWords;
  sendPage: SendPage;
  hideAccountExistence: boolean;
  providers: Providers;
  onAccountDeleted: OnAccountDeleted;
  log: Logger;
  now: () => number;
  wait: (ms: number) => Promise<void>;
};

/**
 * Called within the transaction that deletes an account, so that other services delete what they store of it. An unverified
 * address may be somebody else's, so data stored under it must stay.
 */
export type OnAccountDeleted = (transaction: Transaction, account: Principal) => Promise<void>;

/** The account that a call speaks for. `emailVerified`: its holder has proved to receive mail at the address. */
export type Principal = { id: string; email: string | null; emailVerified: boolean };
