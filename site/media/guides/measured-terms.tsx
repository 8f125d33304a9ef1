import type { ReactNode } from 'react';
import type { TermFigure } from '../../../content/guide.ts';
import { dashes, deep, dots, plate, sun } from './term-paints.tsx';

const phone = <path {...plate} d="M100 180V34a14 14 0 0 1 14-14H206a14 14 0 0 1 14 14V180" />;

/** Over terms of measurement: what tools count, and how fast a page is. */
export const measuredTerms = {
  // Searches as a tool for advertisers estimates them: each word somewhere within its range.
  estimated: (
    <>
      <path {...plate} {...dashes} d="M40 36H270V60H40ZM40 80H190V104H40ZM40 124H130V148H40Z" />
      <path {...deep} d="M40 36h60v24H40ZM40 80h40v24H40ZM40 124h20v24H40Z" />
      <path strokeWidth="12" strokeDasharray="1.25 28.75" d="M40 174H320" />
    </>
  ),
  // Two words beside each other over time, on a scale without numbers.
  compared: (
    <>
      <path {...plate} stroke="none" d="M20 150 60 138 100 146 140 110 180 60 220 84 260 130 300 140V180H20Z" />
      <path {...deep} fill="none" strokeWidth="4" d="M20 150 60 138 100 146 140 110 180 60 220 84 260 130 300 140" />
      <path
        stroke="var(--marigold)"
        fill="none"
        strokeWidth="4"
        d="M20 110 60 116 100 104 140 112 180 100 220 110 260 98 300 104"
      />
      <path strokeWidth="10" strokeDasharray="1.25 38.75" d="M20 175H320" />
    </>
  ),
  // Every time that a website was shown, and the few that were clicked.
  counted: (
    <>
      <path
        stroke={deep.fill}
        strokeWidth="12"
        strokeDasharray="12 12"
        d="M24 36H300M24 60H300M24 84H300M24 108H300M24 132H300"
      />
      <path {...sun} d="M24 150h12v12H24ZM48 150h12v12H48ZM72 150h12v12H72Z" />
    </>
  ),
  // The main picture of a page, there before the text around it.
  shown: (
    <>
      {phone}
      <path {...deep} d="M112 40H208V112H112Z" />
      <path fill="var(--f-turq)" stroke="none" d="M112 112 146 72 180 112Z" />
      <path {...sun} d="M184 52a10 10 0 1 0 .01 0Z" />
      <path {...dots} d="M114 128h90M114 144h60" />
    </>
  ),
  // A tap, and the button that answers it.
  answered: (
    <>
      {phone}
      <path strokeWidth="3" d="M114 46h80M114 62h56" />
      <path {...deep} d="M114 100H206V136H114Z" />
      <path {...sun} d="M182 108a14 14 0 1 0 .01 0Z" />
      <path fill="none" d="M182 96a26 26 0 1 0 .01 0ZM182 84a38 38 0 1 0 .01 0Z" />
    </>
  ),
  // A button that has moved under the finger, for something came in above it.
  moved: (
    <>
      {phone}
      <path {...sun} d="M112 40H208V84H112Z" />
      <path {...dashes} d="M114 96H206V124H114Z" />
      <path {...deep} d="M114 138H206V166H114Z" />
      <path {...dots} d="M236 62V148" />
      <path fill="none" strokeWidth="2.5" d="m226 140 10 12 10-12" />
    </>
  ),
} satisfies Partial<Record<TermFigure, ReactNode>>;
