import type { ReactNode } from 'react';
import type { TermFigure } from '../../../content/guide.ts';
import { dashes, deep, dots, plate, sun } from './term-paints.tsx';

const jar = (x: number) => `M${x - 15} 76h30v14c34 12 40 66 10 90h-50c-30-24-24-78 10-90Z`;
const gone = <path {...dashes} d={jar(90)} />;

/** Over the ways to treat a product that is sold out. */
export const soldOutTerms = {
  // The day on which the product is back hangs over its place; another stands beside it.
  returning: (
    <>
      {gone}
      <path {...plate} d="M62 14h56v44H62Z" />
      <path {...deep} d="M62 14h56v12H62Z" />
      <path {...sun} d="M90 33a9 9 0 1 0 .01 0Z" />
      <path {...deep} d={jar(230)} />
    </>
  ),
  // The way from a product to its successor.
  replaced: (
    <>
      {gone}
      <path {...dots} d="M146 128h42" />
      <path fill="none" strokeWidth="2.5" d="m182 118 11 10-11 10" />
      <path {...sun} d={jar(240)} />
    </>
  ),
  // An empty place, and the line that goes from the sitemap.
  gone: (
    <>
      <path strokeWidth="3" d="M90 138v42" />
      <path {...deep} d="M90 70a34 34 0 1 0 .01 0Z" />
      <path {...sun} d="M68 98h44v12H68Z" />
      <path {...plate} d="M190 20H300V180H190Z" />
      <path strokeWidth="3" d="M206 44H284M206 68H268M206 116H284M206 140H262M206 160H280" />
      <path {...dashes} d="M202 82H288V102H202Z" />
    </>
  ),
} satisfies Partial<Record<TermFigure, ReactNode>>;
