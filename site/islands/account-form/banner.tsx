import { Alert } from '../../components/alert.tsx';
import styles from './account-form.module.css';
import type { AccountState } from './account-state.ts';

/** Ten ticks a second, two long ones: as long as the success stays before the home page comes. */
const ticks = Array.from({ length: 21 }, (_, tick) => tick);

/** What is said of the last attempt: green or red. On the way to the home page, the two seconds are seen to run. */
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
