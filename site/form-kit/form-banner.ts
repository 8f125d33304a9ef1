import { formWords } from '../../content/form-words.ts';
import type { DraftKind, DraftOffer } from './draft.ts';

/** The message above a form's button. */
export type FormBanner = {
  tone: 'good' | 'bad' | 'note';
  text: string;
  /** A quieter second line. */
  next?: string;
  /** True for the messages that show their five seconds running. */
  counting?: true;
  offersDraft?: true;
};

const { interrupted, interruptedNext, kept, notKept, several, unfinished, unsent, waiting, waitingNext } = formWords;

/** What is said of a text that was found. */
export const draftOffers: Record<DraftKind, FormBanner> = {
  unsent: { tone: 'note', text: unsent, next: kept, offersDraft: true },
  waiting: { tone: 'note', text: waiting, next: waitingNext, offersDraft: true },
  unkept: { tone: 'note', text: unsent, next: notKept, offersDraft: true },
  unfinished: { tone: 'note', text: unfinished, offersDraft: true },
  interrupted: { tone: 'note', text: interrupted, next: interruptedNext, offersDraft: true },
  several: { tone: 'note', text: several, offersDraft: true },
};

/** Nothing took the message; it can be brought back. */
export function failedBanner(text: string, draft: DraftOffer): FormBanner {
  const next = { unkept: notKept, waiting: waitingNext }[draft as string] ?? kept;
  return { tone: 'bad', text, next, offersDraft: true };
}
