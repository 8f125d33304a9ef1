import type { ChatList } from '../content/chat/chat-intent.ts';
import { intents } from '../content/chat/intents.ts';
import { realWords, spellings } from '../content/chat/spellings.ts';
import type { Paragraph } from '../content/schema.ts';
import { expandPhrases } from './expand-phrases.ts';
import { formsOf, isSmall, readLine } from './islands/chat/read-line.ts';

/** The file with the chat's intents, in their order, with their phrases normalised as a visitor's line is, in compact form. */
export function chatList(): ChatList {
  return {
    spellings,
    realWords,
    ids: intents.map(({ id }) => id),
    phrases: intents.map(({ phrases, general }) => `${general ? '!' : ''}${pack(expandPhrases(phrases, readPhrase))}`),
    replies: intents.map(({ reply }) => writtenReply(reply)),
  };
}

const forms = formsOf(spellings);

/** Normalises a phrase, or a line that needs no spelling correction. */
export const readPhrase = (phrase: string): string => readLine(phrase, forms);

/** Writes pairs of words first, each word with all that follow it, then a full stop and the other phrases. */
function pack(phrases: readonly string[]): string {
  const pairs: [string, string][] = [];
  const others: string[] = [];
  for (const phrase of new Set(phrases)) {
    const [, first, second] = /^ (\S+) (\S+) $/.exec(phrase) ?? [];
    if (first === undefined || second === undefined) others.push(written(phrase));
    else pairs.push([first, second]);
  }
  return `${packPairs(pairs).join(',')}.${others.toSorted().join(',')}`;
}

/** Puts the more frequent of two telling words first, which saves bytes; both orders match. */
function packPairs(pairs: readonly [string, string][]): string[] {
  const uses = new Map<string, number>();
  for (const word of pairs.flat()) uses.set(word, (uses.get(word) ?? 0) + 1);
  const turned = pairs.map(([a, b]) => {
    const isTurned = !isSmall(a) && !isSmall(b) && (uses.get(b) ?? 0) > (uses.get(a) ?? 0);
    return isTurned ? `${b} ${a}` : `${a} ${b}`;
  });
  const groups = Map.groupBy(turned.toSorted(), (pair) => pair.split(' ')[0]);
  return [...groups].map(([first, group]) => [first, ...new Set(group.map((pair) => pair.split(' ')[1]))].join(' '));
}

function written(phrase: string): string {
  const end = phrase.endsWith('  ') ? '$' : phrase.endsWith(' ') ? '' : '*';
  return `${phrase.startsWith('  ') ? '^' : ''}${phrase.trim()}${end}`;
}

function writtenReply(reply: Paragraph): string {
  if (typeof reply === 'string') return reply;
  return reply
    .map((part) => (typeof part === 'string' ? part : `[${part.text}](${'href' in part ? part.href : ''})`))
    .join('');
}
