import { useEffect, useState } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { mailIcon } from '../../components/icon-shapes.ts';
import { Spinner } from '../../components/spinner.tsx';
import { reasonOf, requestProofMail } from './account-calls.ts';
import styles from './account-panel.module.css';
import { useAttempt } from './use-attempt.ts';
import { interpolate } from '../../../contracts/interpolate.ts';

const words = accountPage.sent.unproved;

type ConfirmAddressProps = {
  account: AccountInfo;
  /** The visitor comes back to this page, perhaps from the link of the mail. */
  onReturn: () => void;
};

/** Offers the mail that proves the account's address, and looks again when the visitor comes back. */
export function ConfirmAddress({ account, onReturn }: ConfirmAddressProps) {
  const { email = '' } = account;
  const { busy, failure, attempt } = useAttempt();
  const [done, setDone] = useState(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [onReturn]);
  const send = () => {
    setDone(false);
    void attempt(async () => {
      await requestProofMail(account);
      setDone(true);
    });
  };
  return (
    <>
      <p className={styles.words}>{interpolate(words.text, { email })}</p>
      <div className={styles.outcome} role="alert">
        {failure !== undefined && <Alert tone="bad">{reasonOf(failure, words.failed)}</Alert>}
      </div>
      <div className={styles.outcome} role="status">
        {done && <Alert tone="good">{interpolate(words.done, { email })}</Alert>}
      </div>
      <Button variant={done ? 'outline' : 'primary'} onClick={send} disabled={busy} aria-busy={busy}>
        {busy ? <Spinner /> : <Glyph shape={mailIcon} />}
        {busy ? words.busy : words.button}
      </Button>
    </>
  );
}
