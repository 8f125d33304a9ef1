import paints from '../paints.module.css';
import { finished, guide, sketch, wireframe } from './jharokha-stages.tsx';
import styles from './three-jharokhas.module.css';

/** One window three times on one scale: drawn by hand, drawn exactly, built. */
export function ThreeJharokhas({ label }: { label: string }) {
  return (
    <svg className={styles.stages} overflow="visible" viewBox="0 30 1344 440" role="img" aria-label={label}>
      <g transform="translate(252 400) scale(1.16)">{sketch}</g>
      <g transform="translate(672 400) scale(1.16)">{wireframe}</g>
      <g transform="translate(1092 400) scale(1.16)">{finished}</g>
      <path {...guide} d="M436 400H488M856 400H908" />
      <path className={paints.ink} d="m480 394 8 6-8 6M900 394l8 6-8 6" />
    </svg>
  );
}
