import { useRef } from 'react';
import { withoutScript } from '../../../content/account-words.ts';
import { accountNotice } from '../../../content/form-notices.ts';
import { fieldLabels } from '../../../content/field-labels.ts';
import { resetMessages } from '../../../contracts/login-messages.ts';
import { faultWords } from '../../../contracts/messages.ts';
import { keepsAccounts } from '../../../contracts/own-services.ts';
import { formLabels } from '../../../content/labels.ts';
import { Alert } from '../../components/alert.tsx';
import { Countdown } from '../../components/countdown.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { xIcon } from '../../components/icon-shapes.ts';
import { TextField } from '../../components/field.tsx';
import styles from './account-form.module.css';
import type { AccountMode } from './account-state.ts';
import { Fanlight } from './fanlight.tsx';
import { Password } from './password.tsx';
import { useAccountForm } from './use-account-form.ts';
import {
  accountPages,
  BesidePassword,
  PasskeyButton,
  SocialButtons,
  SubmitButton,
  OtherPageLink,
} from './account-controls.tsx';

/**
 * Login, sign-up and forgotten password (specification §2, §4, §8): one island for three pages. `method="dialog"` sends nothing:
 * before hydration, a password must not end up in an address or a log.
 */
export function AccountForm({ mode }: { mode: AccountMode }) {
  const ref = useRef<HTMLFormElement>(null);
  const { state, onSubmit, onInput, onSocial, onPasskey } = useAccountForm(mode, ref);
  const { phase, empty, field, text } = state;
  const { heading, lede, notes } = accountPages[mode];
  const isGood = phase === 'granted';
  const leaving = isGood && mode !== 'forgot';
  // The specification puts a cross before why no reset mail is sent: it is drawn, and the text has it for whoever hears it.
  const isCrossed = !isGood && mode === 'forgot';
  const busy = phase === 'busy';
  const shared = (name: 'email' | 'password') => ({
    name,
    label: name === 'email' ? fieldLabels.email : formLabels.password,
    error: empty.includes(name) ? faultWords.empty : undefined,
    invalid: field === name,
    describedBy: field === name ? 'account-message' : undefined,
    disabled: busy || leaving,
    // Not `required`: the form asks for it, and Firefox tells screen readers that an empty field of that kind is invalid.
    'aria-required': true,
  });
  /** The result of the last attempt. A countdown shows the two seconds before the redirect. */
  const banner = text !== undefined && (
    <Alert key={state.announcements} tone={isGood ? 'good' : 'bad'} mark={isCrossed ? xIcon : undefined}>
      {isCrossed && <span className="visually-hidden">{resetMessages.cross} </span>}
      {text}
      {leaving && <Countdown className={styles.count} seconds={2} />}
    </Alert>
  );

  return (
    <>
      <Fanlight phase={phase} />
      <div className={styles.leaf}>
        <form
          ref={ref}
          onSubmit={onSubmit}
          onInput={onInput}
          className={`stack ${styles.form}`}
          method="dialog"
          aria-labelledby="account-heading"
          aria-busy={busy}
        >
          <h1 className={styles.heading} id="account-heading">
            {heading}
          </h1>
          <p className={`soft balanced ${styles.lede}`}>{lede}</p>
          <noscript>
            {/* React looks into no noscript, so the words stay out of the scripts. */}
            {import.meta.env.SSR && (
              <p className={`small soft ${styles.note}`}>
                <RichText of={withoutScript[mode]} />
              </p>
            )}
          </noscript>
          <div className={styles.message} id="account-message">
            <div role="alert">{!isGood && banner}</div>
            <div role="status">{isGood && banner}</div>
          </div>
          <div className="stack" data-needs-script="">
            <TextField {...shared('email')} type="email" autoComplete="email" />
            {mode !== 'forgot' && <Password key={`${leaving}`} {...shared('password')} mode={mode} />}
            {mode === 'login' && <BesidePassword disabled={busy || leaving} />}
            <SubmitButton mode={mode} phase={phase} disabled={busy || leaving || phase === 'waiting'} />
            {mode !== 'forgot' && !leaving && <SocialButtons mode={mode} disabled={busy} onChoose={onSocial} />}
            {mode === 'login' && !leaving && keepsAccounts && <PasskeyButton disabled={busy} onPress={onPasskey} />}
          </div>
          <OtherPageLink mode={mode} leaving={leaving} />
          {notes.map((note, index) => (
            <p className={`small soft ${styles.note}`} key={index} data-needs-script="">
              <RichText of={note} />
            </p>
          ))}
          <p className={`small soft ${styles.note}`} data-form-notice="">
            <RichText of={accountNotice} />
          </p>
        </form>
      </div>
    </>
  );
}
