import type { AnswerPage } from '../../contracts/contact-answer.ts';
import type { RelayWords } from '../../contracts/mails.ts';

/** The site in one of its languages, as the relay answers in it. */
export type RelayEdition = {
  /** What stands before its addresses: nothing, or `/hi`. */
  prefix: string;
  answerPage: AnswerPage;
  words: RelayWords;
};

/** The fields that keep the language of a mail; none in that of the owner. */
export function languageOf({ prefix, words }: Pick<RelayEdition, 'prefix' | 'words'>): Record<string, string> {
  return prefix === '' ? {} : { language: words.language };
}
