import { Alert } from '../../components/alert.tsx';
import { Countdown } from '../../components/countdown.tsx';
import styles from './account-form.module.css';
import type { AccountState } from './account-state.ts';

/** The result of the last attempt, green or red. A countdown shows the two seconds before the redirect. */
export function Banner({ state: { phase, text }, counting }: { state: AccountState; counting: boolean }) {
  return (
    <Alert tone={phase === 'granted' ? 'good' : 'bad'}>
      {text}
      {counting && <Countdown className={styles.count} seconds={2} />}
    </Alert>
  );
}
