import { expect, test } from 'vitest';
import { listedPhrases } from '../../site/islands/chat/phrases.ts';
import { intents } from '../../content/chat/intents.ts';
import wordWeights from '../../content/chat/word-weights.json' with { type: 'json' };
import { chatList, readPhrase } from '../../site/chat-list.ts';
import { isReserved, readQuestions } from './questions.ts';
import { askAll, type Score, scoreOf } from './score.ts';

const questions = readQuestions();
const results = askAll(questions);

test('there are at least 24,000 questions, none twice in one file, each labelled with intents that exist', () => {
  expect(questions.length).toBeGreaterThanOrEqual(24_000);
  const texts = questions.map(({ area, text }) => `${area}: ${text.toLowerCase()}`);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  const names = new Set(['none', ...intents.map(({ id }) => id)]);
  expect(questions.filter((question) => question.intents.some((id) => !names.has(id)))).toEqual([]);
});

test('no question of more than two words is a phrase of the list', () => {
  const phrases = new Set(chatList().phrases.flatMap((text) => listedPhrases(text).map((phrase) => phrase.trim())));
  const long = questions.filter(({ area, text }) => area !== 'basics' && text.split(/\s+/).length > 2);
  expect(long.filter(({ text }) => phrases.has(readPhrase(text).trim()))).toEqual([]);
});

test('each line that anybody types gets its reply, and the kinds that the specification names (§7) are among them', () => {
  const basics = results.filter(({ question }) => question.area === 'basics');
  expect(basics.filter(({ question, given }) => question.intents.join() !== given)).toEqual([]);
  const asked = new Set(basics.flatMap(({ question }) => question.intents));
  const named = ['greeting', 'thanks', 'farewell', 'how-are-you', 'project-tips', 'affection'];
  expect(named.filter((kind) => !asked.has(kind))).toEqual([]);
});

test('every intent that questions ask for has words that speak for it, and no word speaks for an intent that is gone', () => {
  const spokenFor = new Set(Object.values(wordWeights).flatMap((own) => Object.keys(own)));
  const names = new Set(['none', ...intents.map(({ id }) => id)]);
  const asked = new Set(questions.filter((question) => !isReserved(question)).flatMap((question) => question.intents));
  expect([...spokenFor].filter((id) => !names.has(id))).toEqual([]);
  expect([...asked].filter((id) => !spokenFor.has(id))).toEqual([]);
});

const wrongShare = ({ wrong, questions: asked }: Score) => wrong / asked;
const within = (area: RegExp, manner = /./) =>
  scoreOf(results.filter(({ question }) => area.test(question.area) && manner.test(question.manner)));

test('what is never learned is answered well: at least 0.79, at most 3 % wrongly, and no manner of asking badly', () => {
  const reserved = /^reserved-\d$/;
  expect(within(reserved).questions).toBe(971);
  expect(within(reserved).score).toBeGreaterThanOrEqual(0.79);
  expect(wrongShare(within(reserved))).toBeLessThanOrEqual(0.03);
  expect(within(reserved, /hinglish/).score).toBeGreaterThanOrEqual(0.8);
  expect(within(reserved, /typo/).score).toBeGreaterThanOrEqual(0.8);
  expect(wrongShare(within(reserved, /trap/))).toBeLessThanOrEqual(0.05);
  expect(within(/^reserved-oblique$/).score).toBeGreaterThanOrEqual(0.47);
  expect(wrongShare(within(/^reserved-oblique$/))).toBeLessThanOrEqual(0.07);
});

test('what is learned stays known', () => {
  expect(within(/^(?!reserved)/).score).toBeGreaterThanOrEqual(0.7);
  expect(wrongShare(within(/^(?!reserved)/))).toBeLessThanOrEqual(0.035);
});
