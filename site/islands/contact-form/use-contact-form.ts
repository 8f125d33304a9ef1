import { storageKeys } from '../../../contracts/browser-storage.ts';
import { useEffect, useReducer, useRef, useState, type FormEvent, type RefObject } from 'react';
import { fieldNames } from '../../../contracts/forms.ts';
import { honeypotField } from '../../../contracts/spam-check.ts';
import * as timings from '../../../contracts/timings.ts';
import { emailConfig } from '../../email-client/email-config.ts';
import { deliver, sendByConfig } from '../../form-kit/deliver.ts';
import { openChannel } from '../../form-kit/channel.ts';
import type { WaitingTried } from '../../form-kit/draft.ts';
import { createDraftManager } from '../../form-kit/draft-manager.ts';
import { faultsOf } from '../../form-kit/faults.ts';
import { untilBelievable } from '../../form-kit/fill-time.ts';
import { controlOf } from '../../form-kit/form-controls.ts';
import { prefill } from '../../form-kit/prefill.ts';
import { focusSubmit, useFocusAfterSending } from '../../form-kit/use-focus-after-sending.ts';
import { nextState, initialState, type ContactEvent, type ContactState } from './contact-state.ts';

const names = fieldNames('contact');
const place = { storageKey: storageKeys.contactDraft, names } as const;

/** A hosted service does not know a message again by its key, and would deliver twice what it had taken before the line broke. */
const waits = emailConfig.origin === '' ? ({ waits: true } as const) : {};

/** Connects the states of the contact form to a form on the page, to the e-mail service and to the kept drafts. */
export function useContactForm(formRef: RefObject<HTMLFormElement | null>) {
  const [state, dispatch] = useReducer(nextState, initialState);
  const [drafts] = useState(() => createDraftManager(place));
  const seenAt = useRef(0);
  const sending = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    seenAt.current = performance.now();
    // From here on the form speaks the specification's words instead of the browser's.
    form.noValidate = true;
    // What the server wrote there for whoever has no script is `prefill`'s now: a reset empties the field.
    controlOf(form, 'subject')?.removeAttribute('value');
    dispatch({ type: 'draft found', draft: drafts.find(form) });
    void prefill(form, new URLSearchParams(location.search));
  }, [formRef, drafts]);

  useEffect(() => {
    const sender = openChannel(place.storageKey);
    sender?.addEventListener('message', ({ data }: MessageEvent<WaitingTried<(typeof names)[number]>>) =>
      dispatch({ type: 'draft tried', draft: drafts.tried(data.message, data.isSent) }),
    );
    return () => sender?.close();
  }, [drafts]);

  useBannerTime(state, dispatch, formRef);
  useFocusAfterSending(state.phase === 'sending', formRef);

  async function submit(form: HTMLFormElement) {
    // Two clicks can both come before the button is drawn disabled.
    if (sending.current) return;
    const fields = drafts.read(form);
    const faults = faultsOf('contact', fields);
    const firstFault = names.find((name) => faults[name]);
    if (firstFault) {
      dispatch({ type: 'refused', faults });
      controlOf(form, firstFault)?.focus();
      return;
    }

    sending.current = true;
    const message = drafts.begin(fields);
    dispatch({ type: 'accepted' });
    await untilBelievable(seenAt.current);
    const by = await deliver(
      {
        fields,
        key: message.key,
        filledInMs: performance.now() - seenAt.current,
        honeypot: controlOf(form, honeypotField)?.value ?? '',
      },
      { send: sendByConfig, routes: emailConfig.contact, onFailure: reportError },
    );

    // The specification clears the form after any attempt that passed validation.
    form.reset();
    sending.current = false;
    if (by === 'none' || by === 'unanswered') {
      const unsent = by === 'unanswered' ? { ...message, ...waits } : message;
      dispatch({ type: 'failed', draft: drafts.failed(unsent, { staysInForm: false }).offer });
    } else dispatch({ type: 'delivered', by, draft: drafts.delivered(message) });
  }

  return {
    state,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      drafts.noteTyping(event.currentTarget);
      const field = names.find((name) => controlOf(event.currentTarget, name) === event.target);
      if (field) dispatch({ type: 'field written', field });
    },
    restore: () => {
      if (!formRef.current) return;
      dispatch({ type: 'draft restored', draft: drafts.restore(formRef.current) });
      focusSubmit(formRef.current);
    },
    discard: () => {
      dispatch({ type: 'draft discarded', draft: drafts.discard() });
      focusSubmit(formRef.current);
    },
  };
}

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
