import type { additionalFeatures } from '../../../content/features.ts';
import { SectionTitle } from '../section-title/section-title.tsx';
import glaze from '../../components/glaze.module.css';
import styles from './additional-features-section.module.css';
import { ChipRow } from './chip-row.tsx';
import motion from './motion.module.css';

type AdditionalFeaturesProps = typeof additionalFeatures & {
  /** The label of the control that pauses all motion of the section. */
  pause: string;
};

/** Copies of the banner in one half of its belt, enough for a screen of 2560 px; two halves make it endless. */
const COPIES = 3;

/**
 * The running banner, the counter and the rows of chips. All motion is CSS, begins when the section comes into
 * view and restarts when it has left; the checkbox pauses it. With reduced motion, nothing moves.
 */
export function AdditionalFeaturesSection({ banner, counter, lede, rowsLabel, rows, pause }: AdditionalFeaturesProps) {
  return (
    <section className={`${glaze.glaze} ${styles.section} ${motion.watched}`} id="vlogs">
      <div className={styles.banner}>
        <div className={motion.banner}>
          <SectionTitle>{banner}</SectionTitle>
          {Array.from({ length: 2 * COPIES - 1 }, (_, copy) => (
            <span className={styles.copy} key={copy} aria-hidden="true">
              {banner}
            </span>
          ))}
        </div>
      </div>
      <div className={`wrap columns ${styles.head}`}>
        <p className={`stack dense ${motion.counterInView}`}>
          <span className="visually-hidden">
            {counter.value}
            {counter.suffix}{' '}
          </span>
          <span className={`${styles.number} ${motion.number}`} aria-hidden="true">
            {counter.suffix}
          </span>
          <span className={styles.label}>{counter.label}</span>
        </p>
        <div className="stack start">
          <p className="lede">{lede}</p>
          <label className={`${styles.pause} ${motion.control}`}>
            <input className={`middle ${styles.box}`} type="checkbox" data-pause="" />
            <span>{pause}</span>
          </label>
        </div>
      </div>
      <h3 className="visually-hidden">{rowsLabel}</h3>
      <div className={`dense ${motion.rows}`}>
        {rows.map((chips, index) => (
          <ChipRow chips={chips} backwards={index % 2 === 1} key={chips[0]?.text} />
        ))}
      </div>
    </section>
  );
}
