import type { Guide } from '../../../content/guide.ts';
import type { labels } from '../../../content/labels.ts';
import { DateText } from '../cited/date-text.tsx';
import beside from '../aside-columns/aside-columns.module.css';
import styles from './guide-contents.module.css';

/** The anchor of the panel after the last section. */
export const checkListId = 'check-list';

/** The texts that all guides share. */
export type GuideWords = (typeof labels)['guide'];

/** The parts of a guide on a scale that stays in view; the style sheet marks the part one reads, where the browser can. */
export function GuideContents({ guide, words }: { guide: Guide; words: GuideWords }) {
  const links = [
    ...Object.entries(guide.sections).map(([id, { heading }]) => ({ id, heading })),
    { id: checkListId, heading: words.checkList },
    { id: 'sources', heading: words.sources },
  ];
  return (
    <div className={`${beside.aside} ${styles.contents}`}>
      <nav aria-labelledby="contents">
        <p className={`small ${styles.title}`} id="contents">
          {words.contents}
        </p>
        <ol className={styles.scale}>
          {links.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <p className={`soft ${styles.updated}`}>
        {words.updated} <DateText of={guide.updated} />
      </p>
    </div>
  );
}
