import { expect, test } from 'vitest';
import { intents } from '../../../content/chat/intents.ts';
import { company } from '../../../content/company.ts';
import { mainLine, whatsapp } from '../../../content/main-line.ts';
import { chatSuggestions } from '../../../content/pages/chatbot.ts';
import { chatList, readPhrase } from '../../chat-list.ts';
import { createReplier, listedPhrases } from './find-reply.ts';
import { expandPhrases } from '../../expand-phrases.ts';
import { writeWords } from './sorted-words.ts';
import { writeSubjects } from './subject.ts';

const list = chatList();
const { find, replyOf } = createReplier(list);
const phrases = list.ids.flatMap((id, index) =>
  listedPhrases(list.phrases[index]?.replace('!', '') ?? '').map((form) => ({ id, form })),
);

test('there are at least 110 intents and 1,500 phrases and words that speak for one', () => {
  expect(intents.length).toBeGreaterThanOrEqual(110);
  expect(phrases.length + list.weights.length).toBeGreaterThanOrEqual(1500);
  expect(new Set(intents.map(({ id }) => id)).size).toBe(intents.length);
});

test('the shipped list has exactly the phrases of the content', () => {
  for (const { id, phrases: text = '' } of intents) {
    const forms = new Set(phrases.filter((phrase) => phrase.id === id).map(({ form }) => form));
    expect(forms, id).toEqual(new Set(expandPhrases(text, readPhrase)));
  }
});

test('a phrase that is the whole line or always decides comes before the subject of a line, other phrases after it', () => {
  const { find: findIn } = createReplier({
    ...list,
    ids: ['logo', 'gold', 'crisis'],
    labels: ['', '', ''],
    phrases: ['logo', '^gold$', '!kill'],
    replies: ['', '', ''],
    words: writeWords(['gold', 'kill', 'logo']),
    subjects: [1, 2, 0].map((intent) => writeSubjects([intent])).join(' '),
    weights: '999',
  });
  expect(findIn('gold')).toBe('gold');
  expect(findIn('gold logo')).toBe('logo');
  expect(findIn('kill the logo')).toBe('crisis');
  expect(findIn('the logo of five old and famous companies of our town')).toBe('logo');
});

test('no phrase is shadowed by an earlier one: every phrase gets its own reply', () => {
  expect(phrases.filter(({ id, form }) => find(form) !== id)).toEqual([]);
});

test.each<[line: string, id: string | undefined]>([
  // Case, punctuation, articles and misspellings do not matter.
  ['HELLO!', 'greeting'],
  ['What’s SEO?', 'what-is-seo'],
  ['I forgot the pasword', 'login'],
  ['hw mch 4 a wesite', 'price'],
  // A greeting in Hindi letters is one, as in Latin ones.
  ...['नमस्ते', 'नमस्ते!', 'namaste', 'नमस्कार'].map((greeting): [string, string] => [greeting, 'greeting']),
  // The first match wins: the question counts before a named service or a greeting.
  ['hello, can you build an online shop? thanks', 'shop'],
  ['price of a logo', 'price'],
  ['a website for my insurance agency', 'website'],
  ['payment gateway not working', 'my-site-down'],
  ['how long to build an app', 'duration'],
  ['is there any training', 'training'],
  ['logout', 'logout'],
  ...['do you know my friend rahul', 'xyzzy', '?', '   '].map((text): [string, undefined] => [text, undefined]),
])('%s is understood as %s', (text, id) => {
  expect(find(text)).toBe(id);
});

test('each of the suggestions is answered', () => {
  expect(chatSuggestions.map((text) => find(text))).toEqual(['what-we-build', 'project-start', 'person']);
});

test('a number and an address in a reply are links that a phone can use, WhatsApp is one to another site', () => {
  const links = [replyOf('contact'), replyOf('whatsapp')].flat().filter((part) => typeof part === 'object');
  expect(links.flatMap((link) => ('uri' in link ? [link.uri] : []))).toEqual([
    ...company.phones.map(({ uri }) => uri),
    `mailto:${company.email}`,
    mainLine.uri,
  ]);
  expect(links.filter((link) => 'url' in link)).toEqual(whatsapp ? [whatsapp] : []);
});

test('a word does not decide a long line about something else', () => {
  const weather =
    'It rained in the whole valley yesterday and again this morning, and the old bridge near our village is gone.';
  expect([undefined, 'off-topic']).toContain(find(`${weather} Our logo hangs there.`));
});

test('the intents that an unclear line may mean are offered by their labels, the likeliest first', () => {
  const { find: findIn, guess } = createReplier({
    ...list,
    ids: ['logo', 'gold', 'shop'],
    labels: ['A logo', 'What gold costs', 'A shop'],
    phrases: ['', '', ''],
    replies: ['', '', ''],
    words: writeWords(['gold', 'logo']),
    subjects: `${writeSubjects([1])} ${writeSubjects([0])}`,
    weights: '55',
  });
  expect(findIn('a logo of gold')).toBeUndefined();
  expect(guess('a logo of gold')).toEqual(['A logo', 'What gold costs']);
  expect(findIn('logo')).toBe('logo');
  expect(findIn('What gold costs')).toBe('gold');
  expect(findIn('!?')).toBeUndefined();
});

test('a label is answered by its intent, and no reply to a stranger’s despair or insult is offered', () => {
  const labelled = intents.filter(({ label }) => label !== undefined);
  for (const { id, label = '' } of labelled) expect(find(label), label).toBe(id);
  const offered = new Set(labelled.map(({ id }) => id));
  expect(offered.size).toBeGreaterThan(140);
  for (const id of ['self-harm', 'insult', 'medical', 'off-topic', 'greeting']) expect(offered, id).not.toContain(id);
});

test('finding a reply takes less than 50 ms, for the longest message without a match as well', () => {
  const long = 'qwxz '.repeat(400);
  const times = Array.from({ length: 20 }, () => {
    const start = process.threadCpuUsage();
    find(long);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  // In processor time, and the minimum, since others of a busy machine take turns with it and empty its caches.
  expect(Math.min(...times)).toBeLessThan(50);
});
