/** What the drawings over terms are painted with, and the ground that they stand on. */
export const deep = { fill: 'light-dark(oklch(43% 0.18 264), oklch(46% 0.15 262))' };
export const sun = { fill: 'var(--marigold)', stroke: 'none' };
export const plate = { fill: 'var(--f-plate)' };
export const dots = { strokeDasharray: '1 6', strokeLinecap: 'round', strokeWidth: 2.5 } as const;
/** A question, as Asked and Written have it. */
export const bubble = (
  <>
    <path {...deep} d="M30 44H150V120H82L54 146V120H30Z" />
    <path {...sun} d="M60 74a8 8 0 1 0 .01 0ZM90 74a8 8 0 1 0 .01 0ZM120 74a8 8 0 1 0 .01 0Z" />
  </>
);
export const dashes = { strokeDasharray: '5 5' };

export const GROUND = 180;
export const ground = <path stroke="var(--ink)" d={`M0 ${GROUND}h320`} />;
