import { bookingFormWords } from '../../../content/booking-form.ts';
import { bookingMessages } from '../../../contracts/messages.ts';
import { Toast } from '../../components/toast.tsx';
import { errorsOf } from '../../form-kit/faults.ts';
import { BookingFormView } from './booking-form-view.tsx';
import { useBookingForm } from './use-booking-form.ts';

/** Book a call (specification §2, §4, §5): two steps, an optional preferred time, and a success toast. */
export function BookingForm({ labelledBy }: { labelledBy: string }) {
  const { state, closeToast, ...form } = useBookingForm();
  return (
    <>
      <BookingFormView {...form} labelledBy={labelledBy} step={state.step} errors={errorsOf(state.faults)} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may not hold a block with a button */}
      <div role="status">
        {state.sentBy && (
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
