import type { Section } from '../../../content/schema.ts';
import { RichText } from '../../components/rich-text.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './sides.module.css';

/** Texts that answer one another, side by side: what is done, and what is not. */
export function Sides({ sections }: { sections: readonly Section[] }) {
  return (
    <section className="section band">
      <div className={`wrap ${styles.sides}`}>
        {sections.map(({ id, heading, paragraphs }) => (
          <div className={styles.side} key={id} id={id}>
            <SectionTitle level={2} size="medium">
              {heading}
            </SectionTitle>
            {paragraphs.map((paragraph, index) => (
              <p className={styles.text} key={index}>
                <RichText of={paragraph} />
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
