import type { AiGlance } from '../../../content/pages/ai-glance.ts';
import { ActionLink } from '../../components/action-link.tsx';
import { EmptyMeter } from '../../media/ai/reading-scales.tsx';
import styles from './reading-rows.module.css';

/** The last row of the ledger: the reader's own number, which is still to be measured. */
export function OwnReading({ own: { heading, value, label, text, action } }: Pick<AiGlance, 'own'>) {
  return (
    <section className={`wrap ${styles.rows}`}>
      <div className={`stack ${styles.row}`}>
        <p className={styles.number}>
          {value}
          <span>{label}</span>
        </p>
        <div>
          <EmptyMeter />
        </div>
        <div>
          <h2 className="lesser">{heading}</h2>
          <p className={`soft ${styles.words}`}>{text}</p>
          <ActionLink action={action} />
        </div>
      </div>
    </section>
  );
}
