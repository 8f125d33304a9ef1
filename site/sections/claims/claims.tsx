import type { IconName } from '../../../content/icons.ts';
import type { Paragraph } from '../../../content/schema.ts';
import { Icon } from '../../components/icon.tsx';
import { RichParagraph } from '../../components/paragraphs.tsx';
import styles from './claims.module.css';

/** The three claims under the hero, on one line where there is room, and what they mean. */
export function Claims({ claims, note }: { claims: readonly { text: string; icon: IconName }[]; note: Paragraph }) {
  return (
    <div className={styles.band}>
      <ul className={`wrap cells ${styles.list}`}>
        {claims.map(({ text, icon }) => (
          <li className={styles.claim} key={text}>
            <Icon name={icon} /> {text}
          </li>
        ))}
      </ul>
      <RichParagraph className={`soft wrap ${styles.note}`} of={note} />
    </div>
  );
}
