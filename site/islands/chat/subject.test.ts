import { expect, test } from 'vitest';
import type { ChatList } from '../../../content/chat/chat-intent.ts';
import { writeWords } from './sorted-words.ts';
import { createScale, writeSubjects } from './subject.ts';

const list: ChatList = {
  spellings: {},
  ids: ['price', 'shop'],
  labels: ['', ''],
  phrases: ['', ''],
  replies: ['', ''],
  words: writeWords(['cost', 'shop', 'wifi']),
  subjects: [writeSubjects([0]), writeSubjects([0, 1]), writeSubjects([2])].join(' '),
  weights: '7259',
};
const shares = createScale(list);
const rounded = (line: string) => shares(line).map((share) => Math.round(share * 100));

test('the words of a line divide it among the intents, and lines without one', () => {
  expect(rounded(' cost ')).toEqual([100, 0, 0]);
  expect(rounded(' shop ')).toEqual([4, 96, 0]);
  expect(rounded(' wifi ')).toEqual([0, 0, 100]);
  expect(rounded(' unknown ')).toEqual([33, 33, 33]);
});

test('a word that is said twice counts once, and each counts less in a line with many telling words', () => {
  expect(shares(' cost cost ')).toEqual(shares(' cost '));
  expect(rounded(' cost of ten red green yellow and blue lamps ')).toEqual([95, 2, 2]);
});

test('intents are written by their distance', () => {
  expect(writeSubjects([0, 3, 4])).toBe('(+)');
});
