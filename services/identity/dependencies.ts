import type { Logger } from 'pino';
import type { Transaction } from 'kysely';
import type { IdentityWords } from '../../contracts/identity-words.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { MailSender } from '../mail-sender.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { SendPage } from './pages/page.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { RateLimits } from './protocol/rate-limits.ts';
import type { Providers } from './social/providers.ts';
import type { IdTokens } from './tokens/id-token.ts';
import type { Sessions } from './tokens/sessions.ts';

/** What the calls are made of; put together once, in identity-service.ts. */
export type Dependencies = {
  db: Database['db'];
  mail: MailSender;
  passwords: Passwords;
  /** Undefined where browsers have none. */
  passkeys: Passkeys | undefined;
  sessions: Sessions;
  idTokens: IdTokens;
  limits: RateLimits;
  siteOrigin: string;
  /** What stands before the addresses of the language: nothing, or `/hi`. */
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
 * Called within the transaction that deletes an account, for whoever else keeps something of it. An address that is not
 * verified may be somebody else's: what others keep by it is not this account's to delete.
 */
export type OnAccountDeleted = (transaction: Transaction<Schema>, account: Principal) => Promise<void>;

/** Whose account it is. `emailVerified`: somebody proved that mail to the address reaches them. */
export type Principal = { id: string; email: string | null; emailVerified: boolean };
