import type { AnswerPage } from '../contracts/answer-pages.ts';
import type { ForServer } from '../contracts/for-server.ts';

/** The site in one of its languages, with what the server needs to answer in it. The first edition of a site is the owner's. */
export type Edition = {
  /** The beginning of its addresses: '' at the root, else for example `/hi`. */
  prefix: string;
  /** Fills in its answer pages. */
  answerPage: AnswerPage;
  forServer: ForServer;
};
