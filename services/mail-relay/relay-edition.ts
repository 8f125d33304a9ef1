import type { AnswerPage } from '../../contracts/answer-pages.ts';
import type { RelayWords } from '../../contracts/mails.ts';

/** An edition of the site, with what the relay needs to answer in its language. */
export type RelayEdition = {
  /** The beginning of its addresses: '' or for example `/hi`. */
  prefix: string;
  answerPage: AnswerPage;
  words: RelayWords;
};
