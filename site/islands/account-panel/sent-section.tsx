import { useRef } from 'react';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { accountPage } from '../../../content/pages/account.ts';
import { useFocusAfterSending } from '../../form-kit/use-focus-after-sending.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { Part } from './part.tsx';
import { SentMessages } from './sent-messages.tsx';

/** The messages sent from the account's address; an unverified address has to be confirmed first. */
export function SentSection({ account, onLook }: { account: AccountInfo; onLook: () => void }) {
  // The pressed button disappears, so the focus moves to this section.
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterSending(!account.emailVerified, heading);
  return (
    <Part id="account-sent" heading={accountPage.sent.heading} headingRef={heading}>
      {account.emailVerified ? (
        <SentMessages account={account} onRetry={() => heading.current?.focus()} />
      ) : (
        <ConfirmAddress account={account} onReturn={onLook} />
      )}
    </Part>
  );
}
