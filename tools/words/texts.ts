import { plainText } from '../../content/guide-words.ts';
import type { GuideText } from '../../content/guide.ts';
import type { ContentFile } from '../content/read-content.ts';
import { isFields } from '../content/visit.ts';

/** Words that a visitor reads: where they are written, and what they say without links and marks. */
export type Text = { file: string; trail: string; text: string };

/**
 * Fields and exports that hold addresses, names of drawings and codes, and what other people have called their works.
 */
export const notWords: ReadonlySet<string> = new Set(
  `path parent link href url uri origin enquiry address email phones id kind image icon anchor anchors bg bgColor color
  hoverImage figure look timeZone language countryCode file updated keywords source sources code lines machine`.split(
    /\s+/,
  ),
);

/** Files of names and codes, of what visitors type, and those that only gather what others write. */
const notFiles: ReadonlySet<string> = new Set([
  'content/icons.ts',
  'content/guides.ts',
  'content/mail/relay-words.ts',
  'content/chat/intents.ts',
  'content/chat/spellings.ts',
]);

/** Every text of the given files, in the order in which it is written. */
export function textsOf(files: readonly ContentFile[]): Text[] {
  return files
    .filter(({ file }) => !notFiles.has(file))
    .flatMap(({ file, words }) => Object.entries(words).flatMap(([name, value]) => texts(value, name, name, file)));
}

function texts(value: unknown, trail: string, key: string, file: string): Text[] {
  // What visitors type into the chat, wrong spelling included.
  if (key === 'phrases') return [];
  if (isFields(value))
    return Object.entries(value).flatMap(([name, inner]) => texts(inner, `${trail}.${name}`, name, file));
  if (notWords.has(key)) return [];
  if (typeof value === 'string') return isCode(value) ? [] : [{ file, trail, text: spaced(value) }];
  if (isMixed(value)) return [{ file, trail, text: spaced(plainText(value)) }];
  return Array.isArray(value) ? value.flatMap((inner, index) => texts(inner, `${trail}[${index}]`, key, file)) : [];
}

/** A name for programs, such as `owasp-llm`, or an address of the site. */
export const isCode = (text: string) => /^[a-z\d]+(-[a-z\d]+)+$|^\/\S*$/.test(text);

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** A sentence in pieces: words between links, terms and references. */
function isMixed(value: unknown): value is Exclude<GuideText, string> {
  return Array.isArray(value) && value.some((piece) => typeof piece === 'string') && value.some(isFields);
}
