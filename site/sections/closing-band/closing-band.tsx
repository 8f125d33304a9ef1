import type { ReactNode } from 'react';
import type { Closing } from '../../../content/schema.ts';
import { ActionLink } from '../../components/action-link.tsx';
import { Quadrant } from '../../components/quadrant.tsx';
import { RichText } from '../../components/rich-text.tsx';
import glaze from '../../components/glaze.module.css';
import styles from './closing-band.module.css';

/** Parts of the drawing that the page begins with, and what of them the band shows: what stands outside runs on to its edges. */
export type ClosingFigure = { view: string; parts: ReactNode };

/** The band that ends a page: an offer, what happens then, and where it leads. The page's own drawing returns in line; without one, the great dial. */
export function ClosingBand({ closing, figure }: { closing: Closing; figure?: ClosingFigure | undefined }) {
  return (
    <section className={`${glaze.glaze} ${styles.band}`}>
      <div className={`wrap ${styles.inner}`}>
        <h2 className={styles.heading}>{closing.heading}</h2>
        <p className={`lede ${styles.text}`}>
          <RichText of={closing.text} />
        </p>
        <ActionLink action={closing.action} variant="onGlaze" />
      </div>
      {figure ? (
        <svg className={styles.figure} viewBox={figure.view} preserveAspectRatio="xMaxYMax" aria-hidden="true">
          {figure.parts}
        </svg>
      ) : (
        <Quadrant className={styles.quadrant} />
      )}
    </section>
  );
}
