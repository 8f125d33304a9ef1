import type { ReactNode } from 'react';
import { Alert } from '../../components/alert.tsx';
import styles from './account-panel.module.css';

/** The result of a change, in a live region that exists before it is filled. */
export function Outcome({ tone, id, children }: { tone: 'good' | 'bad'; id?: string; children: ReactNode }) {
  return (
    <div className={styles.outcome} id={id} role={tone === 'bad' ? 'alert' : 'status'}>
      {children && <Alert tone={tone}>{children}</Alert>}
    </div>
  );
}
