/** The state of the drawing in one frame of the video. */
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

/** A loop of twelve seconds. */
export const film = { seconds: 12, framesPerSecond: 20, width: 1280, height: 640 } as const;
export const frameCount = film.seconds * film.framesPerSecond;

/** The hour shown at each second of the loop: slow in the evening, fast at night, when little moves. */
const clock = [
  { second: 0, hour: 6 },
  { second: 5.6, hour: 16.8 },
  { second: 9.2, hour: 20.4 },
  { second: 10.6, hour: 28.4 },
  { second: film.seconds, hour: 30 },
] as const;

/** The hour of a frame, from six in the morning to six on the next; the last frame leads into the first. */
export function hourOf(frame: number): number {
  const second = frame / film.framesPerSecond;
  const next = clock.findIndex((point) => point.second > second);
  const [from, to] = [clock.at(next - 1), clock.at(next)];
  if (next < 0 || !from || !to) return 30;
  return from.hour + ((second - from.second) / (to.second - from.second)) * (to.hour - from.hour);
}

/** A shadow longer than this lies outside the picture. */
const LONGEST_LEAN = 1.5;

/** The state of sky, shadow and windows at an hour between 6 and 30. */
export function momentAt(hour: number, windows: number): Moment {
  const turn = ((hour - 6) / 12) * Math.PI;
  const altitude = Math.sin(turn);
  const east = Math.cos(turn);
  return {
    sunTurn: 180 - (180 * (hour - 6)) / 12,
    sunOpacity: rise(-0.16, 0.02, altitude),
    dusk: hour < 24 ? rise(18.2, 19.4, hour) : 1 - rise(28.7, 29.7, hour),
    glow: Math.max(
      bump(hour, [16.4, 17.8, 18.2, 18.9]),
      bump(hour, [28.9, 29.8, 30, 31.8]),
      bump(hour + 24, [28.9, 29.8, 30, 31.8]),
    ),
    lamps: Array.from({ length: windows }, (_, index) => lampAt(hour, index, windows)),
    shadowLean: clamp((-east / Math.max(altitude, 0.2)) * 0.55, -LONGEST_LEAN, LONGEST_LEAN),
    shadowOpacity: rise(0.03, 0.4, altitude),
  };
}

/** Lamps are lit one after the other from half past five on, here and there; the first to come on is not the first to go out. */
function lampAt(hour: number, index: number, windows: number): number {
  const on = 17.6 + (((index * 3) % windows) / windows) * 1.5;
  const off = 25 + (((index * 7) % windows) / windows) * 3;
  return rise(on, on + 0.35, hour) * (1 - rise(off, off + 0.35, hour));
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** From 0 at `from` to 1 at `to`, without a corner at either end. */
function rise(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}

/** Rises between the first two hours, falls between the last two. */
const bump = (hour: number, [from, full, still, gone]: readonly [number, number, number, number]): number =>
  rise(from, full, hour) * (1 - rise(still, gone, hour));
