import type { ChatList } from '../content/chat/chat-intent.ts';
import { intentNames, intents } from '../content/chat/intents.ts';
import { spellings } from '../content/chat/spellings.ts';
import learned from '../content/chat/word-weights.json' with { type: 'json' };
import type { Paragraph } from '../content/schema.ts';
import { expandPhrases } from './expand-phrases.ts';
import { formsOf, readLine } from './islands/chat/read-line.ts';
import { writeWords } from './islands/chat/sorted-words.ts';
import { writeSubjects } from './islands/chat/subject.ts';

/** For every word, the intents it speaks for by their names, and how strongly: 1 to 9. */
export type WordWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The file with the chat's intents, in their order, with their phrases normalised as a visitor's line is, in compact form. */
export function chatList(words: WordWeights = learned.words): ChatList {
  return {
    spellings,
    ids: intents.map(({ id }) => id),
    labels: intents.map(({ label = '' }) => label),
    phrases: intents.map(
      ({ phrases, always }) =>
        (always ? '!' : '') +
        expandPhrases(phrases ?? '', readPhrase)
          .map(written)
          .join(','),
    ),
    replies: intents.map(({ reply }) => writtenReply(reply)),
    ...packed(words),
  };
}

/** Writes the weights of words in three columns; a word that speaks for an intent which is gone does so no longer. */
function packed(words: WordWeights): Pick<ChatList, 'words' | 'subjects' | 'weights'> {
  const numbers = new Map(intentNames.map((id, index) => [id, index]));
  const rows = Object.entries(words).map(([word, own]) => {
    const row = Object.entries(own).map(([id, weight]) => [numbers.get(id) ?? -1, weight] as const);
    return { word, row: row.filter(([intent]) => intent >= 0).toSorted(([a], [b]) => a - b) };
  });
  return {
    words: writeWords(rows.map(({ word }) => word)),
    subjects: rows.map(({ row }) => writeSubjects(row.map(([intent]) => intent))).join(' '),
    weights: rows.flatMap(({ row }) => row.map(([, weight]) => weight)).join(''),
  };
}

const forms = formsOf(spellings);

/** Normalises a phrase, or a line that needs no spelling correction. */
export const readPhrase = (phrase: string): string => readLine(phrase, forms);

function written(phrase: string): string {
  const endOfWord = phrase.endsWith(' ') ? '' : '*';
  const end = phrase.endsWith('  ') ? '$' : endOfWord;
  return `${phrase.startsWith('  ') ? '^' : ''}${phrase.trim()}${end}`;
}

function writtenReply(reply: Paragraph): string {
  if (typeof reply === 'string') return reply;
  return reply
    .map((part) => {
      if (typeof part === 'string') return part;
      return `[${part.text}](${'href' in part ? part.href : 'uri' in part ? part.uri : part.url})`;
    })
    .join('');
}
