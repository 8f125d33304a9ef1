import type { AiDepth } from '../../../content/pages/ai-depth.ts';
import { ActionLinks } from '../../components/action-link.tsx';
import { Link } from '../../components/link.tsx';
import glaze from '../../components/glaze.module.css';
import styles from './water.module.css';

/** The foot of the well: what we do with the ten, and the way back up. */
export function Water({ closing: { text, service, contact, glance } }: Pick<AiDepth, 'closing'>) {
  return (
    <div className={`${glaze.glaze} stage ${styles.water}`}>
      <svg
        className={`behind ${styles.waves}`}
        width="100%"
        stroke="color-mix(in oklch, var(--on-glaze) 30%, transparent)"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <pattern id="waves" width="40" height="28" patternUnits="userSpaceOnUse">
          <path d="M0 14q10-9 20 0t20 0" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#waves)" stroke="none" />
      </svg>
      <div className={`wrap stack loose ${styles.inner}`}>
        <p className={`balanced ${styles.text}`}>{text}</p>
        <ActionLinks tone="glaze" actions={[contact, service]} />
        <p>
          <Link to={glance.href} className={styles.up}>
            {glance.text}
          </Link>
        </p>
      </div>
    </div>
  );
}
