import type { Paragraph } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { RichText } from '../../components/rich-text.tsx';
import styles from './introduction.module.css';

/** The first true words of a page: one large paragraph, the others at reading size beside it. */
export function Introduction({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  const [first, ...others] = paragraphs;
  return (
    <section className={`section wrap ${styles.introduction}`}>
      <p className={styles.first}>{first && <RichText of={first} />}</p>
      {others.length > 0 && (
        <div className={styles.others}>
          <Paragraphs of={others} />
        </div>
      )}
    </section>
  );
}
