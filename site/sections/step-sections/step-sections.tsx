import type { Sections } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import { StepScale } from '../step-scale/step-scale.tsx';
import styles from './step-sections.module.css';

/** Texts with their headings beside them; where a text goes on in steps, these stand on a scale below it. */
export function StepSections({ sections }: { sections: Sections }) {
  return Object.entries(sections).map(([id, { heading, paragraphs, points }]) => (
    <section key={id} id={id} className={`wrap ${styles.section}`}>
      <div className={`columns ${styles.columns}`}>
        <SectionTitle size="medium">{heading}</SectionTitle>
        <div className={styles.text}>
          <Paragraphs of={paragraphs} />
        </div>
      </div>
      {points && <StepScale steps={points} />}
    </section>
  ));
}
