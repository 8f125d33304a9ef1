import { Alert } from '../../components/alert.tsx';
import styles from './account-form.module.css';
import type { AccountState } from './account-state.ts';

/** The ticks of the countdown, ten for each second before the redirect. */
const ticks = Array.from({ length: 21 }, (_, tick) => tick);

/** The result of the last attempt, green or red. A countdown shows the two seconds before the redirect. */
export function Banner({ state: { phase, text }, counting }: { state: AccountState; counting: boolean }) {
  return (
    <Alert tone={phase === 'granted' ? 'good' : 'bad'}>
      {text}
      {counting && (
        <svg className={styles.count} width="100%" height="9" aria-hidden="true">
          {ticks.map((tick) => (
            <line key={tick} x1={`${tick * 5}%`} x2={`${tick * 5}%`} y1={tick % 10 === 0 ? 1 : 5} y2="9" />
          ))}
        </svg>
      )}
    </Alert>
  );
}
