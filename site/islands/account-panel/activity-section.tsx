import { useCallback, useEffect, useRef, useState } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import { type AccountActivity, accountRecord } from '../../../contracts/account-activity.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { Button } from '../../components/button.tsx';
import { findActivity } from './account-calls.ts';
import panelStyles from './account-panel.module.css';
import { EventList } from './event-list.tsx';
import { Outcome } from './outcome.tsx';
import { Part } from './part.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { QuestionButton } from './question-button.tsx';
import { SessionList } from './session-list.tsx';
import { interpolate } from '../../../contracts/interpolate.ts';

const { activity: words, everywhere, record } = accountPage;

/** The account's sessions, each with a button that ends it, its passkeys and its events. */
export function ActivitySection({ account, onOutEverywhere }: { account: AccountInfo; onOutEverywhere: () => void }) {
  const { state, look, lookAgain } = useActivity(account);
  const shown = typeof state === 'object' ? state : undefined;
  // The pressed button disappears, so the focus moves to this section.
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      {shown?.passkeys && <PasskeySection account={account} passkeys={shown.passkeys} onChanged={look} />}
      <Part id="account-activity" heading={words.heading} headingRef={heading}>
        <p className={panelStyles.words}>{words.text}</p>
        {state === 'looking up' && <p role="status">{words.loading}</p>}
        {state === 'failed' && (
          <>
            <Outcome tone="bad">{words.failed}</Outcome>
            <Button
              variant="outline"
              onClick={() => {
                heading.current?.focus();
                lookAgain();
              }}
            >
              {accountPage.again}
            </Button>
          </>
        )}
        {shown && <SessionList account={account} sessions={shown.sessions} onEnded={look} />}
        <QuestionButton
          renderQuestion={({ EverywhereQuestion }, onClose) => (
            <EverywhereQuestion account={account} onDone={onOutEverywhere} onClose={onClose} />
          )}
        >
          {everywhere.button}
        </QuestionButton>
      </Part>
      {shown && (
        <Part id="account-record" heading={record.heading}>
          <p className={panelStyles.words}>{interpolate(record.text, { days: accountRecord.days })}</p>
          <EventList events={shown.events} />
        </Part>
      )}
    </>
  );
}

/** The account's sessions and events, anew whenever it is looked up. `look` requests them again; if that fails, the old ones stay. */
function useActivity(account: AccountInfo) {
  const [state, setState] = useState<AccountActivity | 'looking up' | 'failed'>('looking up');
  const look = useCallback(
    () =>
      findActivity(account).then(
        (activity) => activity && setState(activity),
        () => setState((before) => (before === 'looking up' ? 'failed' : before)),
      ),
    [account],
  );
  useEffect(() => void look(), [look]);
  const lookAgain = () => {
    setState('looking up');
    void look();
  };
  return { state, look, lookAgain };
}
