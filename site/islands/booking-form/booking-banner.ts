import { formWords } from '../../../content/form-words.ts';
import { bookingMessages } from '../../../contracts/messages.ts';
import { bannerOf, type FormBanner } from '../../form-kit/form-banner.ts';
import type { BookingState } from './booking-state.ts';

/** The message above the buttons. */
export function bookingBannerOf(state: BookingState): FormBanner | undefined {
  const { empty, failed } = bookingMessages;
  // The fields still hold everything; what is kept is for the next visit.
  return bannerOf(state, {
    empty,
    failed: { tone: 'bad', text: failed, next: state.isKept ? formWords.kept : formWords.notKept },
  });
}
