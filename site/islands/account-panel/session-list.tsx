import { useRef, useState } from 'react';
import { accountPage, unknownDevice } from '../../../content/pages/account.ts';
import type { ActiveSession } from '../../../contracts/account-activity.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { Button } from '../../components/button.tsx';
import { logOutThere } from './account-calls.ts';
import panelStyles from './account-panel.module.css';
import { signInMethod } from './activity-words.ts';
import styles from './activity.module.css';
import { momentOf } from './moments.ts';
import { Outcome } from './outcome.tsx';
import { reasonOf } from './refusals.ts';
import { useAttempt } from './use-attempt.ts';
import { interpolate } from '../../../contracts/interpolate.ts';

const words = accountPage.activity;

type SessionListProps = { account: AccountInfo; sessions: ActiveSession[]; onEnded: () => Promise<unknown> };

/** The account's sessions, most recently used first; each but this one has a button that ends it. */
export function SessionList({ account, sessions, onEnded }: SessionListProps) {
  const { busy, failure, done, attempt } = useAttempt();
  const [ending, setEnding] = useState('');
  // The pressed button disappears, so the focus moves to the list.
  const list = useRef<HTMLUListElement>(null);
  const end = ({ id, device }: ActiveSession) => {
    setEnding(id);
    const message = interpolate(words.ended, { device: device ?? unknownDevice });
    void attempt(async () => {
      await logOutThere(account, id);
      await onEnded();
      list.current?.focus();
    }, message);
  };
  return (
    <>
      <ul className="container ruled" ref={list} tabIndex={-1} aria-labelledby="account-activity">
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <SessionFacts session={session} />
            {session.isThis ? (
              <span className={`small ${styles.here}`}>{words.here}</span>
            ) : (
              <Button
                variant="outline"
                size="small"
                // The second click of a double one would hit the row that takes this one's place.
                onClick={({ detail }) => detail < 2 && end(session)}
                disabled={busy}
                aria-label={interpolate(words.endThis, { device: session.device ?? unknownDevice })}
              >
                {busy && ending === session.id ? words.ending : words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Outcome tone="bad">{reasonOf(failure, words.endFailed)}</Outcome>
      <Outcome tone="good">{done}</Outcome>
    </>
  );
}

function SessionFacts({ session: { device, network, provider, signedInAt, usedAt } }: { session: ActiveSession }) {
  return (
    <div>
      <p>
        {device ?? unknownDevice} {network && <span className="small soft tabular">{network}</span>}
      </p>
      <p className={`small soft ${panelStyles.soft}`}>
        {interpolate(words.used, { date: momentOf(usedAt) })}
        {'. '}
        {interpolate(words.since, { date: momentOf(signedInAt), provider: signInMethod(provider) })}.
      </p>
    </div>
  );
}
