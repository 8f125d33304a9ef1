import { useRef } from 'react';
import { bookingFormWords } from '../../../content/booking-form.ts';
import { bookingMessages } from '../../../contracts/messages.ts';
import { Toast } from '../../components/toast.tsx';
import { useLive } from '../../components/motion/use-live.ts';
import { DraftActions } from '../../form-kit/draft-actions.tsx';
import { bannerOf } from './booking-banner.ts';
import { BookingFormView } from './booking-form-view.tsx';
import { useBookingForm } from './use-booking-form.ts';

/** Book a call (specification §2, §4, §5): two steps, a wish for a time, and a toast that says it worked. */
export function BookingForm({ labelledBy }: { labelledBy: string }) {
  const form = useRef<HTMLFormElement>(null);
  const live = useLive();
  const { state, chosen, today, next, back, closeToast, onSubmit, onInput, restore, discard } = useBookingForm(form);
  return (
    <>
      <BookingFormView
        labelledBy={labelledBy}
        ref={form}
        step={state.step}
        banner={bannerOf(state)}
        bannerKey={state.announcements}
        faults={state.faults}
        sending={state.phase === 'sending'}
        live={live}
        chosen={chosen}
        today={today}
        draftActions={<DraftActions onRestore={restore} onDiscard={discard} />}
        onSubmit={onSubmit}
        onInput={onInput}
        onNext={next}
        onBack={back}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may not hold a block with a button */}
      <div role="status">
        {state.toast && (
          <Toast
            text={bookingMessages.booked}
            note={bookingFormWords.request}
            close={bookingFormWords.close}
            onClose={closeToast}
          />
        )}
      </div>
    </>
  );
}
