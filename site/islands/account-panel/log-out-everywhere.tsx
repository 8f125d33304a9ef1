import { useRef } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { Button, ButtonRow } from '../../components/button.tsx';
import { BusyButton } from '../../components/busy-button.tsx';
import { logOutEverywhere, reasonOf } from './account-calls.ts';
import { Outcome } from './outcome.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { useAttempt } from './use-attempt.ts';

const words = accountPage.everywhere;

/** Ends every session of the account, after a confirmation. */
export function LogOutEverywhere({ account, onDone }: { account: AccountInfo; onDone: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { busy, failure, attempt, clearFailure } = useAttempt();
  const open = () => {
    clearFailure();
    dialog.current?.showModal();
  };
  return (
    <>
      <Button variant="outline" onClick={open} aria-haspopup="dialog">
        {words.button}
      </Button>
      <QuestionDialog
        ref={dialog}
        question={words.question}
        text={words.text}
        busy={busy}
        onConfirm={() => void attempt(() => logOutEverywhere(account, onDone))}
      >
        <Outcome tone="bad">{reasonOf(failure, words.failed)}</Outcome>
        <ButtonRow>
          <Button variant="outline" onClick={() => dialog.current?.close()} disabled={busy}>
            {words.cancel}
          </Button>
          <BusyButton type="submit" busy={busy} busyText={words.busy}>
            {words.confirm}
          </BusyButton>
        </ButtonRow>
      </QuestionDialog>
    </>
  );
}
