import { type ReactNode, useEffect, useId, useRef } from 'react';
import { accountQuestions } from '../../../content/account-questions.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { Button, ButtonRow } from '../../components/button.tsx';
import { BusyButton } from '../../components/busy-button.tsx';
import { controlOf } from '../../form-kit/form-controls.ts';
import { PasswordField } from '../../form-kit/password-field.tsx';
import { codeOf } from '../../identity-client/call-identity.ts';
import styles from './account-panel.module.css';
import { Outcome } from './outcome.tsx';
import { reasonOf } from './refusals.ts';
import { useAttempt } from './use-attempt.ts';

type QuestionProps = {
  words: Record<'question' | 'text' | 'confirm' | 'busy' | 'cancel' | 'failed', string>;
  /** The account whose password is needed. */
  passwordOf?: AccountInfo | false;
  /** Whether the change is for good, so that the other button is the prominent one. */
  isFinal?: boolean;
  act: (password: string) => Promise<void>;
  /** The message of a failure that only this question knows. */
  reason?: (failure: unknown) => string | undefined;
  onClose: () => void;
  children?: ReactNode;
};

/** A dialog that asks before a change, open from the start. Nothing closes it during the change. */
export function Question({ words, passwordOf, isFinal, act, reason, onClose, children }: QuestionProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { busy, failure, fault, attempt, unmark } = useAttempt();
  useEffect(() => dialog.current?.showModal(), []);
  const isTooOld = codeOf(failure) === 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN';
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onCancel={(event) => busy && event.preventDefault()}
      // A second Escape closes a dialog whatever its page says.
      onClose={({ currentTarget }) => (busy ? currentTarget.showModal() : onClose())}
    >
      <form
        className={`stack ${styles.form}`}
        aria-busy={busy}
        onInput={unmark}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          void attempt(() => act(controlOf(form, 'current')?.value ?? ''), '', form);
        }}
      >
        <h3 id={id}>{words.question}</h3>
        <p id={`${id}-text`}>{words.text}</p>
        {children}
        {passwordOf && (
          <>
            {/* For password managers. */}
            <input type="email" value={passwordOf.email} autoComplete="username" readOnly hidden />
            <PasswordField
              label={accountQuestions.password}
              name="current"
              autoComplete="current-password"
              invalid={fault !== undefined}
              describedBy={fault && `${id}-fault`}
              disabled={busy}
              required
            />
          </>
        )}
        <Outcome tone="bad" id={`${id}-fault`}>
          {isTooOld ? accountQuestions.tooOld : (reason?.(failure) ?? reasonOf(failure, words.failed))}
        </Outcome>
        <ButtonRow>
          <Button variant={isFinal ? 'primary' : 'outline'} onClick={() => dialog.current?.close()} disabled={busy}>
            {words.cancel}
          </Button>
          <BusyButton type="submit" variant={isFinal ? 'outline' : 'primary'} busy={busy} busyText={words.busy}>
            {words.confirm}
          </BusyButton>
        </ButtonRow>
      </form>
    </dialog>
  );
}
