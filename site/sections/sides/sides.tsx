import type { ReactNode } from 'react';
import type { Sections } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './sides.module.css';

/** Texts that answer one another, side by side, each below its drawing: what is done, and what is not. */
export function Sides({ sections, figures }: { sections: Sections; figures: readonly [ReactNode, ReactNode] }) {
  return (
    <section className="section band">
      <div className={`wrap columns ${styles.sides}`}>
        {Object.entries(sections).map(([id, { heading, paragraphs }], index) => (
          <div className={`stack ${styles.side}`} key={id} id={id}>
            {figures[index]}
            <SectionTitle size="medium">{heading}</SectionTitle>
            <Paragraphs of={paragraphs} className={`soft ${styles.text}`} />
          </div>
        ))}
      </div>
    </section>
  );
}
