import { formWords } from '../../content/form-words.ts';
import type { DraftKind } from './draft.ts';
import type { MessageFormName, MessageFormState } from './message-form-state.ts';

/** A message above a form's buttons. */
export type FormBanner = {
  tone: 'good' | 'bad' | 'note';
  text: string;
  /** A quieter second line. */
  next?: string;
  /** True for messages with a visible countdown of five seconds. */
  counting?: true;
  offersDraft?: true;
};

const { interrupted, interruptedNext, kept, notKept, restored, several, unfinished, unsent, waiting, waitingNext } =
  formWords;

/** The text of an offer. */
const draftOffers: Record<DraftKind, FormBanner> = {
  unsent: { tone: 'note', text: unsent, next: kept, offersDraft: true },
  waiting: { tone: 'note', text: waiting, next: waitingNext, offersDraft: true },
  unkept: { tone: 'note', text: unsent, next: notKept, offersDraft: true },
  unfinished: { tone: 'note', text: unfinished, offersDraft: true },
  interrupted: { tone: 'note', text: interrupted, next: interruptedNext, offersDraft: true },
  several: { tone: 'note', text: several, offersDraft: true },
};

/** The banner of a state. Each form has its own words for empty fields and for a failure. */
export function bannerOf<Form extends MessageFormName>(
  { phase, faults, draft, isKept }: MessageFormState<Form>,
  { empty, failed, offersDraft }: { empty: string; failed: string; offersDraft?: true },
): FormBanner | undefined {
  switch (phase) {
    case 'refused':
      return Object.values(faults).includes('empty') ? { tone: 'bad', text: empty } : undefined;
    case 'failed': {
      // A message that stays in the form is also stored for the next visit.
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
