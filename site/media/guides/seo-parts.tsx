import type { ReactNode } from 'react';
import type { TermFigure } from '../../../content/guide.ts';
import { bubble, dashes, deep, dots, plate, sun } from './term-paints.tsx';

const lights = 'v-20a12 12 0 0 1 24 0v20Z';

/** Over the terms of the guide to SEO itself. */
export const seoParts = {
  // A question, and the line of the page that answers it.
  written: (
    <>
      {bubble}
      <path {...dots} d="M158 92h28" />
      <path {...plate} d="M196 30H300V180H196Z" />
      <path strokeWidth="3" d="M212 50H284M212 62H264M212 118H284M212 132H284M212 146H256" />
      <path {...sun} d="M212 82H284V100H212Z" />
    </>
  ),
  // A photograph of a timetable, in which a machine sees no words, and the same hours as text.
  readable: (
    <>
      <path {...dashes} d="M24 60H132V156H24ZM24 140l34-42 28 32 16-14 30 30M104 78a9 9 0 1 0 .01 0Z" />
      <path {...dots} d="M142 108h34" />
      <path {...plate} d="M186 30H300V180H186Z" />
      <path {...deep} stroke="none" d="M200 46h28v14h-28ZM200 110h28v14h-28ZM200 142h28v14h-28Z" />
      <path {...sun} d="M200 78h28v14h-28Z" />
      <path strokeWidth="3" d="M240 53H286M240 85H274M240 117H286M240 149H266" />
    </>
  ),
  // A hotel that sends its guests to a house nearby.
  recommended: (
    <>
      <path {...plate} d="M24 180V62H140V180ZM18 52H146V62H18ZM82 52V18" />
      <path
        {...deep}
        d={`M82 18h28l-6 7 6 7H82ZM36 112${lights}M70 112${lights}M104 112${lights}M36 160${lights}M104 160${lights}M68 180v-26a14 14 0 0 1 28 0v26Z`}
      />
      <path {...dots} d="M152 92Q204 40 244 80" />
      <path fill="none" strokeWidth="2.5" d="M246 66v16h-16" />
      <path {...sun} d="M214 180V132l40-34 40 34v48Z" />
      <path {...deep} d="M242 180v-20a12 12 0 0 1 24 0v20Z" />
    </>
  ),
} satisfies Partial<Record<TermFigure, ReactNode>>;
