import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Faults, fieldsOf, type FormField, typedFields, type TypedFieldName } from '../../contracts/forms.ts';
import { passedStatus } from '../../contracts/email-wire.ts';
import { relaysMessages } from '../../contracts/own-services.ts';
import { honeypotField, minimumFillMs } from '../../contracts/spam-check.ts';
import type { EmailError } from '../email-client/email-client.ts';
import { openChannel } from '../identity-client/channel.ts';
import { afterNextPaint } from './after-next-paint.ts';
import { deliver, type Routes } from './deliver.ts';
import type { DraftOffer, DraftPlace, WaitingTried } from './draft.ts';
import { createDraftManager } from './draft-manager.ts';
import { bannerOf, type BannerWords } from './form-banner.ts';
import { controlOf, isBlank, readFields } from './form-controls.ts';
import type { MessageFormControls } from './message-form.tsx';
import { initialState, type MessageFaults, type MessageFormName, nextState } from './message-form-state.ts';
import { prefill } from './prefill.ts';
import { useFocusAfterSending } from './use-focus-after-sending.ts';
import { useFocusOnFault } from './use-focus-on-fault.ts';

/** The options in which the forms differ. */
type MessageFormOptions<Form extends MessageFormName> = {
  form: Form;
  storageKey: DraftPlace['storageKey'];
  routes: Routes;
  messageMs: number;
  /** True if a failed message stays in the form; otherwise it is offered as a draft, and sent in the background when possible. */
  staysInForm: boolean;
  /** Validates the typed texts: the faults, and the fields to send. */
  check: (typed: Record<TypedFieldName<Form>, string>) => { faults: Faults<Form>; fields: Record<string, string> };
  words: BannerWords;
  /** Called at every change of the form's values. */
  onChange?: (form: HTMLFormElement) => void;
};

/** Hosted services ignore message keys, so a background send could deliver a message twice. */
const waits = relaysMessages ? ({ waits: true } as const) : {};

