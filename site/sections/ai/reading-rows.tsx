import type { ReactNode } from 'react';
import type { Sources } from '../../../content/guide.ts';
import type { Reading } from '../../../content/pages/ai-glance.ts';
import { CountDots, type Pair, PriceBars, ShareMeter } from '../../media/ai/reading-scales.tsx';
import { CitedText } from '../cited/cited-text.tsx';
import styles from './reading-rows.module.css';
import { ReadingSource } from './reading-source.tsx';

const drawings: Partial<Record<Reading['id'], (pair: Pair) => ReactNode>> = {
  price: (pair) => <PriceBars pair={pair} />,
  clinic: (pair) => <CountDots pair={pair} />,
  meter: (pair) => <ShareMeter pair={pair} />,
};

/** Numbers in a ledger: the number, the same drawn to scale, and what to think of it. */
export function ReadingRows({ readings, sources }: { readings: readonly Reading[]; sources: Sources }) {
  return (
    <ul className={`wrap ${styles.rows}`}>
      {readings.map((reading) => (
        <li key={reading.id} className={`stack ${styles.row}`}>
          <p className={styles.number}>
            {reading.value}
            <span>{reading.label}</span>
          </p>
          <div>{drawings[reading.id]?.(reading.series)}</div>
          <div>
            <h3 className="lesser">{reading.heading}</h3>
            <p className={styles.comparison}>{reading.comparison}</p>
            <p className={`soft ${styles.words}`}>
              <CitedText of={reading.text} sources={sources} />
            </p>
            <ReadingSource id={reading.source} sources={sources} />
          </div>
        </li>
      ))}
    </ul>
  );
}
