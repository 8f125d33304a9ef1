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
  offersDraft?: true | undefined;
};

const draftOffers: Record<DraftKind, Pick<FormBanner, 'text' | 'next'>> = {
  unsent: { text: formWords.unsent, next: formWords.kept },
  waiting: { text: formWords.waiting, next: formWords.waitingNext },
  unkept: { text: formWords.unsent, next: formWords.notKept },
  unfinished: { text: formWords.unfinished },
  interrupted: { text: formWords.interrupted, next: formWords.interruptedNext },
  several: { text: formWords.several },
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
      const next = draft === 'waiting' ? formWords.waitingNext : isKept ? formWords.kept : formWords.notKept;
      return { tone: 'bad', text: failed, next, offersDraft };
    }
    case 'restored':
      return { tone: 'note', text: formWords.restored };
    case 'sending':
      return undefined;
    case 'idle':
      return draft === 'none' ? undefined : { tone: 'note', offersDraft: true, ...draftOffers[draft] };
  }
}
