import type { Logger } from 'pino';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { MailSender } from '../mail-relay/mail-relay.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { RateLimits } from './protocol/rate-limits.ts';
import type { Providers } from './social/providers.ts';
import type { IdTokens } from './tokens/id-token.ts';
import type { Sessions } from './tokens/sessions.ts';

/** What the calls are made of; put together once, in identity-service.ts. */
export type Parts = {
  db: Database['db'];
  mail: MailSender;
  passwords: Passwords;
  sessions: Sessions;
  idTokens: IdTokens;
  limits: RateLimits;
  siteOrigin: string;
  hideAccountExistence: boolean;
  providers: Providers;
  onAccountDeleted: OnAccountDeleted;
  log: Logger;
  now: () => number;
};

/** Called within the transaction that deletes an account, for whoever else keeps something of it. */
export type OnAccountDeleted = (
  transaction: Transaction<Schema>,
  account: { id: string; email: string | null },
) => Promise<void>;

/** Who calls, by the address that limits count. */
export type Caller = { address: string };
