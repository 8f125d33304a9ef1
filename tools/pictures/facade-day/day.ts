/** What one frame of the film shows. */
export type Moment = {
  /** Degrees the sun is turned around the dial's middle: 0 at eighteen o'clock, 90 at noon, 180 at six. */
  sunTurn: number;
  sunOpacity: number;
  /** 0 by day, 1 at night; the drawing's colours lie between its two themes by as much. */
  dusk: number;
  /** How far the sky has turned pink. */
  glow: number;
  /** For every lit window, whether its lamp burns: 0 to 1. */
  lamps: readonly number[];
  /** How far a unit of height throws its shadow to the right, and how dark the shadow is. */
  shadowLean: number;
  shadowOpacity: number;
};

/** A loop of twelve seconds; the night is shorter than the day, because less moves in it. */
export const film = { seconds: 12, framesPerSecond: 20, width: 1280, height: 640 } as const;
export const frameCount = film.seconds * film.framesPerSecond;

const DAY_SHARE = 0.7;
const LONGEST_LEAN = 1.5;

/** The hour of a frame, from six in the morning to six on the next; the last frame leads into the first. */
export function hourOf(frame: number): number {
  const share = frame / frameCount;
  return share < DAY_SHARE ? 6 + (12 * share) / DAY_SHARE : 18 + (12 * (share - DAY_SHARE)) / (1 - DAY_SHARE);
}

/** The state of sky, shadow and windows at an hour between 6 and 30. */
export function momentAt(hour: number, windows: number): Moment {
  const turn = ((hour - 6) / 12) * Math.PI;
  const altitude = Math.sin(turn);
  const east = Math.cos(turn);
  return {
    sunTurn: 180 - (180 * (hour - 6)) / 12,
    sunOpacity: rise(-0.16, 0.02, altitude),
    dusk: hour < 12 ? 1 - rise(5.4, 7.2, hour) : hour < 24 ? rise(17.1, 19, hour) : 1 - rise(29.4, 31.2, hour),
    glow: Math.max(bump(hour, 18, 1.5), bump(hour, 6, 1.3), bump(hour, 30, 1.3)),
    lamps: Array.from({ length: windows }, (_, index) => lampAt(hour, index, windows)),
    shadowLean: clamp((-east / Math.max(altitude, 0.2)) * 0.55, -LONGEST_LEAN, LONGEST_LEAN),
    shadowOpacity: rise(0.03, 0.4, altitude),
  };
}

/** Lamps are lit one after the other from a quarter to six on; the first to come on is not the first to go out. */
function lampAt(hour: number, index: number, windows: number): number {
  const on = 17.3 + (index / windows) * 2.6;
  const off = 24.4 + (((index * 7) % windows) / windows) * 4.2;
  return rise(on, on + 0.35, hour) * (1 - rise(off, off + 0.35, hour));
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** From 0 at `from` to 1 at `to`, without a corner at either end. */
export function rise(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}

const bump = (hour: number, middle: number, width: number): number =>
  rise(middle - width, middle, hour) * (1 - rise(middle, middle + width, hour));
