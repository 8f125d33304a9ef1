import type { SVGProps } from 'react';
import { num, polar, type Point } from './facade/geometry.ts';

export type Arc = { centre: Point; radius: number; from: number; to: number };

/** An arc as a path, counter-clockwise in degrees; cut into pieces under half a turn, because SVG cannot draw a whole one. */
export function arcPath({ centre, radius, from, to }: Arc): string {
  const pieces = Math.ceil((to - from) / 179);
  const points = Array.from({ length: pieces + 1 }, (_, piece) =>
    polar(centre, radius, from + ((to - from) * piece) / pieces),
  );
  return points
    .map(([x, y], index) => (index === 0 ? 'M' : `A${num(radius)} ${num(radius)} 0 0 0 `) + `${num(x)} ${num(y)}`)
    .join('');
}

type Props = Omit<Arc, 'radius'> &
  Pick<SVGProps<SVGPathElement>, 'className' | 'stroke' | 'strokeOpacity' | 'opacity'> & {
    /** The radius at which the ticks begin, and how far they reach outwards. */
    ring: readonly [radius: number, length: number];
    /** Degrees between two ticks; there is one at `from` and, if the step divides the span, one at `to`. */
    step: number;
    /** Breadth of one tick in user units. */
    breadth?: number;
  };

/**
 * A scale of ticks along an arc. It is one dashed arc as broad as the ticks are long, not a line per tick:
 * a dial of 240 ticks costs a hundred bytes instead of five thousand.
 */
export function TickRing({ centre, ring: [radius, length], from, to, step, breadth = 1, ...paint }: Props) {
  const middle = radius + length / 2;
  const dash = (breadth / middle) * (180 / Math.PI);
  const span = Math.round((to - from + dash) * 1000) / 1000;
  const tick = Math.round(dash * 1000) / 1000;
  return (
    <path
      {...paint}
      d={arcPath({ centre, radius: middle, from: from - dash / 2, to: to + dash / 2 })}
      fill="none"
      strokeWidth={length}
      pathLength={span}
      strokeDasharray={`${tick} ${Math.round((step - tick) * 1000) / 1000}`}
    />
  );
}
