import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Claim, claims, notClaims } from '../../../content/claims.ts';
import { legalFacts } from '../../../content/company/legal-facts.ts';
import { workingTerms } from '../../../content/company/working-terms.ts';
import { intents } from '../../../content/chat/intents.ts';
import { relayWords } from '../../../content/mail/relay-words.ts';
import { plainText } from '../../../content/guide-text.ts';
import { visit } from '../../../tools/content/visit.ts';
import { pages } from '../../harness/pages.ts';
import { type ClaimSentence, cut, isClaim, sentencesOf } from './claim-sentences.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const facts = { ...workingTerms, ...legalFacts };
/** The sentences in all texts of an object. */
const textsIn = (words: unknown) =>
  visit(words, 'words').flatMap(({ value }) => (typeof value === 'string' ? cut(value) : []));

const inMails = textsIn(relayWords).map((text): ClaimSentence => ({ path: 'email', text }));

const inChat = intents.flatMap(({ reply }): ClaimSentence[] =>
  cut(plainText(reply)).map((text) => ({ path: '/chatbot', text })),
);

const said = [...pages.flatMap(sentencesOf), ...inMails, ...inChat]
  .filter(isClaim)
  .filter(({ text }) => !notClaims.some((other) => other.test(text)));
const covers = ({ on, said: words }: Claim, { path: address, text }: ClaimSentence) =>
  on === undefined ? words.test(text) : on === address && words.test(text);

test('every claim of a built page, an email or a reply of the chat is in the register', () => {
  const unregistered = said.filter((sentence) => !claims.some((claim) => covers(claim, sentence)));
  expect(said.length).toBeGreaterThan(100);
  expect([...new Set(unregistered.map(({ path: address, text }) => `${address}: ${text}`))]).toEqual([]);
});

test.each(claims)('“$claim” is still said somewhere', (claim) => {
  expect(said.some((sentence) => covers(claim, sentence))).toBe(true);
});

test.each(claims.flatMap(({ claim, vouched }) => (vouched.by === 'test' ? [{ claim, ...vouched }] : [])))(
  'what a test vouches for “$claim” is shown in $file',
  ({ file, name }) => {
    expect(existsSync(path.join(root, file))).toBe(true);
    expect(readFileSync(path.join(root, file), 'utf8')).toContain(name);
  },
);

test.each(claims.flatMap((claim) => ('facts' in claim.vouched ? [{ ...claim, named: claim.vouched.facts }] : [])))(
  '“$claim” repeats the facts that ask for it: $named',
  ({ named, ...claim }) => {
    const sentences = said.filter((sentence) => covers(claim, sentence)).map(({ text }) => text);
    const unsaid = named.filter(
      (fact) => !textsIn(facts[fact]).some((text) => sentences.some((one) => one.includes(text))),
    );
    expect(unsaid).toEqual([]);
  },
);

test('no claim asks the owner for what a fact of content/company/ asks for', () => {
  const asked = claims.map(({ vouched }) => ('confirm' in vouched ? vouched.confirm : undefined));
  expect(asked.filter((confirm) => /(?:terms|facts)\.ts/.test(confirm ?? ''))).toEqual([]);
});

test('what a client owns is a claim, of which no page makes one now', () => {
  expect(isClaim({ path: '/about', text: 'The code is in your name.' })).toBe(true);
});
