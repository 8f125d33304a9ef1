import { describe, expect, test } from 'vitest';
import { chatWords } from '../../../content/chat/chat-words.ts';
import { intents } from '../../../content/chat/intents.ts';
import { anchors, siteMap } from '../../../content/site-map.ts';
import { findReply, intentOf } from './find-reply.ts';

const phrases = intents.flatMap(({ id, phrases: own }) => own.map((phrase) => ({ id, phrase })));

test('there are at least 60 intents and 400 phrases', () => {
  expect(intents.length).toBeGreaterThanOrEqual(60);
  expect(phrases.length).toBeGreaterThanOrEqual(400);
});

test('every phrase is lower case, since a phrase in mixed case can never match', () => {
  expect(phrases.filter(({ phrase }) => phrase !== phrase.toLowerCase())).toEqual([]);
});

test('no phrase is empty and none stands there twice', () => {
  const texts = phrases.map(({ phrase }) => phrase.trim());
  expect(texts.filter((text) => text === '')).toEqual([]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  expect(new Set(intents.map(({ id }) => id)).size).toBe(intents.length);
});

test('no phrase is shadowed by an earlier one', () => {
  const shadowed = phrases.flatMap(({ phrase }, index) => {
    const earlier = phrases.slice(0, index).find((other) => ` ${phrase.trim()} `.includes(other.phrase));
    return earlier ? [`'${phrase}' never counts, as '${earlier.phrase}' stands before it`] : [];
  });
  expect(shadowed).toEqual([]);
});

test('every phrase gets its reply', () => {
  expect(phrases.filter(({ id, phrase }) => findReply(phrase.trim())?.id !== id)).toEqual([]);
});

test('case and punctuation do not matter', () => {
  expect(findReply('HELLO!')?.id).toBe('greeting');
  expect(findReply('Hi, there')?.id).toBe('greeting');
  expect(findReply('What’s SEO?')?.id).toBe('what-is-seo');
});

test('the first match wins: what is asked counts before the courtesies around it', () => {
  expect(findReply('hello, can you build an online shop? thanks')?.id).toBe('shop');
  expect(findReply('thank you. and cloud?')?.id).toBe('cloud');
});

test.each(['do you ship marble to oslo', 'where can i wash my hair', 'xyzzy', '?', '   '])(
  '%s has no match',
  (text) => {
    expect(findReply(text)).toBeUndefined();
  },
);

test('each of the three suggestions is answered', () => {
  expect(chatWords.suggestions.map((text) => findReply(text)?.id)).toEqual([
    'what-we-build',
    'project-start',
    'person',
  ]);
});

describe('every reply', () => {
  test.each(intents)('$id leads to a page that exists', ({ reply }) => {
    const links = typeof reply === 'string' ? [] : reply.filter((part) => typeof part === 'object');
    expect(links.length).toBeGreaterThan(0);
    const places = [...Object.keys(siteMap), ...anchors.map((anchor) => `/#${anchor}`)];
    expect(places).toEqual(expect.arrayContaining(links.map((link) => ('href' in link ? link.href : link.url))));
  });
});

test('a reply is found again by its name', () => {
  expect(intentOf('shop')?.id).toBe('shop');
  expect(intentOf('gone')).toBeUndefined();
});

test('finding a reply takes less than 5 ms, for a long message without a match as well', () => {
  const long = 'qwxz '.repeat(400);
  const times = Array.from({ length: 30 }, () => {
    const start = performance.now();
    findReply(long);
    return performance.now() - start;
  });
  // The quickest is the work itself; the others waited for a busy machine.
  expect(Math.min(...times)).toBeLessThan(5);
});
