import type { ReactNode } from 'react';
import glaze from '../../components/glaze.module.css';
import styles from './notice.module.css';

/** One line above a page, about the page. */
export function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={`${glaze.glaze} balanced ${styles.notice}`}>
      <p className="wrap">
        {text}
        {children}
      </p>
    </div>
  );
}
