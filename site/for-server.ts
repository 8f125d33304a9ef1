import { identityWords } from '../content/identity-words.ts';
import { relayWords } from '../content/mail/relay-words.ts';
import { siteMap } from '../content/site-map.ts';
import type { ForServer } from '../contracts/for-server.ts';
import { builtSettings } from './built-settings.ts';
import { olderColours } from './older-styles.ts';
import font from './media/fonts/anek-latin.woff2';
import tokens from './styles/tokens.css?inline';
import typedLetters from './components/typed-letters.module.css?inline';
import { languageTag } from './language/language.ts';

/** The texts and styles that the server needs for its own pages and mails in this build's language. */
export const forServer: ForServer = {
  look: { font, tokens: typedLetters + tokens + olderColours },
  pageNames: Object.fromEntries(Object.entries(siteMap).map(([path, { name }]) => [path, name])),
  relayWords: { ...relayWords, language: languageTag },
  settings: builtSettings(),
  identityWords: { ...identityWords, language: languageTag },
};
