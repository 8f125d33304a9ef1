/** `npm run chat:score`: how well the chat answers the labelled questions; `--faults` lists what it gets wrong or misses. */
import { readArguments } from './arguments.ts';
import { readQuestions } from './chat-score/questions.ts';
import { askAll, print, scoreOf, scoresBy } from './chat-score/score.ts';

const { values } = readArguments('npm run chat:score -- [--faults]', { options: { faults: { type: 'boolean' } } });
const results = askAll(readQuestions());

if (values.faults) {
  for (const { question, given, points } of results.filter(({ points: got }) => got <= 0)) {
    console.log(
      `${points < 0 ? 'wrong ' : 'silent'} ${question.area}: ${question.text} → ${given}, not ${question.intents.join(' or ')}`,
    );
  }
}

print('all', scoreOf(results));
for (const key of ['manner', 'area', 'fold'] as const) {
  console.log(`\nby ${key}`);
  for (const [name, score] of scoresBy(results, key)) print(name, score);
}
