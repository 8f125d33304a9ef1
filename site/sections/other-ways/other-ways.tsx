import type { InternalLink } from '../../../content/schema.ts';
import { ArrowLinks } from '../arrow-link/arrow-link.tsx';
import styles from './other-ways.module.css';

/** A quiet last line: where else one could go from here. */
export function OtherWays({ heading, links }: { heading: string; links: readonly InternalLink[] }) {
  return (
    <section className={styles.ways}>
      <div className={`wrap ${styles.line}`}>
        <h2 className={styles.heading}>{heading}</h2>
        <ArrowLinks links={links} />
      </div>
    </section>
  );
}
