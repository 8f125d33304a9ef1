import type { ReactNode } from 'react';
import type { AnchoredSection } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import glaze from '../../components/glaze.module.css';
import styles from './broad-figure.module.css';

/** A text over a drawing as broad as the page, on cobalt. */
export function BroadFigure({ section, figure }: { section: AnchoredSection; figure: ReactNode }) {
  return (
    <section className={`${glaze.glaze} clip ${styles.field}`} id={section.id}>
      <div className={`wrap columns ${styles.words}`}>
        <SectionTitle size="sentence">{section.heading}</SectionTitle>
        <div className={`soft stack ${styles.text}`}>
          <Paragraphs of={section.paragraphs} />
        </div>
      </div>
      <div className={`wrap ${styles.figure}`}>{figure}</div>
    </section>
  );
}
