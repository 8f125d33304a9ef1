/** What the drawings over terms are painted with, and the ground that they stand on. */
export const deep = { fill: 'light-dark(oklch(43% 0.18 264), oklch(46% 0.15 262))' };
export const sun = { fill: 'var(--marigold)', stroke: 'none' };
export const plate = { fill: 'var(--f-plate)' };
export const dots = { strokeDasharray: '1 6', strokeLinecap: 'round', strokeWidth: 2.5 } as const;
export const dashes = { strokeDasharray: '5 5' };

export const GROUND = 180;
export const ground = <path stroke="var(--ink)" d={`M0 ${GROUND}h320`} />;
