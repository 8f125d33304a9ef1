import type { Paragraph } from '../schema.ts';

/** Intents by their names, which are kept with a conversation so that a reply's links survive a reload. */
export type ChatIntents = Readonly<Record<string, ChatIntent>>;

/** A subject that a visitor may ask about, with its reply. */
type ChatIntent = {
  /** What the bot calls it where it offers it for a line that it does not understand; it is never offered without one. */
  label?: string;
  /**
   * What a visitor may type for it, with commas between phrases. `refund*` is the beginning of a word, `otp` a whole word, `^hello`
   * begins a line, `later$` ends it, and `cancel/move call/meeting` stands for four phrases.
   */
  phrases?: string;
  /** True if its phrases decide whatever else a line is about. */
  always?: true;
  /** Two or three short sentences, with the page that says more. */
  reply: Paragraph;
};

/** The list as the browser fetches it, with the tables that normalise a line (spellings.ts). */
export type ChatList = {
  spellings: Readonly<Record<string, string>>;
  /** The intents in their order, each at one place in three columns, which compress better than rows. */
  ids: readonly string[];
  /** The label of each intent, empty for those without one. */
  labels: readonly string[];
  /** The phrases of each intent, with commas between; `!` before those that decide whatever else a line is about. */
  phrases: readonly string[];
  /** A link is written `[text](address)`. */
  replies: readonly string[];
  /** The words that speak for an intent (word-weights.json), sorted, as `writeWords` writes them (site/islands/chat/sorted-words.ts). */
  words: string;
  /** For every word its intents by their place in `ids`, with blanks between words (site/islands/chat/subject.ts); one place beyond: no intent. */
  subjects: string;
  /** A digit for each of them, in the same order: how strongly the word speaks for it. */
  weights: string;
};
