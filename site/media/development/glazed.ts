/** The paints of small drawings on cobalt: porcelain lines, deep rooms, houses, and one line of marigold through or between them. */
export const glazed = {
  line: { stroke: 'var(--on-glaze)' },
  far: { stroke: 'color-mix(in oklch, var(--on-glaze) 38%, transparent)' },
  deep: { fill: 'var(--glaze-deep)', stroke: 'color-mix(in oklch, var(--on-glaze) 38%, transparent)' },
  stone: { fill: 'light-dark(oklch(96% 0.014 240), oklch(88% 0.03 250))', stroke: 'var(--glaze)' },
  dots: { stroke: 'color-mix(in oklch, var(--on-glaze) 45%, transparent)', strokeDasharray: '2 6' },
  built: { fill: 'light-dark(oklch(58% 0.14 257), oklch(46% 0.125 262))', stroke: 'var(--on-glaze)' },
  turq: { fill: 'light-dark(oklch(64% 0.1 206), oklch(52% 0.085 210))', stroke: 'var(--on-glaze)' },
  way: { stroke: 'var(--marigold)', strokeWidth: 2.5, strokeLinecap: 'round' },
} as const;
