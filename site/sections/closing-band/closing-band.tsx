import type { Closing } from '../../../content/schema.ts';
import { ActionLink } from '../../components/action-link.tsx';
import { Quadrant } from '../../components/quadrant.tsx';
import { RichText } from '../../components/rich-text.tsx';
import glaze from '../../components/glaze.module.css';
import styles from './closing-band.module.css';

/** The band that ends a page: an offer, what happens then, and where it leads. */
export function ClosingBand({ closing }: { closing: Closing }) {
  return (
    <section className={`${glaze.glaze} ${styles.band}`}>
      <div className={`wrap ${styles.inner}`}>
        <h2 className={styles.heading}>{closing.heading}</h2>
        <p className={`lede ${styles.text}`}>
          <RichText of={closing.text} />
        </p>
        <ActionLink action={closing.action} variant="onGlaze" />
      </div>
      <Quadrant className={styles.quadrant} />
    </section>
  );
}
