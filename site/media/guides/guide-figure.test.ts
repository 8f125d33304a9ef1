import { describe, expect, it } from 'vitest';
import { takenCells } from './bolted-gate.tsx';
import { cityBlocks, SECTOR } from './city-blocks.ts';
import { crowds } from './three-arches.tsx';

describe('the drawings of the guides', () => {
  it('let 40 tiles wait at the first arch, 14 at the second and 5 at the third', () => {
    const counts = crowds.map(({ columns }) => columns.reduce((sum: number, column) => sum + column, 0));
    expect(counts).toEqual([40, 14, 5]);
  });

  it('lay out the same sector at every build, filled from edge to edge', () => {
    const blocks = cityBlocks(1727);
    expect(blocks).toEqual(cityBlocks(1727));
    expect(Math.min(...blocks.map(({ x }) => x))).toBe(-SECTOR / 2);
    expect(Math.max(...blocks.map(({ x, width }) => x + width))).toBe(SECTOR / 2);
    expect(Math.max(...blocks.map(({ y, height }) => y + height))).toBe(SECTOR / 2);
  });

  it('spread strange tiles over a part of the lattice, not over all of it', () => {
    const taken = takenCells().length;
    expect(taken).toBeGreaterThan(20);
    expect(taken).toBeLessThan(110);
  });
});
