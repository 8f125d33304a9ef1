import type { Paragraph } from '../schema.ts';

/** Something a visitor may mean, and what is answered to it. */
export type ChatIntent = {
  /** Its name, kept with a conversation so that the reply's links survive a reload. */
  id: string;
  /**
   * What a visitor may type for it, with commas between phrases. `refund*` is the beginning of a word, `otp` a whole word, `^hello`
   * begins a sentence, `later$` ends it, and `cancel/move call/meeting` stands for four phrases.
   */
  phrases: string;
  /** Whether it is so general that its short phrases decide only when no other intent has one. */
  general?: true;
  /** Two or three short sentences, with the page that says more. */
  reply: Paragraph;
};

/** The list as the browser fetches it, with what lines are spelled by (spellings.ts). */
export type ChatList = {
  spellings: Readonly<Record<string, string>>;
  realWords: string;
  /** The intents in their order, each at one place in three columns, which compress better than rows. */
  ids: readonly string[];
  /** Those of a general intent begin with `!`. */
  phrases: readonly string[];
  /** A link is written `[text](address)`. */
  replies: readonly string[];
};
