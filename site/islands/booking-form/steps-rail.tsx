import { bookingFormWords } from '../../../content/booking-form.ts';
import { Glyph } from '../../components/glyph.tsx';
import { checkIcon } from '../../components/icon-shapes.ts';
import styles from './steps-rail.module.css';

/** A line with the two steps as marks at its ends. */
export function StepsRail({ step }: { step: 1 | 2 }) {
  const { steps, step: word, of, done } = bookingFormWords;
  return (
    <ol className={styles.rail} aria-label={`${word} ${step} ${of} 2`} data-needs-script="">
      {steps.map((name, index) => {
        const number = index + 1;
        const isDone = number < step;
        return (
          <li key={name} aria-current={number === step ? 'step' : undefined} data-done={isDone}>
            <span className={`tabular middle ${styles.number}`}>
              {isDone ? (
                <>
                  <Glyph shape={checkIcon} />
                  <span className="visually-hidden">{done} </span>
                </>
              ) : (
                number
              )}
            </span>{' '}
            <span>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
