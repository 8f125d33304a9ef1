import { linearSrgb, parseOklch, type Oklch } from '../../styles/contrast.ts';

/** A colour with its opacity, from 0 to 1. */
export type Colour = Oklch & { alpha: number };

/** Reads `oklch(45% 0.19 264 / 0.5)`. */
export function parseColour(text: string): Colour {
  const [, , , alpha = 1] = [...text.matchAll(/[\d.]+/g)].map(Number);
  return { ...parseOklch(text), alpha };
}

/** Writes `#1f3fb3`, or `#1f3fb380` when it is not opaque: the rasteriser does not support OKLCH. */
export function writeColour(colour: Colour): string {
  const channels = linearSrgb(colour).map((light) =>
    light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055,
  );
  return `#${(colour.alpha < 1 ? [...channels, colour.alpha] : channels).map(byte).join('')}`;
}

const byte = (share: number) =>
  Math.round(255 * share)
    .toString(16)
    .padStart(2, '0');

/** Two colours mixed as `color-mix(in oklch, …)` does; `share` belongs to the first. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const between = (a: number, b: number) => a * share + b * (1 - share);
  // The shorter way round the hue circle.
  const turn = ((((other.hue - one.hue) % 360) + 540) % 360) - 180;
  return {
    lightness: between(one.lightness, other.lightness),
    chroma: between(one.chroma, other.chroma),
    hue: one.hue + turn * (1 - share),
    alpha: between(one.alpha, other.alpha),
  };
}
