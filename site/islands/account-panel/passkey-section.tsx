import { useRef } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import type { AccountPasskey } from '../../../contracts/account-activity.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { Button } from '../../components/button.tsx';
import panelStyles from './account-panel.module.css';
import styles from './activity.module.css';
import { hints, loadActions } from './load-actions.ts';
import { dayOf, momentOf } from './moments.ts';
import { Outcome } from './outcome.tsx';
import { Part } from './part.tsx';
import { QuestionButton } from './question-button.tsx';
import { reasonOf } from './refusals.ts';
import { useAttempt } from './use-attempt.ts';
import { interpolate } from '../../../contracts/interpolate.ts';

const words = accountPage.passkeys;

type PasskeySectionProps = { account: AccountInfo; passkeys: AccountPasskey[]; onChanged: () => Promise<unknown> };

/** The account's passkeys, to be removed and added. */
export function PasskeySection({ account, passkeys, onChanged }: PasskeySectionProps) {
  // The pressed button may disappear, so the focus moves to this section.
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, failure, done, attempt } = useAttempt();
  const showChange = async () => {
    await onChanged();
    heading.current?.focus();
  };
  const remove = (id: string) => {
    const change = async () => {
      await (await loadActions()).removePasskey(account, id);
      await showChange();
    };
    void attempt(change, words.removed);
  };
  return (
    <Part id="account-passkeys" heading={words.heading} headingRef={heading}>
      <p className={panelStyles.words}>{words.text}</p>
      {passkeys.length > 0 && (
        <ul className="container ruled" aria-labelledby="account-passkeys">
          {passkeys.map(({ id, name, created, lastUsed }) => (
            <li key={id} className={styles.session}>
              <div>
                <p>{name}</p>
                <p className={`small soft ${panelStyles.soft}`}>
                  {interpolate(words.since, { date: dayOf(created) })}
                  {'. '}
                  {lastUsed === null ? words.unused : interpolate(words.used, { date: momentOf(lastUsed) })}.
                </p>
              </div>
              <Button
                {...hints}
                variant="outline"
                size="small"
                disabled={busy}
                aria-label={interpolate(words.removeThis, { name })}
                // The second click of a double one would hit the row that takes this one's place.
                onClick={({ detail }) => detail < 2 && remove(id)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Outcome tone="bad">{reasonOf(failure, words.removeFailed)}</Outcome>
      <Outcome tone="good">{done}</Outcome>
      <QuestionButton
        renderQuestion={({ PasskeyQuestion }, onClose) => (
          <PasskeyQuestion
            account={account}
            onDone={() => {
              onClose();
              void attempt(showChange, words.added);
            }}
            onClose={onClose}
          />
        )}
      >
        {words.add}
      </QuestionButton>
    </Part>
  );
}
