import type { AnchoredSection } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './text-columns.module.css';

/** A heading over its paragraphs, which stand side by side: two or three ways of looking at one question. */
export function TextColumns({ section }: { section: AnchoredSection }) {
  return (
    <section className="section" id={section.id}>
      <div className="wrap">
        <SectionTitle>{section.heading}</SectionTitle>
        <div className={`stack ${styles.columns}`}>
          <Paragraphs of={section.paragraphs} className={styles.column} />
        </div>
      </div>
    </section>
  );
}
