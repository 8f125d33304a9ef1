import { plainText } from '../../content/guide-text.ts';
import type { GuideText } from '../../content/guide.ts';
import { type ContentFile, gathering } from '../content/read-content.ts';
import { isFields } from '../content/visit.ts';
import { isName } from './not-words.ts';

/** Words that a visitor reads: where they are written, and what they say without links and marks. */
export type Text = { file: string; trail: string; text: string };

/** Files of names and codes, of what visitors type, and those that only gather what others write. */
const notFiles: ReadonlySet<string> = new Set([...gathering, 'content/icons.ts', 'content/chat/spellings.ts']);

/** Every text of the given files, in the order in which it is written. */
export function textsOf(files: readonly ContentFile[]): Text[] {
  return files
    .filter(({ file }) => !notFiles.has(file))
    .flatMap(({ file, words }) => Object.entries(words).flatMap(([name, value]) => texts(value, name, name, file)));
}

function texts(value: unknown, trail: string, key: string, file: string): Text[] {
  if (isFields(value)) {
    // The titles of others' works are as their authors wrote them.
    if (key === 'sources') return [];
    return Object.entries(value).flatMap(([name, inner]) => texts(inner, `${trail}.${name}`, name, file));
  }
  const text = isMixed(value) ? plainText(value) : value;
  if (typeof text === 'string') return isName(text, key) ? [] : [{ file, trail, text: spaced(plainText(text)) }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((inner, index) => texts(inner, `${trail}[${index}]`, key, file));
}

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** A sentence in pieces: words between links and terms. A guide has blocks between words as well, which have other fields. */
function isMixed(value: unknown): value is Exclude<GuideText, string> {
  return (
    Array.isArray(value) &&
    value.some((piece) => typeof piece === 'string') &&
    value.some(isFields) &&
    value.every(isPiece)
  );
}

const isPiece = (piece: unknown): boolean =>
  typeof piece === 'string' || (isFields(piece) && ('text' in piece || 'term' in piece));
