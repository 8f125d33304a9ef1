import type { ReactNode } from 'react';
import type { AnchoredSection } from '../../../content/schema.ts';
import { RichParagraph } from '../../components/paragraphs.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './text-columns.module.css';

type TextColumnsProps = {
  section: AnchoredSection;
  /** What each paragraph says, drawn. */
  figures: readonly ReactNode[];
};

/** A heading over its paragraphs, each under its drawing, which stand side by side: two ways of looking at one question. */
export function TextColumns({ section: { id, heading, paragraphs }, figures }: TextColumnsProps) {
  return (
    <section className="section" id={id}>
      <div className="wrap">
        <SectionTitle>{heading}</SectionTitle>
        <div className={`stack ${styles.columns}`}>
          {paragraphs.map((paragraph, index) => (
            <div className={styles.column} key={index}>
              {figures[index]}
              <RichParagraph of={paragraph} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
