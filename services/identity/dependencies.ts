import type { Logger } from 'pino';
import type { IdentityWords } from '../../contracts/identity-words.ts';
import type { Store, Transaction } from '../database/schema.ts';
import type { MailSender } from '../mail-sender.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { SendPage } from './pages/page.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { RateLimits } from './protocol/rate-limits.ts';
import type { Providers } from './social/providers.ts';
import type { IdTokens } from './tokens/id-token.ts';
import type { Sessions } from './tokens/sessions.ts';

/** What the service is given, and the handlers of calls use as it is. */
export type Given = {
  /** The mail relay's sender; a change and its mail are stored in one transaction. */
  mail: MailSender;
  /** For example `https://jantar.example`: the issuer of tokens, the base of mailed links and of the providers' redirect URIs. */
  siteOrigin: string;
  words: IdentityWords;
  /** Makes answers the same whether or not an address has an account, where the protocol allows it. */
  hideAccountExistence: boolean;
  providers: Providers;
  log: Logger;
};

/** What the handlers of calls need; built once, in identity-service.ts. */
export type Dependencies = Given & {
  db: Store;
  passwords: Passwords;
  /** Undefined where browsers support no passkeys (relying-party.ts). */
  passkeys: Passkeys | undefined;
  sessions: Sessions;
  idTokens: IdTokens;
  limits: RateLimits;
  /** The beginning of the edition's addresses: '' or for example `/hi`. */
  prefix: string;
  sendPage: SendPage;
  onAccountDeleted: OnAccountDeleted;
  now: () => number;
  wait: (ms: number) => Promise<void>;
};

/**
 * Called within the transaction that deletes an account, so that other services delete what they store of it. An unverified
 * address may be somebody else's, so data stored under it must stay.
 */
export type OnAccountDeleted = (transaction: Transaction, account: AccountHolder) => Promise<void>;

/** The account that a call speaks for. `emailVerified`: its holder has proved to receive mail at the address. */
export type AccountHolder = { id: string; email: string | null; emailVerified: boolean };
