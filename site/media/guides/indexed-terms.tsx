import type { ReactNode } from 'react';
import type { TermFigure } from '../../../content/guide.ts';
import { pointedArch } from '../facade/geometry.ts';
import { dashes, deep, dots, plate, sun } from './term-paints.tsx';

const doorway = pointedArch({ x: 40, y: 70, width: 72, height: 110 });
const wall = <path {...plate} d="M16 40H136V180H16Z" />;
const others = (
  <>
    <path {...plate} d="M176 20H304V180H176Z" />
    <path {...deep} stroke="none" d="M190 34h70v12h-70ZM190 136h84v12h-84Z" />
    <path strokeWidth="3" d="M190 56H290M190 66H268M190 158H290M190 168H264" />
  </>
);
/** A line of the results that has the address alone. */
const addressAlone = (
  <>
    <path {...sun} d="M190 84h88v12h-88Z" />
    <path {...dashes} d="M190 104H290V120H190Z" />
  </>
);

/** Over the ways to keep a page out of the results. */
export const indexedTerms = {
  // A door that is shut to crawlers, and the address behind it in the results, without a description.
  blocked: (
    <>
      {wall}
      <path {...deep} d={doorway} />
      <path {...plate} d="M28 122h96v10H28Z" />
      {others}
      {addressAlone}
    </>
  ),
  // An open door with a mark that a crawler reads, and a gap in the results.
  marked: (
    <>
      {wall}
      <path fill="var(--f-wall)" d={doorway} />
      <path {...sun} d="M76 96a22 22 0 1 0 .01 0Z" />
      <path strokeWidth="5" d="m63 131 26-26" />
      <path {...dots} d="M108 118h60" />
      {others}
      <path {...dashes} d="M190 80H290V122H190Z" />
    </>
  ),
  // The mark behind a shut door, where no crawler reads it.
  unread: (
    <>
      {wall}
      <path {...deep} d={doorway} />
      <path
        stroke="var(--f-plate)"
        strokeDasharray="4 4"
        strokeWidth="2"
        fill="none"
        d="M76 82a18 18 0 1 0 .01 0ZM64 112l24-24"
      />
      <path {...plate} d="M28 132h96v10H28Z" />
      {others}
      {addressAlone}
    </>
  ),
} satisfies Partial<Record<TermFigure, ReactNode>>;
