import { formWords } from '../../../content/form-words.ts';
import { bookingMessages } from '../../../contracts/messages.ts';
import { draftOffers, type FormBanner } from '../../form-kit/form-banner.ts';
import type { BookingState } from './booking-state.ts';

/** The message above the buttons. */
export function bannerOf({ phase, draft, kept, faults }: BookingState): FormBanner | undefined {
  switch (phase) {
    case 'refused':
      return Object.values(faults).includes('empty') ? { tone: 'bad', text: bookingMessages.empty } : undefined;
    case 'failed':
      // The fields still hold everything; what is kept is for the next visit.
      return { tone: 'bad', text: bookingMessages.failed, next: kept ? formWords.kept : formWords.notKept };
    case 'restored':
      return { tone: 'note', text: formWords.restored };
    case 'sending':
      return undefined;
    case 'idle':
      return draft === 'none' ? undefined : draftOffers[draft];
  }
}
