import type { Paragraph } from '../schema.ts';

/**
 * Where phrases stand in the list. All exceptions come first, then what is particular, then the general words of a subject,
 * and last what is so common that it decides only when nothing else did.
 */
export const phraseRanks = ['exceptions', 'particular', 'general', 'last'] as const;
export type PhraseRank = (typeof phraseRanks)[number];

/** Something a visitor may mean, and what is answered to it. */
export type ChatIntent = {
  /** Its name, kept with a conversation so that the reply's links survive a reload. */
  id: string;
  /**
   * What a visitor may type for it, with commas between phrases. `refund*` is the beginning of a word, `otp` a whole word, and
   * `cancel/move call/meeting` stands for four phrases. Written as a line is read: lower case, no articles, no punctuation.
   */
  phrases: Partial<Record<PhraseRank, string>>;
  /** Two or three short sentences, with the page that says more. */
  reply: Paragraph;
};

/** The list as the browser fetches it: phrases in the order in which they are tried, and the replies. */
export type ChatList = {
  entries: readonly (readonly [id: string, phrases: string])[];
  replies: Readonly<Record<string, Paragraph>>;
};
