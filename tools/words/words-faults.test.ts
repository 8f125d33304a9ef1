import { expect, test, vi } from 'vitest';
import { company } from '../../content/company.ts';
import { teamMembers } from '../../content/team.ts';
import { readContent } from '../content/read-content.ts';
import { readingAge } from './readability.ts';
import { createSpeller } from './spelling.ts';
import { textsOf } from './texts.ts';
import { wordsFaults } from './words-faults.ts';

const speller = await createSpeller();
const faults = (words: Record<string, unknown>) => wordsFaults(textsOf([{ file: 'content/shop.ts', words }]), speller);

test('a word that no British dictionary has is named, with the way to add it', () => {
  expect(faults({ shop: { text: 'We sell teh finest tea, in every color.' } })).toEqual([
    "content/shop.ts: shop.text has 'teh', which no British dictionary knows. Correct it, or add a name or term to tools/words/company-words.txt.",
    "content/shop.ts: shop.text has 'color', which no British dictionary knows. Correct it, or add a name or term to tools/words/company-words.txt.",
  ]);
});

test('the names of the company, its place and its people are known, whatever they are', () => {
  const names = [company.name, company.addressLine, ...teamMembers.map(({ name }) => name)];
  expect(names.flatMap((name) => faults({ shop: { text: `Ask ${name}’s shop.` } }))).toEqual([]);
});

test('one word per thing: the author is told which', () => {
  expect(faults({ shop: { text: ['Write us a mail. ', { text: 'We mend it', href: '/contact' }, '.'] } })).toEqual([
    "content/shop.ts: shop.text has 'mail' in “Write us a mail. We mend it.”. Write 'email'.",
    "content/shop.ts: shop.text has 'mend' in “Write us a mail. We mend it.”. Write 'fix'.",
  ]);
});

test('a word or a full stop written twice, a price and a link called here are faults', () => {
  const found = faults({ shop: { text: 'We sell the the tea for ₹90..', link: { text: 'Click here' } } });
  expect(found.map((fault) => /has '(.+?)'/.exec(fault)?.[1])).toEqual(['..', 'the the', '₹9', 'Click here']);
});

test('names of ours and addresses make no sentence hard', () => {
  const long = 'Manufactured instrumentation necessitates interdisciplinary collaboration, administratively.';
  expect(
    faults({
      shop: { text: `First to us: ${company.name}, administration@instrumentation-collaboration.example, by phone.` },
    }),
  ).toEqual([]);
  expect(faults({ shop: { text: `First to us: ${long}` } })).toHaveLength(1);
});

test('a sentence over the limit is to be cut in two', () => {
  expect(faults({ shop: { text: `We sell tea${', and tea'.repeat(20)}.` } })[0]).toMatch(
    /has a sentence of 43 words: .* Cut it in two; 34 is the limit/,
  );
});

test('holidays make no sentence of the site too long, not even two, one of them over the New Year', async () => {
  vi.resetModules();
  vi.doMock('../../content/company/contact-facts.ts', async () => {
    const facts = await import('../../content/testing/office-in-india.ts');
    const closed = [
      { first: '2026-11-09', last: '2026-11-11' },
      { first: '2026-12-24', last: '2027-01-02' },
    ];
    return { ...facts, officeHours: { ...facts.officeHours, closed } };
  });
  const texts = textsOf(await readContent()).filter(({ text }) => /November|December/.test(text));
  expect(texts.some(({ text }) => text.includes('24 December 2026 to 2 January 2027'))).toBe(true);
  expect(wordsFaults(texts, speller)).toEqual([]);
});

test('a page whose sentences are too hard on average is named', () => {
  const hard = 'Organisational considerations necessitate multidimensional documentation.';
  const found = faults({ shop: Array.from({ length: 5 }, () => hard) });
  expect(found).toEqual([expect.stringMatching(/its sentences ask for a reader of [\d.]+ years; 14 is the limit/)]);
});

test('a word that became a habit is counted over the whole site', () => {
  const found = faults({ shop: Array.from({ length: 7 }, (_, day) => `On day ${day} nobody sold tea.`) });
  expect(found).toEqual([expect.stringMatching(/'nobody' is written 7 times on this site; 6 is the limit/)]);
});

test('addresses, codes and what visitors type are no words', () => {
  expect(faults({ shop: { path: '/teh', icon: 'teh', code: 'owasp-llm', phrases: ['teh mail'] } })).toEqual([]);
  expect(faults({ officeLanguages: ['de', 'gu'], emailCarrier: 'mailbox.org' })).toEqual([]);
});

test('a mail service is named as it names itself', () => {
  expect(faults({ emailCarrier: 'Zoho Mail' })).toEqual([expect.stringMatching(/'Zoho', which no British dictionary/)]);
});

test('a field that holds an address elsewhere is read where it holds words', () => {
  const lines = ['Write us a mail, ', { text: 'please', href: '/contact' }, '.'];
  const found = faults({ labels: { email: 'Mail', link: 'Back to teh start', address: 'a@b.example', lines } });
  expect(found.map((fault) => /has '(.+?)'/.exec(fault)?.[1])).toEqual(['Mail', 'teh', 'mail']);
});

test('the texts that forms say after sending are read', async () => {
  const files = new Set(textsOf(await readContent()).map(({ file }) => file));
  expect([...files]).toEqual(expect.arrayContaining(['contracts/account-messages.ts', 'contracts/messages.ts']));
});

test('the reading age rises with the length of words and of sentences', () => {
  const short = readingAge(['We sell tea.', 'It comes from Assam.']);
  const long = readingAge(['We sell tea that comes from Assam, where it has been cultivated for generations.']);
  expect(short).toBeLessThan(long);
});
