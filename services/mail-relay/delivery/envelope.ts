import type { Recipient, RelayWords } from '../../../contracts/mails.ts';
import type { MailSource } from '../outbox/mail.ts';
import type { RelayEdition } from '../relay-options.ts';

/** The settings that all mails share: addresses, links and texts. */
export type Envelope = {
  from: string;
  recipients: Record<Recipient, string>;
  /** The part of every Message-ID after the at sign. */
  messageIdHost: string;
  /** Where the links of mails lead. */
  siteOrigin: string;
  /** The texts of the owner's language. */
  words: RelayWords;
  /** The further editions; a visitor's mail is written in the language of the page that caused it. */
  otherEditions?: readonly Pick<RelayEdition, 'prefix' | 'words'>[];
};

/** The envelope in the language of a mail: its texts, and links into that edition. */
export function envelopeOf({ fields }: Pick<MailSource, 'fields'>, envelope: Envelope): Envelope {
  const other = envelope.otherEditions?.find(({ words }) => words.language === fields['language']);
  return other ? { ...envelope, words: other.words, siteOrigin: envelope.siteOrigin + other.prefix } : envelope;
}
