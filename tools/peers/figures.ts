import type { Measurement } from '../lighthouse/measure-page.ts';

/** What pages are held against each other by. Less is better in each. */
export const figuresOf = ({ firstPaint, largestPaint, layoutShift, requests, bytes }: Measurement) => ({
  FCP: firstPaint,
  LCP: largestPaint,
  CLS: layoutShift,
  requests,
  kB: Object.values(bytes).reduce((sum, part) => sum + part, 0) / 1000,
  'script kB': bytes.script / 1000,
});
export type Figures = ReturnType<typeof figuresOf>;

/** How many times a peer's figure is ours: `2.50×`; `–` where ours is 0 and nothing can be so many times it. */
export const ratio = (peer: number, ours: number): string => (ours === 0 ? '–' : `${(peer / ours).toFixed(2)}×`);
