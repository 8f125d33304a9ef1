import type { ReactNode } from 'react';
import styles from './fade-in.module.css';

/** Seconds before a section begins to appear: the specification's "staggered delays". */
export type FadeDelay = 0 | 0.2 | 0.4;

/** Fades a section in once, within about a second of the page, by CSS only. */
export function FadeIn({ after, children }: { after: FadeDelay; children: ReactNode }) {
  return (
    <div className={styles.fade} data-after={after}>
      {children}
    </div>
  );
}
