import type { TurningWords } from '../../components/turn-controls.tsx';
import { interpolate } from '../../../contracts/interpolate.ts';

/** Time between two turns, in milliseconds: "AI carousel" in the specification's table of constants (section 9). */
export const INTERVAL_MS = 5000;

/** Cards in view on a wide screen: "AI carousel" in the same table. */
export const VISIBLE_CARDS = 3;

/** The index after `step` cards, forwards or (negative) backwards, with wraparound. */
export function turn(index: number, step: number, count: number): number {
  return (index + step + count) % count;
}

/** The items in the order of the row: from `index` on, with wraparound. */
export function rowFrom<Item>(items: readonly Item[], index: number): Item[] {
  return [...items.slice(index), ...items.slice(0, index)];
}

/** `1–3 of 10`; with wraparound, `9, 10, 1 of 10`. */
export function position(index: number, visible: number, count: number, { place, places }: TurningWords): string {
  const last = index + visible;
  if (visible > 1 && last <= count) return interpolate(places, { first: index + 1, last, count });
  const each = Array.from({ length: visible }, (_, at) => turn(index, at, count) + 1);
  return interpolate(place, { first: each.join(', '), count });
}
