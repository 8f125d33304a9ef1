import type { ReactNode } from 'react';
import type { Point, Titled } from '../../../content/schema.ts';
import { ShowMore } from '../../components/show-more.tsx';
import { HeadedSection } from '../section-head/headed-section.tsx';
import { TitledText } from '../../components/titled-text.tsx';
import thirds from './thirds.module.css';
import checkList from './check-list.module.css';
import styles from './deliverables.module.css';
import first from './first.module.css';
import lockers from './lockers.module.css';

/** Boxes to tick, lockers of a vault, or one large thing and eight that keep it alive. */
const looks = {
  'check-list': { list: `columns ruled ${thirds.list} ${checkList.list}`, card: checkList.card },
  lockers: { list: `columns dense numbered ${thirds.list}`, card: lockers.card },
  first: { list: `cells ${first.list}`, card: first.card },
};

type DeliverablesProps = Titled<Point> & {
  look: keyof typeof looks;
  /** What the one large thing looks like. */
  figure?: ReactNode;
  words: { showAll: string; showLess: string };
};

/**
 * What is handed over. Below 768 px the style sheet shows the first four until the checkbox after the list is ticked;
 * that needs no script.
 */
export function Deliverables({ heading, lede, items, look, figure, words }: DeliverablesProps) {
  const { list, card } = looks[look];
  return (
    <HeadedSection id="deliverables" title={heading} lede={lede}>
      <ul className={`${styles.list} ${list}`}>
        {items.map((item, index) => (
          <li className={card} key={item.title}>
            <TitledText of={item} className="lesser" />
            {index === 0 && figure}
          </li>
        ))}
      </ul>
      <ShowMore all={words.showAll} less={words.showLess} className={styles.more} />
    </HeadedSection>
  );
}
