import { expect, test } from 'vitest';
import { expandPhrases } from '../../site/islands/chat/phrases.ts';
import { intents } from '../../content/chat/intents.ts';
import { chatList, readPhrase } from '../../site/chat-list.ts';
import { readQuestions } from './questions.ts';
import { askAll, scoreOf, scoresBy } from './score.ts';

const questions = readQuestions();
const results = askAll(questions);
const least = (key: 'manner' | 'fold') => Math.min(...[...scoresBy(results, key).values()].map(({ score }) => score));

test('there are at least 4,000 questions, none twice, each labelled with intents that exist', () => {
  expect(questions.length).toBeGreaterThanOrEqual(4000);
  const texts = questions.map(({ text }) => text.toLowerCase());
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  const names = new Set(['none', ...intents.map(({ id }) => id)]);
  expect(questions.filter((question) => question.intents.some((id) => !names.has(id)))).toEqual([]);
});

test('no question is a phrase of the list', () => {
  const phrases = new Set(chatList().intents.flatMap(([, text]) => expandPhrases(text).map((phrase) => phrase.trim())));
  expect(questions.filter(({ text }) => phrases.has(readPhrase(text).trim()))).toEqual([]);
});

test('the score does not fall: over all, in every manner, and in every fifth', () => {
  const { score, wrong } = scoreOf(results);
  expect(score).toBeGreaterThanOrEqual(0.953);
  expect(wrong / results.length).toBeLessThanOrEqual(0.01);
  expect(least('manner')).toBeGreaterThanOrEqual(0.78);
  expect(least('fold')).toBeGreaterThanOrEqual(0.93);
});
