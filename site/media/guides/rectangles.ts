import { num, type Box } from '../facade/geometry.ts';

/** A box as the shortest path. */
export const rectangle = ({ x, y, width, height }: Box): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;

export const rectangles = (boxes: readonly Box[]): string => boxes.map(rectangle).join('');

/** Numbers from 0 to 1 that look random and are the same in every build. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
