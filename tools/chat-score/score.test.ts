import { expect, test } from 'vitest';
import { listedPhrases } from '../../site/islands/chat/phrases.ts';
import { intents } from '../../content/chat/intents.ts';
import { chatList, readPhrase } from '../../site/chat-list.ts';
import { readQuestions } from './questions.ts';
import { askAll, type Score, scoreOf, scoresBy } from './score.ts';

const questions = readQuestions();
const results = askAll(questions);
const least = (key: 'fold') => Math.min(...[...scoresBy(results, key).values()].map(({ score }) => score));

test('there are at least 12,000 questions, none twice in one file, each labelled with intents that exist', () => {
  expect(questions.length).toBeGreaterThanOrEqual(12_000);
  const texts = questions.map(({ area, text }) => `${area}: ${text.toLowerCase()}`);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  const names = new Set(['none', ...intents.map(({ id }) => id)]);
  expect(questions.filter((question) => question.intents.some((id) => !names.has(id)))).toEqual([]);
});

test('no question of more than two words is a phrase of the list', () => {
  const phrases = new Set(chatList().phrases.flatMap((text) => listedPhrases(text).map((phrase) => phrase.trim())));
  const long = questions.filter(({ text }) => text.split(/\s+/).length > 2);
  expect(long.filter(({ text }) => phrases.has(readPhrase(text).trim()))).toEqual([]);
});

test('the score does not fall: over all, for the strangers who decide, for what is never learned, and in every fifth', () => {
  const wrongShare = ({ wrong, questions: asked }: Score) => wrong / asked;
  const all = scoreOf(results);
  expect(all.score).toBeGreaterThanOrEqual(0.6);
  expect(wrongShare(all)).toBeLessThanOrEqual(0.03);
  expect(least('fold')).toBeGreaterThanOrEqual(0.58);
  const strangers = scoreOf(results.filter(({ question }) => /^strangers-[4-7]$/.test(question.area)));
  expect(strangers.questions).toBe(1200);
  expect(strangers.score).toBeGreaterThanOrEqual(0.815);
  expect(wrongShare(strangers)).toBeLessThanOrEqual(0.015);
  const reserved = scoreOf(results.filter(({ question }) => question.area === 'reserved'));
  expect(reserved.score).toBeGreaterThanOrEqual(0.42);
  expect(wrongShare(reserved)).toBeLessThanOrEqual(0.05);
});
