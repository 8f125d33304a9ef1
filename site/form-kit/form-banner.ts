import { formWords } from '../../content/form-words.ts';
import type { DraftKind } from './draft.ts';
import type { MessageFormState } from './message-form-state.ts';

/** A message above a form's buttons. */
export type FormBanner = {
  tone: 'good' | 'bad' | 'note';
  text: string;
  next?: string;
  offersDraft?: boolean;
};

const draftOffers: Record<DraftKind, Pick<FormBanner, 'text' | 'next'>> = {
  unsent: { text: formWords.unsent, next: formWords.kept },
  waiting: { text: formWords.waiting, next: formWords.waitingNext },
  unkept: { text: formWords.unsent, next: formWords.notKept },
  unfinished: { text: formWords.unfinished },
  interrupted: { text: formWords.interrupted, next: formWords.interruptedNext },
  several: { text: formWords.several },
};

/** The words of a form's own: for empty fields, for a failure, and for a success unless it is said elsewhere. */
export type BannerWords = { empty: string; failed: string; sent?: Record<'primary' | 'backup', string> };

/** The banner of a state. A failed message that does not stay in the form can be restored from it. */
export function bannerOf(
  { phase, sentBy, faults, draft, isKept }: MessageFormState,
  { empty, failed, sent }: BannerWords,
  staysInForm: boolean,
): FormBanner | undefined {
  if (sentBy && sent) return { tone: 'good', text: sent[sentBy] };
  switch (phase) {
    case 'refused':
      return Object.values(faults).includes('empty') ? { tone: 'bad', text: empty } : undefined;
    case 'failed': {
      // A message that stays in the form is also stored for the next visit.
      const next = draft === 'waiting' ? formWords.waitingNext : isKept ? formWords.kept : formWords.notKept;
      return { tone: 'bad', text: failed, next, offersDraft: !staysInForm };
    }
    case 'restored':
      return { tone: 'note', text: formWords.restored };
    case 'sending':
      return undefined;
    case 'idle':
      return draft === 'none' ? undefined : { tone: 'note', offersDraft: true, ...draftOffers[draft] };
  }
}
