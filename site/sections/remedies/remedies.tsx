import type { Point, Titled } from '../../../content/schema.ts';
import { TitledText } from '../../components/titled-text.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './remedies.module.css';

/** What goes wrong beside what is done about it: two lists in the same order, row by row where there is room. */
export function Remedies({ problems, solutions }: { problems: Titled<Point>; solutions: Titled<Point> }) {
  return (
    <div className="band clip">
      <div className={`wrap ${styles.remedies}`}>
        <List {...problems} kind="problems" />
        <List {...solutions} kind="solutions" />
      </div>
    </div>
  );
}

function List({ heading, lede, items, kind }: Titled<Point> & { kind: 'problems' | 'solutions' }) {
  return (
    <section className={styles[kind]}>
      <SectionTitle size="medium">{heading}</SectionTitle>
      <p className={`soft ${styles.lede}`}>{lede}</p>
      <ul className={styles.list}>
        {items.map(({ title, description }) => (
          <li key={title} className={styles.item}>
            <TitledText of={{ title, description }} className={styles.title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
