import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AnswerPage } from '../../contracts/answer-pages.ts';
import type { RelayWords } from '../../contracts/mails.ts';
import type { Database } from '../database/database.ts';
import type { Limits } from '../limits/limits.ts';
import type { Look } from '../page-style.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { OwnerCredentials } from './mailbox/access/owner-credentials.ts';

/** An edition of the site, with what the relay needs to answer in its language. */
export type RelayEdition = {
  /** The beginning of its addresses: '' or for example `/hi`. */
  prefix: string;
  answerPage: AnswerPage;
  words: RelayWords;
};

/** What the relay is given; its parts pick from it what they need. */
export type MailRelayOptions = {
  database: Database;
  /** Holds the Maildir (`mail/`) when there is no SMTP server. */
  dataDir: string;
  /** `smtp://` or `smtps://` address; without it mail is put into the Maildir. */
  smtpUrl?: string | undefined;
  /** The backup route, used after the first refused a mail permanently or failed several times. */
  smtpBackupUrl?: string | undefined;
  mailFrom: string;
  /** Recipient of the templates `contact` and `booking`. */
  mailTo: string;
  /** Recipient of the template `contact_backup`; `mailTo` when absent. */
  mailBackupTo?: string | undefined;
  /** For example `https://jantar.example`; its host also names the mails (Message-ID). */
  siteOrigin: string;
  limits: Limits;
  log: Logger;
  /** The client's IP address, without port; rate limits count by it. */
  clientAddress: (context: Context) => string;
  owner: OwnerCredentials;
  /** Passkeys open the inbox as well, once the owner has added one. */
  passkeys?: Passkeys | undefined;
  look?: Look;
  /** The names of pages by address, for the list of page views. */
  pageNames?: ReadonlyMap<string, string>;
  answerPage: AnswerPage;
  /** The texts of the root edition, which is in the owner's language. */
  words: RelayWords;
  otherEditions?: readonly RelayEdition[];
  now?: () => number;
  /** Milliseconds of a clock that never goes back. */
  steadyNow?: () => number;
};
