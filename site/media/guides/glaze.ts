const tile0 = 'color-mix(in oklch, var(--glaze) 72%, oklch(12% 0.06 266))';

/** What is drawn on cobalt: tiles from deep to pale, turquoise, lines in porcelain, one stroke of marigold. */
export const glaze = {
  t0: { fill: tile0 },
  t1: { fill: 'light-dark(oklch(49% 0.175 262), oklch(36% 0.125 264))' },
  t2: { fill: 'light-dark(oklch(55% 0.155 258), oklch(42% 0.12 262))' },
  t3: { fill: 'light-dark(oklch(45% 0.18 264), oklch(32% 0.12 265))' },
  t4: { fill: 'light-dark(oklch(70% 0.1 250), oklch(52% 0.1 258))' },
  tq: { fill: 'light-dark(oklch(58% 0.1 208), oklch(46% 0.08 212))' },
  pale: { fill: 'light-dark(oklch(92.5% 0.03 238), oklch(86% 0.09 84))' },
  white: { fill: 'var(--on-glaze)' },
  plaque: { fill: 'var(--on-glaze)', stroke: tile0 },
  shade: { fill: 'oklch(14% 0.07 266 / 0.42)' },
  ln: { stroke: 'var(--on-glaze)' },
  bold: { stroke: 'var(--on-glaze)', strokeWidth: 2 },
  mid: { stroke: 'color-mix(in oklch, var(--on-glaze) 60%, transparent)' },
  far: { stroke: 'color-mix(in oklch, var(--on-glaze) 17%, transparent)' },
  joint: { stroke: tile0 },
  dots: { stroke: 'var(--on-glaze)', strokeDasharray: '2 7', strokeLinecap: 'round', strokeWidth: 2 },
  way: { stroke: 'var(--marigold)', strokeDasharray: '1 9', strokeLinecap: 'round', strokeWidth: 4 },
  tqLine: { stroke: 'light-dark(oklch(82% 0.06 205), oklch(66% 0.08 205))', strokeWidth: 1.5 },
  sun: { fill: 'var(--marigold)' },
  ray: { stroke: 'var(--marigold)', strokeWidth: 2.5 },
  halo: { stroke: 'var(--marigold)', strokeWidth: 1.5 },
} as const;