/** Connects the state of a message form to the form element, the e-mail service and the drafts. */
export function useMessageForm<Form extends MessageFormName>({
  form: formName,
  storageKey,
  routes,
  messageMs,
  staysInForm,
  check,
  words,
  onChange,
}: MessageFormOptions<Form>) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(nextState, initialState);
  const [drafts] = useState(() => createDraftManager({ storageKey, names: typedFields(formName) }));
  const sending = useRef(false);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // Replaces the browser's validation messages by the specification's.
    form.noValidate = true;
    // Drops the default value that the server wrote for visitors without JavaScript, so that a reset empties the field; `prefill` fills it in.
    controlOf(form, 'subject')?.removeAttribute('value');
    dispatch({ type: 'drafts changed', draft: drafts.find(form) });
    // The first time zone that a page asks for takes a slow phone a tenth of a second.
    if (onChange) afterNextPaint(() => onChange(form));
    void prefill(form, new URLSearchParams(location.search));
  }, [drafts, onChange]);

  const tabs = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    if (staysInForm) return undefined;
    const channel = openChannel(storageKey);
    tabs.current = channel;
    const offer = (draft: DraftOffer) => keepFocus(ref.current, () => dispatch({ type: 'drafts changed', draft }));
    channel?.addEventListener('message', ({ data }: MessageEvent<WaitingTried>) =>
      offer(drafts.tried(data.message, data.isSent)),
    );
    // The browser had kept the page, and told it nothing meanwhile.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && ref.current) offer(drafts.find(ref.current));
    };
    addEventListener('pageshow', onReturn);
    return () => {
      channel?.close();
      removeEventListener('pageshow', onReturn);
    };
  }, [drafts, staysInForm, storageKey]);

  const { phase, announcements } = state;
  const endMessage = () => keepFocus(ref.current, () => dispatch({ type: 'message over' }));
  useTimeOfMessage(announcements, messageMs, endMessage);
  useFocusAfterSending(phase === 'sending', ref, focusNextButton);
  const firstIn = (faults: MessageFaults) =>
    Object.entries<FormField>(fieldsOf(formName)).find(([name]) => name in faults);
  const [firstFault] = firstIn(state.faults) ?? [];
  useFocusOnFault(announcements, firstFault, ref);

  function refuse(faults: MessageFaults) {
    const [, first] = firstIn(faults) ?? [];
    dispatch({ type: 'refused', faults, step: first?.step ?? 1 });
  }

  async function submit(form: HTMLFormElement) {
    // Two clicks can arrive before the button is rendered as disabled.
    if (sending.current) return;
    const typed = readFields(form, typedFields(formName));
    // The second press of Enter, when the answer came between the two.
    if (state.sentBy && isBlank(typed)) return;
    const { faults, fields } = check(typed);
    if (Object.keys(faults).length > 0) return refuse(faults);
    // A day without its year reads as empty. The browser, which alone knows what is there, says what is missing.
    const inputs = typedFields(formName).map((name) => controlOf(form, name));
    const half = inputs.find((field) => field?.validity.badInput);
    if (half) return half.reportValidity();

    sending.current = true;
    const message = drafts.begin(typed);
    dispatch({ type: 'accepted' });
    await untilBelievable();
    let refusal: number | undefined;
    const onFailure = (failure: Error) => {
      refusal = (failure.cause as Partial<EmailError>).status;
      reportError(failure);
    };
    const trap = controlOf(form, honeypotField)?.value;
    const attempt = { fields: trap ? { ...fields, [honeypotField]: trap } : fields, key: message.key };
    const by = await deliver({ ...attempt, filledInMs: performance.now() }, routes, onFailure);
    sending.current = false;
    const isDelivered = by === 'primary' || by === 'backup';
    if (isDelivered || !staysInForm) {
      form.reset();
      onChange?.(form);
    }
    if (isDelivered) {
      tabs.current?.postMessage({ message, isSent: true });
      return dispatch({ type: 'delivered', by, draft: drafts.delivered(message) });
    }
    const unsent = by === 'unanswered' && !staysInForm ? { ...message, ...waits } : message;
    dispatch({ type: 'failed', ...drafts.failed(unsent, { staysInForm }) });
    // By the clock of this device, which is behind, the time is still to come.
    if (refusal === passedStatus) refuse({ preferred_time: 'passed' });
  }

  const controls = {
    ref,
    sending: phase === 'sending',
    banner: bannerOf(state, words, staysInForm),
    bannerKey: announcements,
    onSubmit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      afterNextPaint(() => void submit(form));
    },
    onInput: ({ currentTarget: form, target }) => {
      drafts.noteTyping(form);
      onChange?.(form);
      const field = typedFields(formName).find((name) => name === (target as HTMLInputElement).name);
      // Without a fault, a key renders nothing.
      if (field && firstFault) dispatch({ type: 'field written', field });
    },
    onRestore: () => {
      if (!ref.current) return;
      dispatch({ type: 'draft restored', draft: drafts.restore(ref.current) });
      onChange?.(ref.current);
      focusNextButton(ref.current);
    },
    onDiscard: ({ detail }) => {
      // The second click of a double one would discard the draft that is offered next.
      if (detail > 1) return;
      dispatch({ type: 'drafts changed', draft: drafts.discard() });
      focusNextButton(ref.current);
    },
  } satisfies MessageFormControls;
  return { state, dispatch, ref, controls, endMessage };
}

/** Margin for a timer that ends a little early by `performance.now()`: too short a fill time counts as spam. */
const timerSlackMs = 20;

/** Waits until the page has been open for the shortest time that the spam check accepts. */
async function untilBelievable(): Promise<void> {
  const ms = minimumFillMs + timerSlackMs - performance.now();
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Hides the latest message after its time, which begins anew when the page is seen again: whoever looked elsewhere would find an empty
 * form, and not know why.
 */
function useTimeOfMessage(announcements: number, ms: number, end: () => void): void {
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (announcements === 0) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => document.hidden || onEnd(), ms);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [announcements, ms]);
}

/** If the change removes the button with the focus, the focus moves to the offer that takes its place, or to the form's next button. */
function keepFocus(form: HTMLFormElement | null, change: () => void): void {
  const { activeElement } = document;
  flushSync(change);
  if (activeElement?.isConnected) return;
  (form?.querySelector<HTMLElement>('[role=status] button') ?? nextButton(form))?.focus();
}

/** The form's next or submit button. The buttons of a message are skipped: they disappear when they are pressed. */
function nextButton(form: HTMLFormElement | null): HTMLElement | undefined {
  const buttons = form?.querySelectorAll<HTMLButtonElement>('button:not([data-needs-script])') ?? [];
  return [...buttons].find((one) => !one.closest('[role=status], [role=alert]') && one.checkVisibility());
}

function focusNextButton(form: HTMLFormElement | null): void {
  nextButton(form)?.focus();
}
