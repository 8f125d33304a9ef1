import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { intents } from '../../content/chat/intents.ts';
import { joined, smallWords, spellings, synonyms } from '../../content/chat/spellings.ts';
import type { WordWeights } from '../../site/chat-list.ts';
import type { Question } from '../chat-score/questions.ts';
import { projectRoot } from '../environment/run-command.ts';

/** The code that reads and learns. */
const code = [
  'tools/chat-learn.ts',
  'tools/chat-learn/examples.ts',
  'tools/chat-learn/learn-weights.ts',
  'site/expand-phrases.ts',
  'site/islands/chat/correct-spelling.ts',
  'site/islands/chat/read-line.ts',
  'site/islands/chat/stem.ts',
  'site/islands/chat/subject.ts',
  'tests/harness/random.ts',
];

/** A hash of weights and of all that they are learned from: another one shows that `npm run chat:learn` would write others. */
export function learningStamp(learned: readonly Question[], words: WordWeights): string {
  const phrases = intents.map(({ id, phrases: text }) => [id, text]);
  const hash = createHash('sha256').update(
    JSON.stringify([learned, phrases, joined, smallWords, spellings, synonyms, words]),
  );
  for (const file of code) hash.update(readFileSync(path.join(projectRoot, file)));
  return hash.digest('hex');
}
