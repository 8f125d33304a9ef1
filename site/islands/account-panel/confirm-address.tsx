import { useEffect } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { mailIcon } from '../../components/icon-shapes.ts';
import { requestProofMail } from './account-calls.ts';
import styles from './account-panel.module.css';
import { Outcome } from './outcome.tsx';
import { reasonOf } from './refusals.ts';
import { useAttempt } from './use-attempt.ts';
import { interpolate } from '../../../contracts/interpolate.ts';

const words = accountPage.sent.unproved;

type ConfirmAddressProps = {
  account: AccountInfo;
  /** Called when the visitor returns to this page, perhaps from the link in the mail. */
  onReturn: () => void;
};

/** Offers the mail that verifies the account's address, and checks again when the visitor returns. */
export function ConfirmAddress({ account, onReturn }: ConfirmAddressProps) {
  const { email = '' } = account;
  const { busy, failure, done, attempt } = useAttempt();
  useEffect(() => {
    const look = () => {
      if (!document.hidden) onReturn();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [onReturn]);
  const send = () => void attempt(() => requestProofMail(account), interpolate(words.done, { email }));
  return (
    <>
      <p className={styles.words}>{interpolate(words.text, { email })}</p>
      <Outcome tone="bad">{reasonOf(failure, words.failed)}</Outcome>
      <Outcome tone="good">{done}</Outcome>
      <BusyButton variant={done ? 'outline' : 'primary'} onClick={send} busy={busy} busyText={words.busy}>
        <Glyph shape={mailIcon} />
        {words.button}
      </BusyButton>
    </>
  );
}
