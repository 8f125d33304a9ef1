import button from './button.module.css';
import styles from './show-more.module.css';

type ShowMoreProps = {
  /** Shows the rest of the list. */
  all: string;
  /** Hides it again. */
  less: string;
  /** Hides the button (`display: none`) where the whole list is shown anyway. */
  className: string | undefined;
};

/**
 * A checkbox that looks like a button, directly after a list; it needs no script. The list's own style decides which
 * items are hidden: `.list:has(+ label > input:not(:checked)) > li:nth-child(n + 5) { display: none }`.
 */
export function ShowMore({ all, less, className }: ShowMoreProps) {
  return (
    <label className={`${button.outline} ${styles.toggle} ${className}`}>
      <input className={styles.box} type="checkbox" />
      <span className={styles.all}>{all}</span> <span className={styles.less}>{less}</span>
    </label>
  );
}
