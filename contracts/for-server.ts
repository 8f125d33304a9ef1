import type { BuildSettings } from './build-settings.ts';
import type { IdentityWords } from './identity-words.ts';
import type { RelayWords } from './mails.ts';

/** What a build hands to the server for pages and mails of its own, in one language. */
export type ForServer = {
  /** The tokens of the pages as a style sheet, and the address of their typeface. */
  look: { tokens: string; font?: string | undefined };
  /** The pages of the route table, by address. */
  pageNames: Readonly<Record<string, string>>;
  /** What the pages were built with, as far as it is set. */
  settings: BuildSettings;
  relayWords: RelayWords;
  identityWords: IdentityWords;
};
