import type { Point } from '../../../content/schema.ts';
import { RichText } from '../../components/rich-text.tsx';
import { TileStage } from '../../media/tile/tile-stage.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import styles from './tile-steps.module.css';

type TileStepsProps = { heading: string; lede: string; items: readonly Point[] };

/** Four steps of the work, shown on one tile: measured, inked, fired, laid. */
export function TileSteps({ heading, lede, items }: TileStepsProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead level={2} title={heading} lede={lede} />
        <ol className={styles.steps}>
          {items.map(({ title, description }, index) => (
            <li className={styles.step} key={title}>
              <TileStage step={index} className={styles.tile} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>
                <RichText of={description} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
