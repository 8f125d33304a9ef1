import { describe, expect, test } from 'vitest';
import { cuspedArch } from './cusped-arch.ts';
import { archRise, num, pointedArch, polar } from './geometry.ts';

/** Every coordinate pair a path ends a segment on, for paths of absolute M, V, H, A and Q commands. */
function corners(path: string): { xs: number[]; ys: number[] } {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command, rest = ''] of path.matchAll(/([MVHAQ])([^MVHAQZ]*)/g)) {
    const numbers = rest.trim().split(/\s+/).map(Number);
    if (command === 'V') ys.push(...numbers);
    else if (command === 'H') xs.push(...numbers);
    else {
      xs.push(numbers.at(-2) ?? Number.NaN);
      ys.push(numbers.at(-1) ?? Number.NaN);
    }
  }
  return { xs, ys };
}

const box = { x: -33, y: -104, width: 66, height: 104 };

test('numbers are written to a tenth of a pixel, without a negative zero', () => {
  expect([num(1.249), num(-0.04), num(12)]).toEqual(['1.2', '0', '12']);
});

test('polar angles run counter-clockwise from the right, with y down', () => {
  const [x, y] = polar([10, 10], 5, 90);
  expect([num(x), num(y)]).toEqual(['10', '5']);
});

describe('a pointed arch', () => {
  test('fills its box: both feet at the bottom, the tip in the middle of the top', () => {
    const { xs, ys } = corners(pointedArch(box));
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([-33, 33]);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([-104, 0]);
    expect(pointedArch(box)).toContain('0 -104A');
  });

  test('springs from two circles that meet at the tip', () => {
    const radius = 66 * 0.62;
    const rise = archRise(66, 0.62);
    // The tip is one radius away from the centre of the circle that begins at the opposite foot.
    expect(Math.hypot(radius - 33, rise)).toBeCloseTo(radius);
  });
});

describe('a cusped arch', () => {
  test('has the given lobes on each side and an ogee tip', () => {
    const path = cuspedArch(box, 3);
    expect(path.match(/A/g)).toHaveLength(6);
    expect(path.match(/Q/g)).toHaveLength(2);
  });

  test('is the same on both sides', () => {
    const { xs } = corners(cuspedArch(box, 4));
    const mirrored = xs.map((x) => num(-x)).toSorted();
    expect(xs.map((x) => num(x)).toSorted()).toEqual(mirrored);
  });

  test('stays between its jambs, its lobes included', () => {
    const { xs } = corners(cuspedArch(box, 5));
    expect(Math.min(...xs)).toBe(-33);
    expect(Math.max(...xs)).toBe(33);
  });
});
