import type { AnswerPage } from '../contracts/contact-answer.ts';
import type { ForServer } from '../contracts/for-server.ts';

/** The site in one of its languages, as the server answers in it. The first of a site is its owner's. */
export type Edition = {
  /** What stands before its addresses: nothing, or `/hi`. */
  prefix: string;
  /** Fills in its pages. */
  answerPage: AnswerPage;
  forServer: ForServer;
};
