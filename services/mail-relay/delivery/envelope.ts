import type { Recipient } from '../templates/registry.ts';

/** What the configuration says about every mail. */
export type Envelope = {
  from: string;
  recipients: Record<Recipient, string>;
  /** The part of every Message-ID after the at sign. */
  messageIdHost: string;
  /** Where the links of mails lead. */
  siteOrigin: string;
};
