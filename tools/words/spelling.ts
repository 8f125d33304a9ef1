import { readFile } from 'node:fs/promises';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { company } from '../../content/company.ts';
import { legalFacts } from '../../content/company/legal-facts.ts';
import { teamMembers } from '../../content/team.ts';
import { wordsOf } from './readability.ts';

/** Names and terms that the dictionary lacks, one a line. */
export const companyWords = 'tools/words/company-words.txt';

/** The names of the company, its place and its people. */
const ownNames = [
  company.name,
  company.addressLine,
  legalFacts.registeredName,
  legalFacts.grievanceOfficer.name,
  ...teamMembers.map(({ name }) => name),
];

/** A text without addresses and with a short name in place of each of ours: nobody can write those more simply. */
export const withPlainNames = (text: string): string =>
  ownNames.reduce((plain, name) => plain.replaceAll(name, 'Asha'), withoutAddresses(text));

/** Returns the words of a text that are neither in the British dictionary nor in `companyWords`, nor a name of ours. */
export type Speller = (text: string) => string[];

/** Loads the dictionary and the names of the company once, for all texts. */
export async function createSpeller(): Promise<Speller> {
  const own = await readFile(new URL('company-words.txt', import.meta.url), 'utf8');
  const checker = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  for (const word of [...own.split('\n').filter(Boolean), ...wordsOf(ownNames.join(' ')).map(bare)]) checker.add(word);
  const known = new Map<string, boolean>();
  const isKnown = (word: string): boolean => {
    const answer = known.get(word) ?? checker.correct(word);
    known.set(word, answer);
    return answer;
  };
  return (text) =>
    wordsOf(withoutAddresses(text))
      .map(bare)
      .filter((word) => !isCode(word) && !isKnown(word));
}

const withoutAddresses = (text: string) =>
  text.replaceAll(/\{\w+\}|\S+@\S+|https?:\S+|\S*\/\S*\.\S+|\S+\.(com|in|org|html|txt|xml|example)\b/g, ' ');

/** A word with a straight apostrophe and without a possessive ending. */
const bare = (word: string) => word.replaceAll('’', "'").replace(/'s?$/, '');

/** Figures, abbreviations in capitals, and names written as in code. */
const isCode = (word: string) => /\d|_|\./.test(word) || /^[A-Z]{2,}s?$/.test(word) || /[a-z][A-Z]/.test(word);
