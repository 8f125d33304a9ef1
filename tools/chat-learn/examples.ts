import { intentNames, intents } from '../../content/chat/intents.ts';
import { spellings } from '../../content/chat/spellings.ts';
import { expandPhrases } from '../../site/expand-phrases.ts';
import { createSpeller } from '../../site/islands/chat/correct-spelling.ts';
import { formsOf, knownWords, readLine } from '../../site/islands/chat/read-line.ts';
import { strengthIn } from '../../site/islands/chat/subject.ts';
import type { Question } from '../chat-score/questions.ts';
import type { Example } from './learn-weights.ts';

/** How much a question counts by the name of its file, without its number; others count 3. */
const counts: Readonly<Record<string, number>> = { basics: 4, everyday: 8, oblique: 1 };
const countOf = ({ area }: Question) => counts[area.replace(/-\d+$/, '')] ?? 3;

const forms = formsOf(spellings);
const numbers = new Map(intentNames.map((id, index) => [id, index]));
const phraseWords = intents.flatMap(({ phrases = '' }) =>
  expandPhrases(phrases, (form) => readLine(form, forms))
    .join(' ')
    .split(' '),
);

/** Reads questions as the chat reads lines, and corrects misspellings to the words of the tables, the phrases and `vocabulary`. */
export function examplesOf(questions: readonly Question[], vocabulary: Iterable<string>): Example[] {
  const correct = createSpeller([...knownWords(), ...phraseWords, ...vocabulary]);
  return questions.map((question) => {
    const line = readLine(question.text, forms, correct);
    return {
      words: [...new Set(line.trim().split(' '))],
      intents: question.intents.flatMap((id) => numbers.get(id) ?? []),
      counts: countOf(question),
      strength: strengthIn(line),
    };
  });
}

/** The words of questions without misspellings that are frequent enough to mean something: those that misspellings are corrected to. */
export function vocabularyOf(questions: readonly Question[], least: number): Set<string> {
  const uses = new Map<string, number>();
  for (const { manner, text } of questions)
    if (manner !== 'typo')
      for (const word of readLine(text, forms).trim().split(' ')) uses.set(word, (uses.get(word) ?? 0) + 1);
  return new Set([...uses.keys()].filter((word) => (uses.get(word) ?? 0) >= least));
}
