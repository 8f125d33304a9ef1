import type { Paragraph } from '../schema.ts';

/** Something a visitor may mean, and what is answered to it. */
export type ChatIntent = {
  /** Its name, kept with a conversation so that the reply's links survive a reload. */
  id: string;
  /**
   * What a visitor may type for it, in lower case; the first phrase of the whole list that occurs in the message decides.
   * A space at either end asks for the end of a word there, so that ' hi ' does not answer to 'shipping'.
   */
  phrases: readonly string[];
  /** One to three sentences, with the page that says more. */
  reply: Paragraph;
};
