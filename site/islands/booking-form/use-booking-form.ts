import { company } from '../../../content/company.ts';
import { storageKeys } from '../../../contracts/browser-storage.ts';
import { type FormEvent, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { wallTime } from '../../../contracts/call-time.ts';
import { fieldNames, typedFields } from '../../../contracts/forms.ts';
import { honeypotField } from '../../../contracts/spam-check.ts';
import * as timings from '../../../contracts/timings.ts';
import { emailConfig } from '../../email-client/email-config.ts';
import { deliver, sendByConfig } from '../../form-kit/deliver.ts';
import { createDraftManager } from '../../form-kit/draft-manager.ts';
import { untilBelievable } from '../../form-kit/fill-time.ts';
import { controlOf, readFields } from '../../form-kit/form-controls.ts';
import { prefill } from '../../form-kit/prefill.ts';
import { useFocusAfterSending } from '../../form-kit/use-focus-after-sending.ts';
import { bookingFaults, type BookingTexts, faultsOfFirstStep, stepOf } from './booking-fields.ts';
import { type BookingEvent, nextState, initialState } from './booking-state.ts';
import type { ChosenTime } from './preferred-time.tsx';

const names = typedFields('booking');
const place = { storageKey: storageKeys.bookingDraft, names } as const;

type FormRef = RefObject<HTMLFormElement | null>;

/** Connects the states of booking a call to a form on the page, to the e-mail service and to the kept drafts. */
export function useBookingForm(formRef: FormRef) {
  const [state, dispatch] = useReducer(nextState, initialState);
  const [chosen, setChosen] = useState<ChosenTime>({ day: '', time: '', zone: company.timeZone });
  const [today, setToday] = useState<string>();
  const [drafts] = useState(() => createDraftManager(place));
  const seenAt = useRef(0);
  const sending = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    seenAt.current = performance.now();
    // From here on the form speaks the specification's words instead of the browser's.
    form.noValidate = true;
    setToday(todayHere());
    setChosen(chosenTime(form));
    dispatch({ type: 'draft found', draft: drafts.find(form) });
    void prefill(form, new URLSearchParams(location.search));
  }, [formRef, drafts]);

  useMessageTime(state.announcements, dispatch);
  useFocusOnStep(state.step, formRef);
  useFocusAfterSending(state.phase === 'sending', formRef, focusNextButton);

  function next() {
    const form = formRef.current;
    if (!form) return;
    const faults = faultsOfFirstStep(readAll(form));
    dispatch({ type: 'next', faults });
    if (faults.name) controlOf(form, 'name')?.focus();
  }

  async function submit(form: HTMLFormElement) {
    // Two clicks can both come before the button is drawn disabled.
    if (sending.current) return;
    const fields = readAll(form);
    const faults = bookingFaults(fields, Date.now());
    const firstFault = fieldNames('booking').find((name) => faults[name]);
    if (firstFault) {
      dispatch({ type: 'refused', faults });
      // Its step may only now be shown.
      requestAnimationFrame(() => controlOf(form, firstFault)?.focus());
      return;
    }

    sending.current = true;
    const message = drafts.begin(drafts.read(form));
    dispatch({ type: 'accepted' });
    await untilBelievable(seenAt.current);
    const by = await deliver(
      {
        fields: withoutEmpty(fields),
        key: message.key,
        filledInMs: performance.now() - seenAt.current,
        honeypot: controlOf(form, honeypotField)?.value ?? '',
      },
      { send: sendByConfig, routes: { primary: emailConfig.booking }, onFailure: reportError },
    );
    sending.current = false;
    if (by !== 'primary') {
      const { isKept: kept, offer: draft } = drafts.failed(message, { staysInForm: true });
      return dispatch({ type: 'failed', kept, draft });
    }
    form.reset();
    setChosen(chosenTime(form));
    dispatch({ type: 'booked', draft: drafts.delivered(message) });
  }

  return {
    state,
    chosen: chosen.day === '' && today ? { ...chosen, day: today } : chosen,
    today,
    next,
    back: () => dispatch({ type: 'back' }),
    closeToast: () => dispatch({ type: 'message over' }),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // Enter in a field of step 1 goes on to step 2.
      if (state.step === 1) next();
      else void submit(event.currentTarget);
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      drafts.noteTyping(event.currentTarget);
      setChosen(chosenTime(event.currentTarget));
      const field = names.find((name) => controlOf(event.currentTarget, name) === event.target);
      if (field) dispatch({ type: 'field written', field });
      // Whether a time has passed depends on the day.
      if (field === 'preferred_day') dispatch({ type: 'field written', field: 'preferred_time' });
    },
    restore: () => {
      if (!formRef.current) return;
      const draft = drafts.restore(formRef.current);
      setChosen(chosenTime(formRef.current));
      dispatch({ type: 'draft restored', draft });
      focusNextButton(formRef.current);
    },
    discard: () => {
      dispatch({ type: 'draft discarded', draft: drafts.discard() });
      focusNextButton(formRef.current);
    },
  };
}

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || company.timeZone;
const todayHere = () => wallTime(Date.now(), zoneHere()).day;

function chosenTime(form: HTMLFormElement): ChosenTime {
  const valueOf = (name: string) => controlOf(form, name)?.value ?? '';
  return { day: valueOf('preferred_day'), time: valueOf('preferred_time'), zone: zoneHere() };
}

function readAll(form: HTMLFormElement): BookingTexts {
  return { ...readFields(form, names), time_zone: zoneHere() };
}

/** Optional fields that are empty do not travel, and a zone says nothing without a day or a time. */
function withoutEmpty(fields: BookingTexts): Record<string, string> {
  const timed = fields.preferred_day !== '' || fields.preferred_time !== '';
  return Object.fromEntries(
    Object.entries(fields).filter(([name, text]) => text !== '' && (name !== 'time_zone' || timed)),
  );
}

/** Every message goes after its four seconds (specification §9), counted from when it was shown. */
function useMessageTime(announcements: number, dispatch: (event: BookingEvent) => void): void {
  useEffect(() => {
    if (announcements === 0) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'message over' }), timings.toast);
    return () => clearTimeout(timer);
  }, [announcements, dispatch]);
}

/** Whoever goes on or back finds the cursor in the first field there. */
function useFocusOnStep(step: 1 | 2, formRef: FormRef): void {
  const before = useRef(step);
  useEffect(() => {
    const form = formRef.current;
    const inForm = form?.contains(document.activeElement) || document.activeElement === document.body;
    if (before.current !== step && inForm && form)
      controlOf(form, names.find((name) => stepOf(name) === step) ?? 'name')?.focus();
    before.current = step;
  }, [step, formRef]);
}

function focusNextButton(form: HTMLFormElement | null): void {
  const buttons = form?.querySelectorAll<HTMLButtonElement>('button:not([data-needs-script])') ?? [];
  // Those of the offer are gone when it was taken or declined.
  [...buttons].find((one) => !one.closest('[role=status]') && (one.checkVisibility?.() ?? true))?.focus();
}
