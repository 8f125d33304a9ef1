import type { Point } from './geometry.ts';

/*
 * The façade's plan in SVG units, which are CSS pixels on a window 1440 wide. Four storeys of bays, each storey beginning
 * three bays further right; a stair climbs beside them at the slope of a gnomon in Jaipur.
 */
export const BAY = 98;
export const STOREY = 149;
export const WIDTH = 2560;
export const HEIGHT = 760;
/** Left end of the lowest storey, and the right end of all of them. */
export const LEFT = 728;
export const RIGHT = 1904;
/** Bays by which each storey begins later than the one below. */
export const STEP = 3;

export const storeys = [1, 2, 3, 4] as const;
export type Storey = (typeof storeys)[number];

/** The latitude of Jaipur, which is the angle a gnomon there must have. */
export const LATITUDE = 26.9;

/** The dial behind the tower, and the sun that rides on its rim. */
export const DIAL: { centre: Point; radius: number } = { centre: [1757, 313], radius: 290 };

export const storeyTop = (storey: Storey): number => HEIGHT - storey * STOREY;
export const storeyLeft = (storey: Storey): number => LEFT + (storey - 1) * STEP * BAY;
/** The middle of a bay; bays are counted from the lowest storey's left end. */
export const bayMiddle = (bay: number): number => LEFT + bay * BAY + BAY / 2;
