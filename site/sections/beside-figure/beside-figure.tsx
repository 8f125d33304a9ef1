import type { ReactNode } from 'react';
import type { AnchoredSection } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import { grounds } from '../../components/grounds.ts';
import styles from './beside-figure.module.css';

type BesideFigureProps = {
  section: AnchoredSection;
  /** A drawing of what the text says; decoration for those who hear the text. */
  figure: ReactNode;
  /** The side the drawing stands on where there is room for both. */
  side?: 'start' | 'end';
  ground?: keyof typeof grounds;
};

/** A text with its drawing in the other half of the page. */
export function BesideFigure({ section, figure, side = 'end', ground = 'plain' }: BesideFigureProps) {
  return (
    <section className={grounds[ground]} id={section.id} data-ground={ground}>
      <div className={`wrap cells ${styles.columns}`} data-side={side}>
        <div className={`stack ${styles.words}`}>
          <SectionTitle size="medium">{section.heading}</SectionTitle>
          <Paragraphs of={section.paragraphs} className={ground === 'glaze' ? `soft ${styles.text}` : styles.text} />
        </div>
        <div className={styles.figure}>{figure}</div>
      </div>
    </section>
  );
}
