import type { Paragraph } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import styles from './conclusion.module.css';

/** The last words of a page of text, in large light letters under the sun's own line. */
export function Conclusion({ heading, paragraphs }: { heading: string; paragraphs: readonly Paragraph[] }) {
  return (
    <section className={`section wrap columns ${styles.conclusion}`} id="conclusion">
      <h2 className={styles.heading}>{heading}</h2>
      <div className={`stack loose ${styles.words}`}>
        <Paragraphs of={paragraphs} />
      </div>
    </section>
  );
}
