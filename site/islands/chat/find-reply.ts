import type { ChatList } from '../../../content/chat/chat-intent.ts';
import { realWords } from '../../../content/chat/spellings.ts';
import type { Paragraph } from '../../../content/schema.ts';
import { expandPhrases } from './phrases.ts';
import { comparedText, createSpeller, knownWords, readLine } from './read-line.ts';

/** What the bot answers a line with. */
export type Replier = {
  /** The intent of the first phrase in the list that occurs in the line (specification §7); undefined when none does. */
  find: (line: string) => string | undefined;
  /** The reply of an intent. */
  replyOf: (intent: string | undefined) => Paragraph | undefined;
};

/** Makes the replier of a list. */
export function createReplier({ entries, replies }: ChatList): Replier {
  const list = entries.map(([id, text]) => ({
    id,
    phrases: expandPhrases(text),
  }));
  const correct = createSpeller([...knownWords, ...wordsIn(entries), ...realWords.split(' ')]);
  return {
    find(line) {
      const text = comparedText(readLine(line, correct));
      const beginnings = beginningsOf(text);
      const occurs = (phrase: string) => beginnings.has(phrase.slice(0, 3)) && text.includes(phrase);
      return list.find(({ phrases }) => phrases.some(occurs))?.id;
    },
    replyOf: (intent) => (intent === undefined ? undefined : replies[intent]),
  };
}

const wordsIn = (entries: ChatList['entries']) => entries.flatMap(([, text]) => text.split(/[ ,/*]+/));

/** The first letters of every word of a text, with the space before them: most phrases can be left out by these alone. */
function beginningsOf(text: string): Set<string> {
  const beginnings = new Set<string>();
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) beginnings.add(text.slice(at, at + 3));
  return beginnings;
}
