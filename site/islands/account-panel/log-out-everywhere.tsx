import { useRef } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { Alert } from '../../components/alert.tsx';
import { Button, ButtonRow } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { logOutEverywhere, reasonOf } from './account-calls.ts';
import styles from './account-panel.module.css';
import { useAttempt } from './use-attempt.ts';

const words = accountPage.everywhere;

/** Ends every session of the account, after a question. */
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
          <div role="alert">{failure !== undefined && <Alert tone="bad">{reasonOf(failure, words.failed)}</Alert>}</div>
          <ButtonRow>
            <Button variant="outline" onClick={() => dialog.current?.close()} disabled={busy}>
              {words.cancel}
            </Button>
            <Button onClick={confirm} disabled={busy} aria-busy={busy}>
              {busy && <Spinner />}
              {busy ? words.busy : words.confirm}
            </Button>
          </ButtonRow>
        </div>
      </dialog>
    </>
  );
}
