import type { Section } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './text-columns.module.css';

type TextColumnsProps = { section: Section; ground?: 'plain' | 'band' };

/** A heading over its paragraphs, which stand side by side: two or three ways of looking at one question. */
export function TextColumns({ section, ground = 'plain' }: TextColumnsProps) {
  return (
    <section className={ground === 'band' ? 'section band' : 'section'} id={section.id}>
      <div className="wrap">
        <SectionTitle>{section.heading}</SectionTitle>
        <div className={styles.columns}>
          <Paragraphs of={section.paragraphs} className={styles.column} />
        </div>
      </div>
    </section>
  );
}
