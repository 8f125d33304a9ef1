import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { bookingFormWords } from '../../../content/booking-form.ts';
import { reach } from '../../../content/company/reach.ts';
import { storageKeys } from '../../../contracts/browser-storage.ts';
import { type CallTime, wallTime } from '../../../contracts/call-time.ts';
import { forms, typedFields } from '../../../contracts/forms.ts';
import { bookingMessages } from '../../../contracts/messages.ts';
import { isTimeZone } from '../../../contracts/time-zone.ts';
import * as timings from '../../../contracts/timings.ts';
import { Toast } from '../../components/toast.tsx';
import { emailConfig } from '../../email-client/email-config.ts';
import { errorsOf } from '../../form-kit/faults.ts';
import { controlOf, isBlank, readFields, sameFields } from '../../form-kit/form-controls.ts';
import type { MessageFormState } from '../../form-kit/message-form-state.ts';
import { useMessageForm } from '../../form-kit/use-message-form.ts';
import { bookingFaults, type BookingTexts } from './booking-faults.ts';
import { BookingFormView } from './booking-form-view.tsx';

/** Book a call (specification §2, §4, §5): two steps, an optional preferred time, and a success toast. */
export function BookingForm({ labelledBy }: { labelledBy: string }) {
  const [{ today, ...chosen }, setShown] = useState<ShownTime>({ day: '', time: '', zone: reach.timeZone });
  const { state, dispatch, ref, controls, endMessage } = useMessageForm({
    form: 'booking',
    storageKey: storageKeys.bookingDraft,
    routes: { primary: emailConfig.booking },
    messageMs: timings.toast,
    staysInForm: true,
    check: (typed) => {
      const fields = { ...typed, time_zone: zoneHere() };
      return { faults: bookingFaults(fields, Date.now()), fields: withoutEmpty(fields) };
    },
    words: bookingMessages,
    // Most keys change none of it, and then nothing is rendered.
    onChange: useCallback((form: HTMLFormElement) => {
      const now = shownTime(form);
      setShown((before) => (sameFields(now, before) ? before : now));
    }, []),
  });
  useFocusOnStep(state, ref);

  function next() {
    const form = ref.current;
    if (!form) return;
    const isNamed = !isBlank(readFields(form, ['name']));
    // The second press of Enter that booked, when the answer came between the two.
    if (state.sentBy && !isNamed) return;
    dispatch({ type: 'next', isNamed });
    // The second click of a double click lands on whatever step 2 has in the button's place.
    form.addEventListener('mousedown', (event) => event.detail > 1 && event.preventDefault(), { once: true });
    if (!isNamed) controlOf(form, 'name')?.focus();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (state.step === 2) return controls.onSubmit(event);
    // Enter in a field of step 1 goes on to step 2.
    event.preventDefault();
    next();
  }

  return (
    <>
      <BookingFormView
        labelledBy={labelledBy}
        step={state.step}
        controls={{ ...controls, onSubmit }}
        errors={errorsOf(state.faults)}
        chosen={chosen}
        today={today}
        onNext={next}
        onBack={() => dispatch({ type: 'back' })}
      />
      {/* An <output> may not hold a block with a button. */}
      <div role="status">
        {state.sentBy && (
          <Toast
            text={bookingMessages.booked}
            note={bookingFormWords.request}
            close={bookingFormWords.close}
            onClose={endMessage}
          />
        )}
      </div>
    </>
  );
}

/** The visitor's time zone; ours where the browser does not know it: it then names none, or `Etc/Unknown`, which no formatter takes. */
function zoneHere(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : reach.timeZone;
}

/** The clocks, and the visitor's day. */
type ShownTime = CallTime & { today?: string };

function shownTime(form: HTMLFormElement): ShownTime {
  const valueOf = (name: string) => controlOf(form, name)?.value ?? '';
  const zone = zoneHere();
  const today = wallTime(Date.now(), zone).day;
  const day = valueOf('preferred_day');
  // While a year is typed, its first digits make a day of long ago.
  return { day: day < today ? '' : day, time: valueOf('preferred_time'), zone, today };
}

/** The fields to send: without empty optional ones, and without the time zone if there is neither day nor time. */
function withoutEmpty(fields: BookingTexts): Record<string, string> {
  const timed = fields.preferred_day !== '' || fields.preferred_time !== '';
  return Object.fromEntries(
    Object.entries(fields).filter(([name, text]) => text !== '' && (name !== 'time_zone' || timed)),
  );
}

/** Focuses the first field of a step that was opened by a press; one that is opened with a message is not. */
function useFocusOnStep({ step, announcements }: MessageFormState, formRef: RefObject<HTMLFormElement | null>): void {
  const before = useRef({ step, announcements });
  useEffect(() => {
    const form = formRef.current;
    if (form && before.current.step !== step && before.current.announcements === announcements)
      controlOf(form, typedFields('booking').find((name) => forms.booking[name].step === step) ?? 'name')?.focus();
    before.current = { step, announcements };
  }, [step, announcements, formRef]);
}
