import type { ReactNode } from 'react';
import { Alert } from '../../components/alert.tsx';
import styles from './account-panel.module.css';

/** What became of a change, in a live region that is there before it speaks. */
export function Outcome({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  return (
    <div className={styles.outcome} role={tone === 'bad' ? 'alert' : 'status'}>
      {children && <Alert tone={tone}>{children}</Alert>}
    </div>
  );
}
