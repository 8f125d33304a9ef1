import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import { Logo } from '../../components/logo.tsx';
import { Astrolabe } from '../../media/astrolabe/astrolabe.tsx';
import { ArcadeWall } from '../site-footer/arcade-wall.tsx';
import styles from './auth-layout.module.css';

/** An account page: the way home, the astrolabe in the sky, and a door with a form in it, which is the child. */
export function AuthLayout({ company, children }: { company: string; children: ReactNode }) {
  return (
    <div className={`stage ${styles.layout}`}>
      <Astrolabe className={`behind ${styles.astrolabe}`} />
      <div className={`wrap ${styles.inner}`}>
        <Logo name={company} className={styles.logo} />
        {children}
      </div>
      <div className={`behind wide-only ${styles.wall}`}>
        <ArcadeWall />
      </div>
      <FirstScreenEnd />
    </div>
  );
}
