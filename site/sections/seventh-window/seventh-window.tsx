import type { Paragraph } from '../../../content/schema.ts';
import { RichParagraph } from '../../components/paragraphs.tsx';
import { EmptyWindow } from '../../media/portraits/empty-window.tsx';
import glaze from '../../components/glaze.module.css';
import styles from './seventh-window.module.css';

/** The end of the team's page: a window that is drawn and not yet taken. */
export function SeventhWindow({ heading, text }: { heading: string; text: Paragraph }) {
  return (
    <section className={`${glaze.glaze} clip`}>
      <div className={`wrap cells ${styles.inner}`}>
        <div className={`stack loose ${styles.words}`}>
          <h2>{heading}</h2>
          <RichParagraph className={`lede ${styles.text}`} of={text} />
        </div>
        <EmptyWindow className={styles.window} />
      </div>
    </section>
  );
}
