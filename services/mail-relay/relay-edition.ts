import type { AnswerPage } from '../../contracts/contact-answer.ts';
import type { RelayWords } from '../../contracts/mails.ts';

/** The site in one of its languages, as the relay answers in it. */
export type RelayEdition = {
  /** What stands before its addresses: nothing, or `/hi`. */
  prefix: string;
  answerPage: AnswerPage;
  words: RelayWords;
};

/** The field that keeps the language of a visitor's mail. */
export function languageOf({ words }: Pick<RelayEdition, 'words'>): Record<string, string> {
  return { language: words.language };
}
