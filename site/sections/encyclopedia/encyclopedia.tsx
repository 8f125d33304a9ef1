import type { OutsideLink } from '../../../content/schema.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Icon } from '../../components/icon.tsx';
import styles from './encyclopedia.module.css';

/** One quiet sentence that sends the reader to somebody who sells nothing. */
export function Encyclopedia({ text, link }: { text: string; link: OutsideLink }) {
  return (
    <section className={`wrap ${styles.encyclopedia}`}>
      <p className={styles.sentence}>
        {text}{' '}
        <ExternalLink href={link.url}>
          {link.text}
          {'\u00A0'}
          <Icon name="arrow-up-right" className={styles.arrow} />
        </ExternalLink>
      </p>
    </section>
  );
}
