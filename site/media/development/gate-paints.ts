import styles from './watch-tower.module.css';

const lit = 'light-dark(oklch(96% 0.014 240), oklch(86% 0.03 250))';
const seam = 'light-dark(oklch(46% 0.14 264), oklch(34% 0.11 265))';
const dark = 'var(--glaze-deep)';

/** The paints of a gate by night, on cobalt: stone is lit from the lantern, the rest stays deep. */
export const gate = {
  far: { className: styles.far, stroke: 'color-mix(in oklch, var(--on-glaze) 28%, transparent)' },
  stone: { fill: lit, stroke: seam },
  stone2: { fill: 'light-dark(oklch(86% 0.04 248), oklch(68% 0.06 254))', stroke: seam },
  joint: { stroke: seam, opacity: 0.45 },
  deep: { fill: dark },
  door: { fill: 'light-dark(oklch(50% 0.175 262), oklch(40% 0.13 264))', stroke: dark },
  studs: { stroke: lit, strokeWidth: 6, strokeLinecap: 'round', strokeDasharray: '0 22' },
  bow: { stroke: lit, strokeWidth: 7 },
  iron: { fill: lit, stroke: dark },
  turq: { fill: 'light-dark(oklch(64% 0.1 206), oklch(52% 0.085 210))', stroke: seam },
  key: { stroke: 'var(--marigold)', strokeWidth: 7, strokeLinecap: 'square' },
} as const;
