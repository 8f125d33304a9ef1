import type { Paragraph } from '../schema.ts';

/** A subject that a visitor may ask about, with its reply. */
export type ChatIntent = {
  /** Its name, kept with a conversation so that the reply's links survive a reload. */
  id: string;
  /**
   * What a visitor may type for it, with commas between phrases. `refund*` is the beginning of a word, `otp` a whole word, `^hello`
   * begins a sentence, `later$` ends it, and `cancel/move call/meeting` stands for four phrases.
   */
  phrases: string;
  /** True if its short phrases match only when no other intent's do. */
  general?: true;
  /** Two or three short sentences, with the page that says more. */
  reply: Paragraph;
};

/** The list as the browser fetches it, with the tables that normalise a line (spellings.ts). */
export type ChatList = {
  spellings: Readonly<Record<string, string>>;
  realWords: string;
  /** The intents in their order, each at one place in three columns, which compress better than rows. */
  ids: readonly string[];
  /** The phrases; those of a general intent begin with `!`. */
  phrases: readonly string[];
  /** A link is written `[text](address)`. */
  replies: readonly string[];
};
