import type { Point, Titled } from '../../../content/schema.ts';
import { TitledText } from '../../components/titled-text.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './why-us.module.css';

/** Reasons in large light type, each with a quiet sentence beside it. */
export function WhyUs({ heading, lede, items }: Titled<Point>) {
  return (
    <section className="section wrap">
      <div className={`cells ${styles.head}`}>
        <SectionTitle size="medium">{heading}</SectionTitle>
        <p className="soft">{lede}</p>
      </div>
      <ul className={`ruled ${styles.list}`}>
        {items.map(({ title, description }) => (
          <li key={title} className={`cells ${styles.item}`}>
            <TitledText of={{ title, description }} className={styles.title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
