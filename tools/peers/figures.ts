import type { Measurement } from '../lighthouse/measure-page.ts';

/** The figures by which pages are compared. Less is better in each. */
export const figuresOf = ({ firstPaint, largestPaint, layoutShift, requests, bytes }: Measurement) => ({
  FCP: firstPaint,
  LCP: largestPaint,
  CLS: layoutShift,
  requests,
  kB: Object.values(bytes).reduce((sum, part) => sum + part, 0) / 1000,
  'script kB': bytes.script / 1000,
});
export type Figures = ReturnType<typeof figuresOf>;

/** A peer's figure as a multiple of ours: `2.50×`; `–` where ours is 0. */
export const ratio = (peer: number, ours: number): string => (ours === 0 ? '–' : `${(peer / ours).toFixed(2)}×`);
