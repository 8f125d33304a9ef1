import { inNormalForm } from '../../normal-form.ts';
import { minimumPasswordLength } from '../../../contracts/identity-wire.ts';
import mostUsed from './common-passwords.json' with { type: 'json' };

/** In lower case, from @zxcvbn-ts/language-common 4.1.3 (README.md), MIT License (ZXCVBN-LICENSE.txt). */
const commonPasswords = new Set(mostUsed);

/** The shortest word that is looked for; shorter ones occur in good passwords by chance. */
const shortestWord = 4;
/** What is left of a password without such words has to be as long as a password, and no common one. */
const shortestRest = minimumPasswordLength;

/** Returns a test for passwords that are guessed first: common ones, and those of the account's address, the site's or the company's name and little else. */
export function weakPasswords(siteOrigin: string, company: string) {
  const ours = [company, ...siteLabels(siteOrigin)].map(lettersOf);

  return (password: string, email: string | null): boolean => {
    if (commonPasswords.has(inNormalForm(password, 'NFKC').toLowerCase())) return true;
    const letters = lettersOf(password);
    const words = [...ours, ...addressWords(email)].filter((word) => word.length >= shortestWord);
    // The longest first: one may be a part of another.
    const longestFirst = words.toSorted((one, other) => other.length - one.length);
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), letters);
    return rest !== letters && (rest.length < shortestRest || commonPasswords.has(rest));
  };
}

/** The labels of the site's host name without `www` and the top-level domain: `https://www.jantar.example` → `jantar`. */
function siteLabels(siteOrigin: string): string[] {
  const labels = new URL(siteOrigin).hostname.split('.');
  return (labels.length > 1 ? labels.slice(0, -1) : labels).filter((label) => label !== 'www');
}

/** The address, and the part before the at sign, with and without what follows a plus. */
function addressWords(email: string | null): string[] {
  const local = email?.slice(0, email.lastIndexOf('@')) ?? '';
  return [email ?? '', local, local.split('+')[0] ?? ''].map(lettersOf);
}

/** Letters and digits alone, in lower case: `Asha.Verma!` → `ashaverma`. */
function lettersOf(text: string): string {
  return inNormalForm(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
