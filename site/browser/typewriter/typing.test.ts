import { expect, test } from 'vitest';
import { tick, TICK_MS, visibleText, wholeWord, type Typing } from './typing.ts';

const words = ['Freelance', 'Entrepreneurship', 'Innovation', 'Remote Work', 'Collaboration'];
const empty: Typing = { index: 0, shown: 0, deleting: false };

function textsOf(start: Typing, ticks: number, list = words): string[] {
  const texts: string[] = [];
  for (let typing = start; texts.length < ticks;) {
    typing = tick(typing, list);
    texts.push(visibleText(typing, list));
  }
  return texts;
}

test('a tick takes 150 ms', () => {
  expect(TICK_MS).toBe(150);
});

test('types the current word one character per tick', () => {
  expect(textsOf(empty, 9)).toEqual(['F', 'Fr', 'Fre', 'Free', 'Freel', 'Freela', 'Freelan', 'Freelanc', 'Freelance']);
});

test('then deletes it one character per tick', () => {
  expect(textsOf(empty, 18).slice(9)).toEqual(['Freelanc', 'Freelan', 'Freela', 'Freel', 'Free', 'Fre', 'Fr', 'F', '']);
});

test('when empty it moves to the next word', () => {
  expect(textsOf(empty, 20).slice(17)).toEqual(['', 'E', 'En']);
});

test('wraps from the last word to the first, one whole turn taking two ticks per character', () => {
  const turn = 2 * words.join('').length;
  const texts = textsOf(empty, turn + 9);
  expect(texts.filter((text) => words.includes(text))).toEqual([...words, 'Freelance']);
  expect(texts[turn - 1]).toBe('');
  expect(texts.slice(0, 9)).toEqual(texts.slice(turn));
});

test('starts from the whole word, so that the page does not blink when the script arrives', () => {
  expect(visibleText(wholeWord(words, 0), words)).toBe('Freelance');
  expect(textsOf(wholeWord(words, 0), 2)).toEqual(['Freelanc', 'Freelan']);
});

test('a letter of two code units is typed as one character', () => {
  expect(textsOf(empty, 3, ['a𝒥b'])).toEqual(['a', 'a𝒥', 'a𝒥b']);
});
