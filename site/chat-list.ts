import type { ChatIntent, ChatList } from '../content/chat/chat-intent.ts';
import { intents } from '../content/chat/intents.ts';
import { expandPhrases } from './islands/chat/phrases.ts';

/** Phrases of this many words and more are tried together. */
const MANY = 3;

/**
 * The list of the chat in one file of its own. What is more exact is tried first: phrases of three words before those of two, and
 * single words after them; last the short phrases of general intents. Among equals the order of the intents decides.
 */
export function chatList(): ChatList {
  const phrases = intents.flatMap((intent) =>
    expandPhrases(intent.phrases).map((phrase) => ({ id: intent.id, phrase, turn: turnOf(intent, phrase) })),
  );
  const turns = Map.groupBy(
    phrases.toSorted((a, b) => a.turn - b.turn),
    ({ id, turn }) => `${turn} ${id}`,
  );
  return {
    entries: [...turns.values()].map((same) => [same[0]?.id ?? '', pack(same.map(({ phrase }) => phrase))] as const),
    replies: Object.fromEntries(intents.map(({ id, reply }) => [id, reply])),
  };
}

function turnOf({ general }: ChatIntent, phrase: string): number {
  const words = Math.min(MANY, phrase.trim().split(' ').length);
  return MANY - words + (general && words < MANY ? MANY : 0);
}

/** Writes phrases as short as expandPhrases reads them: those of two words that begin alike become one with alternatives. */
function pack(phrases: readonly string[]): string {
  const pairs = new Map<string, string>();
  const others: string[] = [];
  for (const phrase of new Set(phrases)) {
    const [, first, second] = /^ (\S+) (\S+) $/.exec(phrase) ?? [];
    if (first === undefined || second === undefined) others.push(written(phrase));
    else pairs.set(first, pairs.has(first) ? `${pairs.get(first)}/${second}` : second);
  }
  return [...[...pairs].map(([first, seconds]) => `${first} ${seconds}`), ...others].toSorted().join(',');
}

function written(phrase: string): string {
  const end = phrase.endsWith('  ') ? '$' : phrase.endsWith(' ') ? '' : '*';
  return `${phrase.startsWith('  ') ? '^' : ''}${phrase.trim()}${end}`;
}
