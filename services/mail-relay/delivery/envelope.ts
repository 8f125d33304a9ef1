import type { Recipient, RelayWords } from '../../../contracts/mails.ts';
import type { MailSource } from '../outbox/mail.ts';
import type { RelayEdition } from '../relay-edition.ts';

/** What every mail has in common. */
export type Envelope = {
  from: string;
  recipients: Record<Recipient, string>;
  /** The part of every Message-ID after the at sign. */
  messageIdHost: string;
  /** Where the links of mails lead. */
  siteOrigin: string;
  /** The owner's. */
  words: RelayWords;
  /** The site in other languages: a visitor's mail is written in the one it was asked for in. */
  otherEditions?: readonly Pick<RelayEdition, 'prefix' | 'words'>[];
};

/** The envelope of a mail, in its language: its words, and links to the pages in it. */
export function envelopeOf({ fields }: Pick<MailSource, 'fields'>, envelope: Envelope): Envelope {
  const other = envelope.otherEditions?.find(({ words }) => words.language === fields['language']);
  return other ? { ...envelope, words: other.words, siteOrigin: envelope.siteOrigin + other.prefix } : envelope;
}
