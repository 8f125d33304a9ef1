import type { ReactNode } from 'react';
import { polar, num, type Point } from '../facade/geometry.ts';
import { TickRing } from '../tick-ring.tsx';
import paints from '../paints.module.css';

const own = { fill: 'var(--cobalt)', stroke: 'var(--cobalt)' };
const shared = { fill: 'var(--wash)' };
const both = { fill: 'var(--turquoise)', stroke: 'none' };
const mark = { fill: 'var(--marigold)', stroke: 'none' };
const devices = {
  stroke: 'var(--turquoise)',
  strokeWidth: 7,
  strokeLinecap: 'round',
  strokeDasharray: '0 20',
} as const;
const { hair } = paints;
const middle: Point = [120, 80];

const sixAround = [0, 60, 120, 180, 240, 300].map((degrees) => polar(middle, 56, degrees));
const tenants = [15, 75, 135, 195, 255, 315].map((degrees) => polar(middle, 34, degrees));

const dots = (points: readonly Point[], radius: number) =>
  points.map(([x, y]) => <circle key={`${x} ${y}`} {...shared} cx={num(x)} cy={num(y)} r={radius} />);

/** A regular hexagon that stands on its tip. */
const cell = (x: number, y: number): string => `M${x} ${y - 17}l14.7 8.5v17l-14.7 8.5-14.7-8.5v-17Z`;
const row = (from: number, count: number, y: number): string =>
  Array.from({ length: count }, (_, index) => cell(from + index * 30, y)).join('');
const FOG = 'a26 26 0 0 1 52 0ZM';

/**
 * The eight kinds of cloud in the order of the page, each in its own few circles: cobalt is what you own,
 * pale is what is shared, turquoise is where both meet.
 */
const cloudKinds: readonly ReactNode[] = [
  // Private: one circle behind its own wall.
  <>
    <path className={hair} d="M40 136h160M40 136V24h160v112M62 136V24M178 136V24" />
    <circle cx="120" cy="80" r="44" />
    <circle {...own} cx="120" cy="80" r="34" />
  </>,
  // Hybrid: what suits both lies in the overlap.
  <>
    <circle {...shared} cx="96" cy="80" r="46" />
    <circle {...own} cx="144" cy="80" r="46" />
    <path {...both} d="M120 40.8a46 46 0 0 1 0 78.4 46 46 0 0 1 0-78.4Z" />
    <circle cx="96" cy="80" r="46" />
  </>,
  // Public: a house of many tenants.
  <>
    <circle {...shared} cx="120" cy="80" r="54" />
    <TickRing centre={middle} from={0} to={355} ring={[54, 7]} step={5} />
    {dots(tenants, 7)}
    <circle {...own} cx="120" cy="80" r="10" />
  </>,
  // Multi-Cloud: several side by side.
  <>
    <path className={hair} d="M14 80h212" />
    <circle {...own} cx="60" cy="80" r="30" />
    <circle {...shared} cx="120" cy="80" r="30" />
    <circle {...both} cx="180" cy="80" r="30" />
  </>,
  // Hybrid Multi-Cloud: an own core joined to more than one.
  <>
    <circle {...shared} cx="94" cy="98" r="40" />
    <circle {...shared} cx="146" cy="98" r="40" />
    <circle {...own} cx="120" cy="58" r="40" />
    <circle cx="94" cy="98" r="40" />
    <circle cx="146" cy="98" r="40" />
    <circle {...mark} cx="120" cy="83" r="6" />
  </>,
  // Distributed: one centre, run from many places.
  <>
    <circle className={hair} cx="120" cy="80" r="56" />
    <path d={sixAround.map(([x, y]) => `M120 80L${num(x)} ${num(y)}`).join('')} />
    {dots(sixAround, 11)}
    <circle {...own} cx="120" cy="80" r="16" />
  </>,
  // Fog Computing: half-way houses between the centre and the devices.
  <>
    <path d="M120 50v50M44 100V76h152v24" />
    <circle {...own} cx="120" cy="36" r="16" />
    <path {...shared} d={`M18 126${FOG}94 126${FOG}170 126a26 26 0 0 1 52 0Z`} />
    <path d="M29 126a15 15 0 0 1 30 0M105 126a15 15 0 0 1 30 0M181 126a15 15 0 0 1 30 0" />
    <path {...devices} d="M24 141H69M100 141H145M176 141H221" />
  </>,
  // Cloud-Native: small cells, each replaceable on its own.
  <>
    <path {...shared} d={row(60, 5, 43) + row(75, 4, 79) + row(60, 5, 115)} />
    <path {...mark} d={cell(150, 43)} />
    <path {...own} d={cell(105, 79)} />
    <path {...both} d={cell(120, 115)} />
  </>,
];

/** One of the eight, by its place in the list. */
export function CloudKind({ of, className }: { of: number; className?: string | undefined }) {
  return (
    <svg className={className ? `${paints.ink} ${className}` : paints.ink} viewBox="0 0 240 160" aria-hidden="true">
      {cloudKinds[of]}
    </svg>
  );
}
