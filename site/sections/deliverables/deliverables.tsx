import { labels } from '../../../content/labels.ts';
import type { Deliverable, Titled } from '../../../content/schema.ts';
import { SectionHead } from '../section-head/section-head.tsx';
import styles from './deliverables.module.css';

type DeliverablesProps = Titled<Deliverable> & {
  /** Boxes to tick, lockers of a vault, or one large thing and eight that keep it alive. */
  look: 'check-list' | 'lockers' | 'first';
};

/**
 * What is handed over. Below 768 px the style sheet shows the first four until the checkbox after the list is ticked;
 * that needs no script.
 */
export function Deliverables({ heading, lede, items, look }: DeliverablesProps) {
  return (
    <section className={styles.section} data-look={look} id="deliverables">
      <div className="wrap">
        <SectionHead level={2} title={heading} lede={lede} />
        <ol className={styles.list}>
          {items.map(({ title, description }) => (
            <li className={styles.card} key={title}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ol>
        <label className={styles.toggle}>
          <input className={styles.box} type="checkbox" />
          <span className={styles.all}>{labels.deliverables.showAll}</span>
          <span className={styles.less}>{labels.deliverables.showLess}</span>
        </label>
      </div>
    </section>
  );
}
