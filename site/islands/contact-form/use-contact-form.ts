import { useEffect, useReducer, useRef, type FormEvent, type RefObject } from 'react';
import { contactFieldNames, type ContactFields } from '../../../contracts/contact-form.ts';
import { honeypotField, minimumFillMs } from '../../../contracts/spam-check.ts';
import { timings } from '../../../contracts/timings.ts';
import { createEmailClient, type EmailClient } from '../../email-client/email-client.ts';
import { emailConfig } from '../../email-client/email-config.ts';
import { createMessageKey } from '../../email-client/message-key.ts';
import { controlOf, isBlank, readFields, sameFields, writeFields } from './contact-fields.ts';
import { nextState, untouched, type ContactEvent, type ContactState } from './contact-state.ts';
import { deliver, faultsBeforeSending } from './deliver.ts';
import { deviceDrafts, tabDrafts, type Draft } from './draft.ts';
import { prefill } from './prefill.ts';

/** A timer may end a little early by the clock that measures the fill time, and the message would be kept back as spam. */
const timerSlackMs = 20;

/** Connects the states of the contact form to a form on the page, to the e-mail service and to the kept drafts. */
export function useContactForm(formRef: RefObject<HTMLFormElement | null>) {
  const [state, dispatch] = useReducer(nextState, untouched);
  const seenAt = useRef(0);
  const sending = useRef(false);
  /** The draft on offer, or the one that was put back: while its text is the same, so is its key. */
  const draft = useRef<Draft>(undefined);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    seenAt.current = performance.now();
    // From here on the form speaks the specification's words instead of the browser's.
    form.noValidate = true;
    const unsent = deviceDrafts.read(Date.now());
    const unfinished = tabDrafts.read(Date.now());
    draft.current = later(unsent, unfinished);
    if (draft.current && draft.current === unsent) dispatch({ type: 'draft found', kind: 'unsent' });
    // A browser that put the text back by itself needs no help.
    else if (draft.current && isBlank(readFields(form))) dispatch({ type: 'draft found', kind: 'unfinished' });
    prefill(form, new URLSearchParams(location.search));
  }, [formRef]);

  useBannerTime(state, dispatch, formRef);
  useFocusAfterSending(state.phase, formRef);

  const keyOf = (fields: ContactFields) =>
    draft.current && sameFields(fields, draft.current.fields) ? draft.current.key : undefined;

  async function submit(form: HTMLFormElement) {
    // Two clicks can both come before the button is drawn disabled.
    if (sending.current) return;
    const fields = readFields(form);
    const faults = faultsBeforeSending(fields);
    const firstFault = contactFieldNames.find((name) => faults[name]);
    if (firstFault) {
      dispatch({ type: 'refused', faults });
      controlOf(form, firstFault)?.focus();
      return;
    }

    sending.current = true;
    const message = { fields, key: keyOf(fields) ?? createMessageKey(), savedAt: Date.now() };
    // A reload in the middle of sending finds the text again, with the key it was sent under.
    tabDrafts.keep(message);
    dispatch({ type: 'accepted' });
    await pause(minimumFillMs + timerSlackMs - (performance.now() - seenAt.current));
    const by = await deliver(
      {
        fields,
        key: message.key,
        filledInMs: performance.now() - seenAt.current,
        honeypot: controlOf(form, honeypotField)?.value ?? '',
      },
      { send, routes: emailConfig.contact, onFailure: reportError },
    );

    // The specification clears the form after any attempt that passed validation.
    form.reset();
    tabDrafts.drop();
    sending.current = false;
    if (by === 'none') {
      draft.current = message;
      dispatch({ type: 'failed', kept: deviceDrafts.keep(message) });
    } else {
      // An older message still on offer was not this one, and stays.
      if (state.draft === 'none') deviceDrafts.drop();
      dispatch({ type: 'delivered', by });
    }
  }

  return {
    state,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const fields = readFields(event.currentTarget);
      if (isBlank(fields)) tabDrafts.drop();
      else tabDrafts.keep({ fields, key: keyOf(fields), savedAt: Date.now() });
      const field = contactFieldNames.find((name) => controlOf(event.currentTarget, name) === event.target);
      if (field) dispatch({ type: 'field written', field });
    },
    restore: () => {
      if (!formRef.current || !draft.current) return;
      writeFields(formRef.current, draft.current.fields);
      dispatch({ type: 'draft restored' });
      focusSubmit(formRef.current);
    },
    discard: () => {
      deviceDrafts.drop();
      tabDrafts.drop();
      draft.current = undefined;
      dispatch({ type: 'draft discarded' });
      focusSubmit(formRef.current);
    },
  };
}

/** Made for each send, so that a missing id fails the send, with its reason, and not the page. */
const send: EmailClient['send'] = async (...message) =>
  createEmailClient({ origin: emailConfig.origin, userId: emailConfig.userId }).send(...message);

/** Every banner goes after its five seconds, counted from when it was shown. */
function useBannerTime(
  { phase, banner }: ContactState,
  dispatch: (event: ContactEvent) => void,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const shown = phase === 'idle' || phase === 'sending' ? undefined : banner;
  const heldFocus = useRef(false);
  useEffect(() => {
    // Whoever was about to restore the message goes on in the offer that follows the red banner.
    if (heldFocus.current) formRef.current?.querySelector<HTMLElement>('[role="status"] button')?.focus();
    heldFocus.current = false;
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => {
      heldFocus.current = Boolean(formRef.current?.querySelector('[role="alert"] :focus'));
      dispatch({ type: 'banner over' });
    }, timings.contactBanner);
    return () => clearTimeout(timer);
  }, [shown, dispatch, formRef]);
}

/** A button loses the focus when it is disabled; it gets it back, unless the visitor has gone elsewhere meanwhile. */
function useFocusAfterSending(phase: ContactState['phase'], formRef: RefObject<HTMLFormElement | null>) {
  const before = useRef(phase);
  useEffect(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (before.current === 'sending' && phase !== 'sending' && nowhere) focusSubmit(formRef.current);
    before.current = phase;
  }, [phase, formRef]);
}

function focusSubmit(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
}

function later(one: Draft | undefined, other: Draft | undefined): Draft | undefined {
  if (!one || !other) return one ?? other;
  return one.savedAt > other.savedAt ? one : other;
}

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
