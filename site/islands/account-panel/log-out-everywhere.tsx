import { useRef } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { Button, ButtonRow } from '../../components/button.tsx';
import { BusyButton } from '../../components/busy-button.tsx';
import { logOutEverywhere, reasonOf } from './account-calls.ts';
import styles from './account-panel.module.css';
import { Outcome } from './outcome.tsx';
import { useAttempt } from './use-attempt.ts';

const words = accountPage.everywhere;

/** Ends every session of the account, after a confirmation. */
export function LogOutEverywhere({ account, onDone }: { account: AccountInfo; onDone: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { busy, failure, attempt } = useAttempt();
  const confirm = () =>
    void attempt(async () => {
      await logOutEverywhere(account, onDone);
    });
  return (
    <>
      <Button variant="outline" onClick={() => dialog.current?.showModal()} aria-haspopup="dialog">
        {words.button}
      </Button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby="everywhere-question"
        aria-describedby="everywhere-text"
      >
        <div className={styles.form} aria-busy={busy}>
          <h3 id="everywhere-question">{words.question}</h3>
          <p id="everywhere-text">{words.text}</p>
          <Outcome tone="bad">{reasonOf(failure, words.failed)}</Outcome>
          <ButtonRow>
            <Button variant="outline" onClick={() => dialog.current?.close()} disabled={busy}>
              {words.cancel}
            </Button>
            <BusyButton onClick={confirm} busy={busy} busyText={words.busy}>
              {words.confirm}
            </BusyButton>
          </ButtonRow>
        </div>
      </dialog>
    </>
  );
}
