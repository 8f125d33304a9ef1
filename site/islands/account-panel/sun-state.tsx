import type { SentMessage } from '../../../contracts/correspondence.ts';
import styles from './sent-messages.module.css';

/** The delivery state as a drawing: the sun rises when a message is received and is at noon when it is delivered. Decoration. */
export function SunState({ state }: { state: SentMessage['state'] }) {
  const [x, y] = state === 'delivered' ? [20, 6] : [7, 15];
  return (
    <svg className={styles.sun} viewBox="0 0 40 24" aria-hidden="true" data-state={state}>
      <path d="M4 21A16 15 0 0 1 36 21M1 21.5h38" />
      <circle cx={x} cy={y} r="5" />
    </svg>
  );
}
