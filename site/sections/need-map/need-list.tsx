import type { Need } from '../../../content/pages/explore.ts';
import glaze from '../../components/glaze.module.css';
import styles from './need-list.module.css';

/** The six needs by the numbers they have on the plan, each leading down to its pages. */
export function NeedList({ label, needs }: { label: string; needs: readonly Need[] }) {
  return (
    <nav className={`${glaze.glaze} ${styles.band}`} aria-label={label}>
      <ol className={`wrap ${styles.list}`}>
        {needs.map(({ id, heading }, index) => (
          <li key={id}>
            <a className={`balanced ${styles.link}`} href={`#${id}`}>
              <span className={`middle ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
