import type { Point } from '../../../content/schema.ts';
import { TitledText } from '../../components/titled-text.tsx';
import { GrowingScreen } from '../../media/drawing-board/growing-screens.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import styles from './growing-screen.module.css';

type GrowingScreenStripProps = { id: string; heading: string; lede: string; items: readonly Point[] };

/** One strip of drawings over a scale, in which a screen grows from a conversation to a kit; the words hang below. */
export function GrowingScreenStrip({ id, heading, lede, items }: GrowingScreenStripProps) {
  return (
    <section className="section band" id={id}>
      <div className="wrap">
        <SectionHead title={heading} lede={lede} />
        <ul className={styles.strip}>
          {items.map(({ title, description }, index) => (
            <li className={styles.part} key={title}>
              <GrowingScreen of={index} className={styles.screen} />
              <TitledText of={{ title, description }} className={styles.title} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
