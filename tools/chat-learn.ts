/**
 * `npm run chat:learn`: learns from the labelled questions which words speak for which intent, and writes
 * content/chat/word-weights.json. Takes a minute. Questions in files called `reserved` are never learned. `--folds` writes
 * nothing: it learns each four fifths of the questions and tells how the last fifth is answered then.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { intentNames } from '../content/chat/intents.ts';
import { chatList, type WordWeights } from '../site/chat-list.ts';
import { readArguments } from './arguments.ts';
import { examplesOf, vocabularyOf } from './chat-learn/examples.ts';
import { learnWeights } from './chat-learn/learn-weights.ts';
import { learningStamp } from './chat-learn/learning-stamp.ts';
import { isReserved, type Question, readQuestions } from './chat-score/questions.ts';
import { askAll, print, scoreOf } from './chat-score/score.ts';

const { values } = readArguments('npm run chat:learn -- [--folds]', { options: { folds: { type: 'boolean' } } });
const file = path.join(import.meta.dirname, '../content/chat/word-weights.json');
const questions = readQuestions().filter((question) => !isReserved(question));

if (values.folds) {
  const results = [0, 1, 2, 3, 4].flatMap((fold) => {
    const asked = questions.filter((one) => one.fold === fold);
    const learned = questions.filter((one) => one.fold !== fold);
    return askAll(asked, chatList(learn(learned)));
  });
  print('all', scoreOf(results));
  const oblique = results.filter(({ question }) => question.area.startsWith('oblique'));
  print('oblique', scoreOf(oblique));
  print('others', scoreOf(results.filter((result) => !oblique.includes(result))));
} else {
  const words = learn(questions);
  const lines = Object.entries(words).map(([word, own]) => `  ${JSON.stringify(word)}: ${JSON.stringify(own)}`);
  const stamp = JSON.stringify(learningStamp(questions, words));
  await writeFile(file, `{\n"stamp": ${stamp},\n"words": {\n${lines.join(',\n')}\n}\n}\n`);
}

/** Learns twice, the second time with misspellings corrected only to words that the list will have. Words are sorted, the strongest intent of each first. */
function learn(from: readonly Question[]): WordWeights {
  const first = learnWeights(examplesOf(from, vocabularyOf(from, 3)), intentNames.length);
  const learned = learnWeights(examplesOf(from, first.keys()), intentNames.length);
  const sorted = [...learned].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([word, own]) => {
      const named = [...own].toSorted(([, a], [, b]) => b - a).map(([intent, weight]) => [intentNames[intent], weight]);
      return [word, Object.fromEntries(named)];
    }),
  );
}
