import type { Guide } from '../../../content/guide.ts';
import { labels } from '../../../content/labels.ts';
import { DateText } from '../cited/date-text.tsx';
import styles from './guide-contents.module.css';

/** The anchor of the panel after the last section. */
export const checkListId = 'check-list';

/** The parts of a guide on a scale that stays in view; the style sheet marks the part one reads, where the browser can. */
export function GuideContents({ guide }: { guide: Guide }) {
  const links = [
    ...guide.sections.map(({ id, heading }) => ({ id, heading })),
    { id: checkListId, heading: labels.guide.checkList },
    { id: 'sources', heading: labels.guide.sources },
  ];
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p className={styles.title} id="contents">
        {labels.guide.contents}
      </p>
      <ol className={styles.scale}>
        {links.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
      <p className={styles.updated}>
        {labels.guide.updated} <DateText of={guide.updated} />
      </p>
    </nav>
  );
}
