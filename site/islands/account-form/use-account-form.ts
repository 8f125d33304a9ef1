import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { loginMessages, signupMessages } from '../../../contracts/account-messages.ts';
import { resetMessages, socialMessages } from '../../../contracts/login-messages.ts';
import { providerNames, type ProviderId } from '../../../contracts/identity-wire.ts';
import * as timings from '../../../contracts/timings.ts';
import { afterNextPaint } from '../../form-kit/after-next-paint.ts';
import { controlOf } from '../../form-kit/form-controls.ts';
import { useFocusAfterSending } from '../../form-kit/use-focus-after-sending.ts';
import { useFocusOnFault } from '../../form-kit/use-focus-on-fault.ts';
import { codeOf, IdentityFailure } from '../../identity-client/call-identity.ts';
import { revokeAll, signInWithPassword } from '../../identity-client/identity-client.ts';
import { sendResetMail, signUp } from '../../identity-client/login-calls.ts';
import { asSession, beginSession } from '../../identity-client/session.ts';
import type { SignIn } from '../../identity-client/popup-listener.ts';
import { signInByPopup } from '../../identity-client/sign-in-popup.ts';
import { signInWithPasskey } from '../../identity-client/sign-in-with-passkey.ts';
import { type AccountField, type AccountMode, nextState, initialState } from './account-state.ts';
import { passkeyRefusalOf, refusalOf, type Refusal, socialRefusalOf } from './refusals.ts';
import { sitePrefix } from '../../language/address.ts';

type FormRef = RefObject<HTMLFormElement | null>;

const calls = {
  login: (form: HTMLFormElement) =>
    begin((remember) => signInWithPassword(credentialsOf(form), remember), form, loginMessages.done),
  signup: (form: HTMLFormElement) =>
    begin((remember) => signUp(credentialsOf(form), remember), form, signupMessages.done),
  forgot: async (form: HTMLFormElement) => {
    await sendResetMail(credentialsOf(form).email);
    return resetMessages.sent;
  },
} satisfies Record<AccountMode, (form: HTMLFormElement) => Promise<string>>;

/** Connects the state of an account form to the form element and the identity service. */
export function useAccountForm(mode: AccountMode, formRef: FormRef) {
  const [state, dispatch] = useReducer(nextState, initialState);
  const busy = useRef(false);
  const pressed = useRef<HTMLButtonElement>(null);

  // Replaces the browser's validation messages by the error catalogue's.
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true;
  }, [formRef]);
  useRedirect(state.phase === 'granted' && mode !== 'forgot', formRef);
  useFocusOnFault(state.announcements, state.field, formRef);
  useFocusAfterSending(state.phase === 'busy', pressed);

  async function submit(form: HTMLFormElement) {
    // Two clicks can arrive before the button is rendered as disabled.
    if (busy.current) return;
    const names: readonly AccountField[] = mode === 'forgot' ? ['email'] : ['email', 'password'];
    const credentials = credentialsOf(form);
    const empty = names.filter((name) => credentials[name] === '');
    if (empty[0]) {
      dispatch({ type: 'left empty', fields: empty });
      controlOf(form, empty[0])?.focus();
      return;
    }
    await attempt(
      () => calls[mode](form),
      (failure) => refusalOf(mode, failure),
    );
  }

  function social(provider: ProviderId) {
    if (busy.current || mode === 'forgot') return;
    dispatch({ type: 'popup opened' });
    // A popup may answer after the visitor has gone on with the form.
    signInByPopup(provider, {
      onProof: (signIn) => {
        if (busy.current) return;
        void attempt(
          () => begin(signIn, formRef.current, socialMessages.done(providerNames[provider])),
          (failure) => socialRefusalOf(provider, codeOf(failure), mode),
        );
      },
      onEnd: (end) => {
        if (!busy.current) dispatch({ type: 'refused', ...socialRefusalOf(provider, end, mode) });
      },
    });
  }

  function passkey() {
    if (busy.current) return;
    void attempt(() => begin(signInWithPasskey, formRef.current, loginMessages.done), passkeyRefusalOf);
  }

  async function attempt(call: () => Promise<string>, refusal: (failure: unknown) => Refusal) {
    busy.current = true;
    // Enter in a field presses the button of the form.
    pressed.current =
      document.activeElement?.closest('button') ?? formRef.current?.querySelector('button[type=submit]') ?? null;
    dispatch({ type: 'submitted' });
    try {
      dispatch({ type: 'granted', text: await call() });
      // After a login the redirect follows.
      busy.current = mode !== 'forgot';
    } catch (failure) {
      dispatch({ type: 'refused', ...refusal(failure) });
      busy.current = false;
    }
  }

  /** The fields that a message is about. Typing in others renders nothing. */
  const marked = state.field ? [state.field, ...state.empty] : state.empty;
  return {
    state,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      afterNextPaint(() => void submit(form));
    },
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const field = marked.find((name) => name === (target as HTMLInputElement).name);
      if (field) dispatch({ type: 'field written', field });
    },
    onSocial: social,
    onPasskey: () => afterNextPaint(passkey),
  };
}

/**
 * Redirects to the home page two seconds after the success message, unless the visitor has followed a link. This page leaves the
 * history, and the form is cleared of the password.
 */
function useRedirect(granted: boolean, formRef: FormRef): void {
  useEffect(() => {
    if (!granted) return undefined;
    formRef.current?.reset();
    const go = () => location.replace(`${sitePrefix}/`);
    const timer = setTimeout(go, timings.authRedirect);
    const stop = () => clearTimeout(timer);
    addEventListener('beforeunload', stop, { once: true });
    // A page that comes back from the back/forward cache still says that it redirects.
    const goAgain = ({ persisted }: PageTransitionEvent) => void (persisted && go());
    addEventListener('pageshow', goAgain);
    return () => {
      stop();
      removeEventListener('pageshow', goAgain);
    };
  }, [granted, formRef]);
}

function credentialsOf(form: HTMLFormElement): { email: string; password: string } {
  const value = (name: AccountField) => controlOf(form, name)?.value ?? '';
  return { email: value('email').trim(), password: value('password') };
}

/** Signs in, begins the session, and ends the one that it replaces. Without Remember Me it ends with the tab. Resolves to `done`. */
async function begin(signIn: SignIn, form: HTMLFormElement | null, done: string): Promise<string> {
  const remember = form?.querySelector<HTMLInputElement>('[name=remember]')?.checked ?? false;
  const answer = await signIn(remember);
  // Another way to log in owns the address, or hosted Firebase asks for a second factor, which these pages cannot.
  if (!('idToken' in answer)) throw new IdentityFailure('DIFFERENT_CREDENTIAL');
  const session = asSession(answer, Date.now());
  const ended = beginSession(session, { remember });
  revokeAll(ended);
  if (ended.includes(session)) throw new IdentityFailure('NOT_STORED');
  return done;
}
