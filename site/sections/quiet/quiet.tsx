import type { AnchoredSection } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import styles from './quiet.module.css';

/** A short text that stands alone: its heading is small, its sentences are large, and nothing is beside it. */
export function Quiet({ section }: { section: AnchoredSection }) {
  return (
    <section className={`section wrap columns ${styles.quiet}`} id={section.id}>
      <h2 className="middling">{section.heading}</h2>
      <Paragraphs of={section.paragraphs} className={`balanced ${styles.text}`} />
    </section>
  );
}
