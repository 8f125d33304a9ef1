import type { ChatList } from '../../../content/chat/chat-intent.ts';
import type { InternalLink, Paragraph } from '../../../content/schema.ts';
import { askingSentences, sentencesOf } from './asking-sentences.ts';
import { createSpeller } from './correct-spelling.ts';
import { expandPhrases } from './phrases.ts';
import { comparedText, formsOf, knownWords, readLine, tellingWords } from './read-line.ts';
import { stem } from './stem.ts';

/** What the bot answers a line with. */
export type Replier = {
  /** The intent of the first phrase in the list that occurs in the line (specification §7); undefined when none does. */
  find: (line: string) => string | undefined;
  /** The reply of an intent. */
  replyOf: (intent: string | undefined) => Paragraph | undefined;
};

/** Phrases of this many words and more are tried together. */
const MANY = 3;
/** A phrase of one word, or of two, says nothing about a line that has more telling words than this. */
const LONGEST = [0, 4, 10, Infinity];
/** Nor about the sentence that asks in a line which is longer than that. */
const LONGEST_ASKING = [0, 3, 8, Infinity];

/** Makes the replier of a list. */
export function createReplier(list: ChatList): Replier {
  const phrases = inTurn(list);
  const forms = formsOf(list.spellings);
  const replies = new Map(list.ids.map((id, index) => [id, readReply(list.replies[index] ?? '')]));
  const words = list.phrases.flatMap((text) => text.split(/[ ,/*^$!]+/));
  const correct = createSpeller([...knownWords, ...words, ...list.realWords.split(' ').map(stem)]);
  /** The first phrase that occurs in sentences of at most so many telling words. */
  const match = (sentences: readonly string[], longest: readonly number[]) => {
    const telling = sentences.flatMap(tellingWords).length;
    const text = sentences.map(comparedText).join('\n');
    const beginnings = beginningsOf(text);
    return phrases.find(
      ({ phrase, words: long }) =>
        telling <= (longest[long] ?? 0) && beginnings.has(phrase.slice(0, 3)) && text.includes(phrase),
    )?.id;
  };
  return {
    find(line) {
      const read = new Map(sentencesOf(line).map((sentence) => [sentence, readLine(sentence, forms, correct)]));
      const found = match([...read.values()], LONGEST);
      if (found !== undefined || read.size === 1) return found;
      for (const sentence of askingSentences([...read.keys()])) {
        const reply = match([read.get(sentence) ?? ''], LONGEST_ASKING);
        if (reply !== undefined) return reply;
      }
      return undefined;
    },
    replyOf: (intent) => (intent === undefined ? undefined : replies.get(intent)),
  };
}

/**
 * The phrases in the order in which they are tried. What is more exact comes first: phrases of three words before those of two, and
 * single words after them; last the short phrases of general intents. Among equals the order of the intents decides.
 */
function inTurn({ ids, phrases }: ChatList) {
  return ids
    .flatMap((id, index) => {
      const [, general, text = ''] = /^(!?)(.*)$/s.exec(phrases[index] ?? '') ?? [];
      return expandPhrases(text).map((phrase) => {
        const words = Math.min(MANY, phrase.trim().split(' ').length);
        return { id, phrase, words, turn: (general && words < MANY ? MANY : 0) - words };
      });
    })
    .toSorted((a, b) => a.turn - b.turn);
}

const readReply = (reply: string): Paragraph =>
  reply.split(/\[(.+?)\]\((.+?)\)/).flatMap<string | InternalLink>((part, index, parts) => {
    if (index % 3 === 2) return [];
    return index % 3 === 1 ? [{ text: part, href: parts[index + 1] as InternalLink['href'] }] : [part];
  });

/** The first letters of every word of a text, with the space before them: most phrases can be left out by these alone. */
function beginningsOf(text: string): Set<string> {
  const beginnings = new Set<string>();
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) beginnings.add(text.slice(at, at + 3));
  return beginnings;
}
