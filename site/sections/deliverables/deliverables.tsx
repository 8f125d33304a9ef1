import { labels } from '../../../content/labels.ts';
import type { Deliverable, Titled } from '../../../content/schema.ts';
import { ShowMore } from '../../components/show-more.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import checkList from './check-list.module.css';
import styles from './deliverables.module.css';
import first from './first.module.css';
import lockers from './lockers.module.css';

/** Boxes to tick, lockers of a vault, or one large thing and eight that keep it alive. */
const looks = { 'check-list': checkList, lockers, first };

type DeliverablesProps = Titled<Deliverable> & { look: keyof typeof looks };

/**
 * What is handed over. Below 768 px the style sheet shows the first four until the checkbox after the list is ticked;
 * that needs no script.
 */
export function Deliverables({ heading, lede, items, look }: DeliverablesProps) {
  const { list, card } = looks[look];
  return (
    <section className="section" id="deliverables">
      <div className="wrap">
        <SectionHead level={2} title={heading} lede={lede} />
        <ul className={`${styles.list} ${list}`}>
          {items.map(({ title, description }) => (
            <li className={card} key={title}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ul>
        <ShowMore all={labels.deliverables.showAll} less={labels.deliverables.showLess} className={styles.more} />
      </div>
    </section>
  );
}
