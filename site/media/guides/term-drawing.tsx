import type { ReactNode } from 'react';
import type { TermFigure } from '../../../content/guide.ts';
import { num, pointedArch, type Point, polar } from '../facade/geometry.ts';
import { arcPath, TickRing } from '../tick-ring.tsx';
import { indexedTerms } from './indexed-terms.tsx';
import { measuredTerms } from './measured-terms.tsx';
import { seoParts } from './seo-parts.tsx';
import { soldOutTerms } from './sold-out-terms.tsx';
import { bubble, dashes, deep, dots, GROUND, ground, plate, sun } from './term-paints.tsx';

const arches = [40, 196].map((x) => ({ x, y: 44, width: 84, height: 136 }));
const inner = arches.map(({ x }) => pointedArch({ x: x + 18, y: 74, width: 48, height: 106 }));
const [asked, offered] = arches.map((arch) => pointedArch(arch));

const half = { centre: [160, GROUND] as Point, from: 0, to: 180 };

const people = (places: readonly number[]) =>
  places.map((x) => `M${x} 180v-30a20 20 0 0 1 40 0v30Zm20-78a11 11 0 1 0 .01 0Z`).join('');

const door = 'v-56q0-26 32-40 32 14 32 40v56Z';

/** How long an outage is, on a clock of twelve hours. */
function OutageClock({ minutes }: { minutes: number }) {
  const centre: Point = [160, 94];
  const [x, y] = polar(centre, 66, 90 - minutes / 2);
  return (
    <>
      <circle {...plate} cx="160" cy="94" r="86" />
      <TickRing centre={centre} ring={[76, 10]} from={0} to={360} step={30} />
      <path {...deep} stroke="none" d={`M160 94V28A66 66 0 ${Number(minutes > 360)} 1 ${num(x)} ${num(y)}Z`} />
      <circle {...sun} cx="160" cy="94" r="7" />
    </>
  );
}

const drawings: Readonly<Record<TermFigure, ReactNode>> = {
  // What was asked and what is offered: one arch fits into the other when both are of one measure.
  fit: (
    <>
      <path {...plate} d={asked} />
      <path {...deep} d={offered} />
      <path {...dots} d="M124 112h72" />
      <path {...sun} d={inner[0]} />
      <path fill="var(--f-turq)" stroke="none" d={inner[1]} />
      <path d="M40 190h84M196 190h84M40 185v10M124 185v10M196 185v10M280 185v10" />
    </>
  ),
  // How far two points are apart, in rings around the one who asks.
  distance: (
    <>
      <path {...plate} d={`${arcPath({ ...half, radius: 90 })}Z`} />
      <path d={arcPath({ ...half, radius: 130 }) + arcPath({ ...half, radius: 50 })} />
      <TickRing {...half} ring={[130, 10]} step={6} />
      <path {...dots} d="M160 180l64-64" />
      <circle {...sun} cx="160" cy={GROUND} r="9" />
      <circle {...deep} cx="224" cy="116" r="11" />
    </>
  ),
  // A tower, and the shadow that grows with it.
  fame: (
    <>
      <path {...plate} d="M96 60 300 180H96Z" />
      <path {...deep} d="M60 180V60h36v120Z" />
      <path fill="var(--f-turq)" stroke="none" d="M60 60a18 18 0 0 1 36 0Z" />
      <circle {...sun} cx="34" cy="34" r="15" />
      <path strokeWidth="8" strokeDasharray="1 9.2" d="M96 184h206" />
      <path strokeWidth="14" strokeDasharray="1 50" d="M96 187h206" />
    </>
  ),
  // A list of results, and an eye on the one that nobody opens.
  seen: (
    <>
      <path {...plate} d="M30 20H210V180H30Z" />
      <path {...deep} stroke="none" d="M46 36h92v12H46ZM46 136h110v12H46Z" />
      <path {...sun} d="M46 86h76v12H46Z" />
      <path strokeWidth="3" d="M46 58H194M46 68H160M46 108H194M46 118H140M46 158H194M46 168H150" />
      <path {...dots} d="M130 92h92" />
      <path {...plate} d="M230 92Q263 56 296 92 263 128 230 92Z" />
      <circle {...deep} cx="263" cy="92" r="13" />
    </>
  ),
  // Places in their order: what the fourth lacks to be as high as the first.
  close: (
    <>
      <path {...deep} d="M40 180V40h48v140ZM104 180V58h48v122ZM168 180V70h48v110Z" />
      <path {...sun} d="M232 180V98h48v82Z" />
      <path {...dashes} d="M232 98V40h48v58" />
      <path {...dots} d="M88 40H232" />
    </>
  ),
  // A question that was put, and the place of the page that would answer it.
  asked: (
    <>
      {bubble}
      <path {...dots} d="M158 92h36" />
      <path {...dashes} d={pointedArch({ x: 202, y: 40, width: 88, height: 140 })} />
      <path strokeWidth="3" d="M230 112h32M246 96v32" />
    </>
  ),
  // One key, and the five who have it: two of them have left.
  shared: (
    <>
      <path {...deep} d={`M160 70 40 96M160 70l-60 26M160 70v26M160 70l60 26M160 70 280 96${people([20, 80, 200])}`} />
      <path {...dashes} d={people([140, 260])} />
      <path {...sun} d="M124 33h84v28h-14V45h-70a20 20 0 1 1 0-12Z" />
    </>
  ),
  // The website with its door shut, and a copy of it that stands open, with its list of customers.
  copied: (
    <>
      <path {...plate} d="M20 30H140V180H20Z" />
      <path {...deep} d={`M48 180${door}`} />
      <path {...dashes} d="M180 30H300V180H180Z" />
      <path {...sun} d={`M208 180${door}`} />
      <path strokeWidth="3" d="M224 128h34m-34 12h34m-34 12h34m-34 12h34" />
      <path {...deep} d="M208 180V104l-30-6v94Z" />
    </>
  ),
  // A wall of equal stones, one of them cracked and loose.
  loose: (
    <>
      <path {...plate} d="M20 30H300V180H20Zm0 30h280m-280 30h280m-280 30h280m-280 30h280" />
      <path strokeWidth="30" strokeDasharray="1 69" d="M90 45h210m-245 30h245m-210 30h210m-245 30h245m-210 30h210" />
      <path {...deep} d="M160 90h70v30h-70Z" />
      <path {...sun} d="m142 98 68-17 7 29-68 17Z" />
      <path d="m178 90 8 9-10 7 10 12" />
    </>
  ),
  ...measuredTerms,
  ...seoParts,
  ...indexedTerms,
  ...soldOutTerms,
  'working-day': <OutageClock minutes={432} />,
  'lunch-break': <OutageClock minutes={43.2} />,
  restart: <OutageClock minutes={4.32} />,
};

/** The small instrument over a term: decoration, for the text says the same. */
export function TermDrawing({ of }: { of: TermFigure }) {
  return (
    <svg stroke="var(--f-line)" strokeWidth="1.25" viewBox="0 0 320 200" aria-hidden="true">
      {drawings[of]}
      {ground}
    </svg>
  );
}
