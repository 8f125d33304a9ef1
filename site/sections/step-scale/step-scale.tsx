import type { Point } from '../../../content/schema.ts';
import { TitledText } from '../../components/titled-text.tsx';
import styles from './step-scale.module.css';

/** Steps on a scale: an hour for each, side by side where there is room, one below the other where there is not. */
export function StepScale({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className={`stack counted ${styles.scale}`}>
      {steps.map((step) => (
        <li key={step.title} className={styles.step}>
          <TitledText of={step} />
        </li>
      ))}
    </ol>
  );
}
