import { controlOf } from '../../form-kit/form-controls.ts';
import { PasswordField } from '../../form-kit/password-field.tsx';
import { useRef } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { Button, ButtonRow } from '../../components/button.tsx';
import { BusyButton } from '../../components/busy-button.tsx';
import { reasonOf, removeAccount } from './account-calls.ts';
import styles from './account-panel.module.css';
import { keepsMessages } from './keeps-messages.ts';
import { Outcome } from './outcome.tsx';
import { hasPassword } from './panel-state.ts';
import { Part } from './part.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { useAttempt } from './use-attempt.ts';

const words = accountPage.removal;

type DeleteAccountProps = { account: AccountInfo; onDeleted: () => void };

/** Deletes the account after a confirmation and, where there is one, the password. */
export function DeleteAccount({ account, onDeleted }: DeleteAccountProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { busy, failure, attempt, clearFailure } = useAttempt();
  const needsPassword = hasPassword(account);
  const messages = keepsMessages && (account.emailVerified ? words.proved : words.unproved);
  const open = () => {
    clearFailure();
    dialog.current?.showModal();
  };
  const onConfirm = (form: HTMLFormElement) => {
    const password = needsPassword ? controlOf(form, 'password')?.value : undefined;
    void attempt(async () => {
      if (await removeAccount(account, password)) onDeleted();
    });
  };
  return (
    <Part id="account-removal" heading={words.heading}>
      <p>{words.text}</p>
      {messages && <p className={styles.soft}>{messages}</p>}
      <Button variant="outline" onClick={open} aria-haspopup="dialog">
        {words.button}
      </Button>
      <QuestionDialog ref={dialog} question={words.question} text={words.text} busy={busy} onConfirm={onConfirm}>
        {messages && <p className={styles.soft}>{messages}</p>}
        {needsPassword && (
          <PasswordField
            label={words.password}
            name="password"
            autoComplete="current-password"
            disabled={busy}
            required
          />
        )}
        <Outcome tone="bad">{reasonOf(failure, words.failed)}</Outcome>
        <ButtonRow>
          <Button onClick={() => dialog.current?.close()} disabled={busy}>
            {words.cancel}
          </Button>
          <BusyButton type="submit" variant="outline" busy={busy} busyText={words.busy}>
            {words.confirm}
          </BusyButton>
        </ButtonRow>
      </QuestionDialog>
    </Part>
  );
}
