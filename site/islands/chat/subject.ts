import type { ChatList } from '../../../content/chat/chat-intent.ts';
import { tellingWords } from './read-line.ts';
import { readWords } from './sorted-words.ts';

/** A line's share of each intent; the last is that of lines which no reply answers. All together are 1. */
export type Shares = readonly number[];

/** The intents that a word speaks for, by their place in the list, and how strongly: 1 to 9. */
export type WordWeights = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** What a weight of 1 adds for an intent, before the length of the line is counted. */
export const STEP = 1.5;

/** In a line with many telling words each word counts less. */
export const strengthIn = (line: string): number => 1 / Math.sqrt(1 + new Set(tellingWords(line)).size);

/** Creates the function that weighs the words of a normalised line for every intent. */
export function createScale(list: ChatList): (line: string) => Shares {
  const weights = readWeights(list);
  return (line) => {
    const sums = Array.from({ length: list.ids.length + 1 }, () => 0);
    for (const word of new Set(line.trim().split(' ')))
      for (const [intent, weight] of weights.get(word) ?? []) sums[intent] = (sums[intent] ?? 0) + weight;
    const strength = STEP * strengthIn(line);
    const odds = sums.map((sum) => Math.exp(sum * strength));
    const total = odds.reduce((all, each) => all + each, 0);
    return odds.map((each) => each / total);
  };
}

/** The character code of 0 in `ChatList.subjects`. */
const ZERO = 40;

/** Writes the intents of a word, in ascending order: each as the distance to the one before. */
export const writeSubjects = (intents: readonly number[]): string =>
  intents.map((intent, index) => String.fromCharCode(ZERO + intent - (intents[index - 1] ?? 0))).join('');

function readWeights({ words, subjects, weights }: ChatList): WordWeights {
  const written = subjects.split(' ');
  let at = 0;
  return new Map(
    readWords(words).map((word, index) => {
      let intent = 0;
      const row = Array.from(written[index] ?? '', (step): [number, number] => {
        intent += step.charCodeAt(0) - ZERO;
        return [intent, Number(weights[at++])];
      });
      return [word, new Map(row)];
    }),
  );
}
