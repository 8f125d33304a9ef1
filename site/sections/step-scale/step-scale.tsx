import type { Point } from '../../../content/schema.ts';
import { RichText } from '../../components/rich-text.tsx';
import styles from './step-scale.module.css';

/** Steps on a scale: an hour for each, side by side where there is room, one below the other where there is not. */
export function StepScale({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className={styles.scale} data-count={steps.length}>
      {steps.map(({ title, description }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>
            <RichText of={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}
