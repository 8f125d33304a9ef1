import paints from '../paints.module.css';
import { finished, sketch, wireframe } from './jharokha-stages.tsx';
import styles from './three-jharokhas.module.css';

/** One window three times on one scale: drawn by hand, drawn exactly, built. */
export function ThreeJharokhas({ label }: { label: string }) {
  return (
    <svg className={styles.stages} viewBox="0 0 1344 440" fill="none" role="img" aria-label={label}>
      <g transform="translate(252 356)">{sketch}</g>
      <g transform="translate(672 356)">{wireframe}</g>
      <g transform="translate(1092 356)">{finished}</g>
      <path className={styles.guide} d="M412 356H512M832 356H932" />
      <path className={paints.ink} d="m504 350 8 6-8 6M924 350l8 6-8 6" />
      <path className={paints.ink} strokeWidth="10" strokeDasharray="1 11" d="M-1200 435H2544" />
      <path className={paints.ink} strokeWidth="20" strokeDasharray="2 418" d="M251 430H2544" />
    </svg>
  );
}
