import type { Recipient, RelayWords } from '../../../contracts/mails.ts';

/** What every mail has in common. */
export type Envelope = {
  from: string;
  recipients: Record<Recipient, string>;
  /** The part of every Message-ID after the at sign. */
  messageIdHost: string;
  /** Where the links of mails lead. */
  siteOrigin: string;
  words: RelayWords;
};
