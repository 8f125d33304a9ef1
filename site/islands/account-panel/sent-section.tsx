import { useEffect, useRef } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { mailIcon } from '../../components/icon-shapes.ts';
import { useFocusAfterSending } from '../../form-kit/use-focus-after-sending.ts';
import { requestProofMail } from './account-calls.ts';
import styles from './account-panel.module.css';
import { Outcome } from './outcome.tsx';
import { Part } from './part.tsx';
import { reasonOf } from './refusals.ts';
import { SentMessages } from './sent-messages.tsx';
import { useAttempt } from './use-attempt.ts';

type SentSectionProps = { account: AccountInfo; onLook: () => void };

/** The messages sent from the account's address; an unverified address has to be confirmed first. */
export function SentSection({ account, onLook }: SentSectionProps) {
  // The pressed button disappears, so the focus moves to this section.
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterSending(!account.emailVerified, heading);
  return (
    <Part id="account-sent" heading={accountPage.sent.heading} headingRef={heading}>
      {account.emailVerified ? (
        <SentMessages account={account} onRetry={() => heading.current?.focus()} />
      ) : (
        <ConfirmAddress account={account} onLook={onLook} />
      )}
    </Part>
  );
}

/** Offers the mail that verifies the account's address, and looks again when the visitor returns, perhaps from the link in the mail. */
function ConfirmAddress({ account, onLook }: SentSectionProps) {
  const { email = '' } = account;
  const words = accountPage.sent.unproved;
  const { busy, failure, done, attempt } = useAttempt();
  useEffect(() => {
    const look = () => {
      if (!document.hidden) onLook();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [onLook]);
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
