import type { ReactNode } from 'react';
import styles from './aside-columns.module.css';

type AsideColumnsProps = { aside: ReactNode; className?: string | undefined; children: ReactNode };

/**
 * A heading that stays beside its list while the list passes, where there is room for both.
 * @param className of the part that stays
 */
export function AsideColumns({ aside, className = '', children }: AsideColumnsProps) {
  return (
    <div className={`wrap columns ${styles.columns}`}>
      <div className={`stack ${styles.aside} ${className}`}>{aside}</div>
      {children}
    </div>
  );
}
