import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One labelled question of content/chat/questions/. */
export type Question = {
  /** Its file's name. */
  area: string;
  /** How it is asked: plain, long, typo, hinglish, devanagari, trap, unanswerable. */
  manner: string;
  /** Intents that answer it; `none` where the bot should say that it does not know. */
  intents: readonly string[];
  text: string;
  /** The fold for cross-validation, 0 to 4, by a hash of the text. */
  fold: number;
};

const folder = path.join(import.meta.dirname, '../../content/chat/questions');

/** Every labelled question: three columns, manner, intents with commas, and the question. */
export function readQuestions(): Question[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'));
  return files.toSorted().flatMap((file) => {
    const lines = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
    return lines.map((line, index) => {
      const [manner, intents, text, more] = line.split('\t');
      if (!manner || !intents || !text || more !== undefined)
        throw new Error(`${file}:${index + 1} needs three columns: manner, intents, question.`);
      return { area: path.basename(file, '.tsv'), manner, intents: intents.split(','), text, fold: foldOf(text) };
    });
  });
}

/** Whether a question is only asked: nothing is learned from it, and no phrase is written for it. */
export const isReserved = ({ area }: Question): boolean => area.startsWith('reserved');

const foldOf = (text: string) => (createHash('sha1').update(text).digest()[0] ?? 0) % 5;
