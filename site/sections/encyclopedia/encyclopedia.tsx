import type { OutsideLink } from '../../../content/schema.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Icon } from '../../components/icon.tsx';
import styles from './encyclopedia.module.css';

/** A sentence with a link to an independent encyclopedia. */
export function Encyclopedia({ text, link }: { text: string; link: OutsideLink }) {
  const lastWord = link.text.lastIndexOf(' ') + 1;
  return (
    <section className={`wrap ${styles.encyclopedia}`}>
      <p className={`balanced ${styles.sentence}`}>
        {text}{' '}
        <ExternalLink href={link.url}>
          {link.text.slice(0, lastWord)}
          <span className="nowrap">
            {link.text.slice(lastWord)}
            <Icon name="arrow-up-right" className={styles.arrow} />
          </span>
        </ExternalLink>
      </p>
    </section>
  );
}
