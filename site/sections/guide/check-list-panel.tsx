import type { Guide } from '../../../content/guide.ts';
import styles from './check-list-panel.module.css';
import { checkListId, type GuideWords } from './guide-contents.tsx';

/** A list of tasks with checkboxes; a CSS counter counts the ticked ones. */
export function CheckListPanel({ items, words }: { items: Guide['checkList']; words: GuideWords }) {
  return (
    <section className={styles.panel} id={checkListId} aria-labelledby="check-list-heading">
      <h2 className={styles.heading} id="check-list-heading">
        {words.thisWeek}
        <span className="visually-hidden">: {words.checkList}</span>
      </h2>
      <ul className={`spaced ${styles.list}`}>
        {items.map((item) => (
          <li key={item}>
            <label>
              <input type="checkbox" />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.count} aria-hidden="true" />
    </section>
  );
}
