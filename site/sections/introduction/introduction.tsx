import type { Paragraph } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { RichText } from '../../components/rich-text.tsx';
import styles from './introduction.module.css';

type Props = {
  paragraphs: readonly Paragraph[];
  /** A paragraph without others stands under the second column of the strip above it. */
  indent?: boolean;
};

/** The first true words of a page: one large paragraph, the others at reading size beside it. */
export function Introduction({ paragraphs, indent }: Props) {
  const [first, ...others] = paragraphs;
  return (
    <section className={`section wrap columns ${styles.introduction}`} data-indent={indent || undefined}>
      <p className={styles.first}>{first && <RichText of={first} />}</p>
      {others.length > 0 && (
        <div className={`soft stack ${styles.others}`}>
          <Paragraphs of={others} />
        </div>
      )}
    </section>
  );
}
