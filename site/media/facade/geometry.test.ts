import { expect, test } from 'vitest';
import { cuspedArch } from './cusped-arch.ts';
import { archRise, num, pointedArch, polar } from './geometry.ts';

const box = { x: -33, y: -104, width: 66, height: 104 };

/** The places in which the segments of a path end, for paths of absolute M, V, H, A and Q commands. */
function corners(path: string): { xs: number[]; ys: number[] } {
  const segments = [...path.matchAll(/([MVHAQ])([^MVHAQZ]*)/g)].map(([, command = '', numbers = '']) => {
    return { command, end: numbers.trim().split(/\s+/).map(Number).slice(-2) };
  });
  return {
    xs: segments.filter(({ command }) => command !== 'V').map(({ end: [x = Number.NaN] }) => x),
    ys: segments.filter(({ command }) => command !== 'H').map(({ end }) => end.at(-1) ?? Number.NaN),
  };
}

test('numbers are written to a tenth of a pixel, without a negative zero, and angles run counter-clockwise from the right', () => {
  expect([num(1.249), num(-0.04), num(12)]).toEqual(['1.2', '0', '12']);
  expect(polar([10, 10], 5, 90).map(num)).toEqual(['10', '5']);
});

test('a pointed arch springs from two circles that meet at the tip, in the middle of the top of its box', () => {
  const [radius, rise] = [66 * 0.62, archRise(66, 0.62)];
  // The tip is one radius away from the centre of the circle that begins at the opposite foot.
  expect(Math.hypot(radius - 33, rise)).toBeCloseTo(radius);
  const { xs, ys } = corners(pointedArch(box));
  expect(xs).toEqual([-33, 0, 33]);
  expect(ys.map(num)).toEqual([0, rise - 104, -104, rise - 104, 0].map(num));
});

test.each([3, 4, 5])('a cusped arch of %i lobes on each side has an ogee tip and equal sides in its jambs', (lobes) => {
  const path = cuspedArch(box, lobes);
  expect([path.match(/A/g)?.length, path.match(/Q/g)?.length]).toEqual([2 * lobes, 2]);
  const { xs } = corners(path);
  expect(xs.toReversed().map((x) => num(-x))).toEqual(xs.map(num));
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([-33, 33]);
});
