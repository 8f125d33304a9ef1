import { useRef } from 'react';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { accountPage } from '../../../content/pages/account.ts';
import styles from './account-panel.module.css';
import { ConfirmAddress } from './confirm-address.tsx';
import { SentMessages } from './sent-messages.tsx';

/** What came from the account's address. Whoever has not proved that it is theirs is asked to. */
export function SentSection({ account, onLook }: { account: AccountInfo; onLook: () => void }) {
  // The button that was pressed goes; whoever uses a keyboard stays in this section.
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.part} aria-labelledby="account-sent">
      <h2 id="account-sent" ref={heading} tabIndex={-1}>
        {accountPage.sent.heading}
      </h2>
      <div>
        {account.emailVerified ? (
          <SentMessages account={account} onRetry={() => heading.current?.focus()} />
        ) : (
          <ConfirmAddress account={account} onReturn={onLook} />
        )}
      </div>
    </section>
  );
}
