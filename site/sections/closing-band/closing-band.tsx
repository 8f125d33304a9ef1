import type { ReactNode } from 'react';
import type { Closing } from '../../../content/schema.ts';
import { ActionLink } from '../../components/action-link.tsx';
import { RichParagraph } from '../../components/paragraphs.tsx';
import glaze from '../../components/glaze.module.css';
import styles from './closing-band.module.css';

export type ClosingFigure = {
  /** What of the parts the band shows: what stands outside runs on to its edges. */
  view: string;
  /** Parts of the drawing that the page begins with. What has `fill="var(--f-sun)"` or `data-lit` is lit. */
  parts: ReactNode;
  /** Paper ends a page that has had its cobalt field. */
  ground?: 'glaze' | 'paper';
  /** The side the drawing stands on where there is room for both. */
  side?: 'start' | 'end';
};

/** The band that ends a page: an offer, what happens then, and where it leads. The page's own drawing returns in line, and what shines in it is lit. */
export function ClosingBand({ closing, figure }: { closing: Closing; figure: ClosingFigure }) {
  const { view, parts, ground = 'glaze', side = 'end' } = figure;
  return (
    <section className={side === 'start' ? `${grounds[ground]} ${styles.start}` : grounds[ground]}>
      <div className={`wrap stack loose start ${styles.inner}`}>
        <h2 className={styles.heading}>{closing.heading}</h2>
        <RichParagraph className="lede" of={closing.text} />
        <ActionLink action={closing.action} variant={ground === 'paper' ? 'primary' : 'onGlaze'} />
      </div>
      <svg
        className={`behind ${styles.figure}`}
        viewBox={view}
        preserveAspectRatio={side === 'end' ? 'xMaxYMax' : 'xMinYMax'}
        data-print="no"
        aria-hidden="true"
      >
        {parts}
      </svg>
    </section>
  );
}

const grounds = {
  glaze: `${glaze.glaze} stage ${styles.band}`,
  paper: `stage ${styles.band} ${styles.paper}`,
};
