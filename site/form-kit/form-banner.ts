import { formWords } from '../../content/form-words.ts';
import type { DraftKind } from './draft.ts';
import type { MessageFormName, MessageFormState } from './message-form-state.ts';

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

const { interrupted, interruptedNext, kept, notKept, restored, several, unfinished, unsent, waiting, waitingNext } =
  formWords;

/** What is said of a text that was found. */
const draftOffers: Record<DraftKind, FormBanner> = {
  unsent: { tone: 'note', text: unsent, next: kept, offersDraft: true },
  waiting: { tone: 'note', text: waiting, next: waitingNext, offersDraft: true },
  unkept: { tone: 'note', text: unsent, next: notKept, offersDraft: true },
  unfinished: { tone: 'note', text: unfinished, offersDraft: true },
  interrupted: { tone: 'note', text: interrupted, next: interruptedNext, offersDraft: true },
  several: { tone: 'note', text: several, offersDraft: true },
};

/** The message above a form's buttons, in the form's own words where fields are empty and where nothing took the message. */
export function bannerOf<Form extends MessageFormName>(
  { phase, faults, draft, isKept }: MessageFormState<Form>,
  { empty, failed, offersDraft }: { empty: string; failed: string; offersDraft?: true },
): FormBanner | undefined {
  switch (phase) {
    case 'refused':
      return Object.values(faults).includes('empty') ? { tone: 'bad', text: empty } : undefined;
    case 'failed': {
      // What stays in the form is kept for the next visit.
      const next = draft === 'waiting' ? waitingNext : isKept ? kept : notKept;
      return { tone: 'bad', text: failed, next, ...(offersDraft && { offersDraft }) };
    }
    case 'restored':
      return { tone: 'note', text: restored };
    case 'sending':
      return undefined;
    case 'idle':
      return draft === 'none' ? undefined : draftOffers[draft];
  }
}
