import type { ChatList } from '../../../content/chat/chat-intent.ts';
import type { InternalLink, Paragraph } from '../../../content/schema.ts';
import { askingSentences, sentencesOf } from './asking-sentences.ts';
import { createSpeller } from './correct-spelling.ts';
import { createEvidence } from './evidence.ts';
import { listedPhrases } from './phrases.ts';
import { comparedText, formsOf, knownWords, readLine, tellingWords } from './read-line.ts';
import { stem } from './stem.ts';

/** Finds replies in a list. */
export type Replier = {
  /** The intent of the first phrase that matches the line (specification §7), the more exact ones first; undefined when none does. */
  find: (line: string) => string | undefined;
  /** The reply of an intent. */
  replyOf: (intent: string | undefined) => Paragraph | undefined;
};

/** Phrases of at least this many words are tried together, and match regardless of the rest of a line. */
const MANY = 3;

/** Creates the replier of a list. */
export function createReplier(list: ChatList): Replier {
  const phrases = inTurn(list);
  const forms = formsOf(list.spellings);
  const replies = new Map(list.ids.map((id, index) => [id, readReply(list.replies[index] ?? '')]));
  const words = phrases.flatMap(({ text }) => text.split(' '));
  const correct = createSpeller([...knownWords, ...words, ...list.realWords.split(' ').map(stem)]);
  const knowsEnough = createEvidence(phrases);
  /** The first phrase that occurs in the sentences; one of one or two words matches only if its intent knows enough of their words. */
  const match = (sentences: readonly string[]) => {
    const telling = new Set(sentences.flatMap(tellingWords));
    const text = sentences.map(comparedText).join('\n');
    const beginnings = beginningsOf(text);
    return phrases.find(
      (phrase) =>
        beginnings.has(phrase.text.slice(0, 3)) &&
        text.includes(phrase.text) &&
        (phrase.words === MANY || knowsEnough(phrase, telling)),
    )?.id;
  };
  return {
    find(line) {
      const read = new Map(sentencesOf(line).map((sentence) => [sentence, readLine(sentence, forms, correct)]));
      const asking = askingSentences([...read.keys()]).map((sentence) => [read.get(sentence) ?? '']);
      for (const sentences of [[...read.values()], ...asking]) {
        const reply = match(sentences);
        if (reply !== undefined) return reply;
      }
      return undefined;
    },
    replyOf: (intent) => (intent === undefined ? undefined : replies.get(intent)),
  };
}

type Phrase = { id: string; text: string; words: number; turn: number };

/**
 * The phrases in the order in which they are tried, more exact ones first: three words before two, and two before
 * single words; last the short phrases of general intents.
 */
function inTurn({ ids, phrases }: ChatList): Phrase[] {
  return ids
    .flatMap((id, index) => {
      const [, general, listed = ''] = /^(!?)(.*)$/s.exec(phrases[index] ?? '') ?? [];
      return listedPhrases(listed).map((text) => {
        const words = Math.min(MANY, text.trim().split(' ').length);
        return { id, text, words, turn: (general && words < MANY ? MANY : 0) - words };
      });
    })
    .toSorted((a, b) => a.turn - b.turn);
}

const readReply = (reply: string): Paragraph =>
  reply.split(/\[(.+?)\]\((.+?)\)/).flatMap<string | InternalLink>((part, index, parts) => {
    if (index % 3 === 2) return [];
    return index % 3 === 1 ? [{ text: part, href: parts[index + 1] as InternalLink['href'] }] : [part];
  });

/** The first letters of every word of a text, with the space before them: an index that rules out most phrases. */
function beginningsOf(text: string): Set<string> {
  const beginnings = new Set<string>();
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) beginnings.add(text.slice(at, at + 3));
  return beginnings;
}
