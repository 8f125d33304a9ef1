import { accountPage } from '../../../content/pages/account.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { keepsMessages } from '../../../contracts/own-services.ts';
import styles from './account-panel.module.css';
import { Part } from './part.tsx';
import { QuestionButton } from './question-button.tsx';

const words = accountPage.removal;

export function DeleteAccount({ account, onDeleted }: { account: AccountInfo; onDeleted: () => void }) {
  const note = keepsMessages && (
    <p className={`small soft ${styles.soft}`}>{account.emailVerified ? words.proved : words.unproved}</p>
  );
  return (
    <Part id="account-removal" heading={words.heading}>
      <p>{words.text}</p>
      {note}
      <QuestionButton
        renderQuestion={({ DeletionQuestion }, onClose) => (
          <DeletionQuestion account={account} text={words.text} note={note} onDone={onDeleted} onClose={onClose} />
        )}
      >
        {words.button}
      </QuestionButton>
    </Part>
  );
}
