import { describe, expect, it } from 'vitest';
import { takenCells } from './bolted-gate.tsx';
import { cityBlocks } from './city-blocks.ts';
import { crowds } from './three-arches.tsx';

describe('the drawings of the guides', () => {
  it('let 40 tiles wait at the first arch, 14 at the second and 5 at the third', () => {
    const counts = crowds.map(({ columns }) => columns.reduce((sum: number, column) => sum + column, 0));
    expect(counts).toEqual([40, 14, 5]);
  });

  it('lay out the same city at every build, with the garden and the tank left open', () => {
    const blocks = cityBlocks();
    expect(blocks).toEqual(cityBlocks());
    expect(blocks.length).toBeGreaterThan(120);
    const inGarden = blocks.filter(({ x, y }) => x >= 8 && x < 168 && y < -184);
    const inTank = blocks.filter(({ x, y }) => x < -184 && y >= 8 && y < 168);
    expect([...inGarden, ...inTank]).toEqual([]);
  });

  it('spread strange tiles over a part of the lattice, not over all of it', () => {
    const taken = takenCells().length;
    expect(taken).toBeGreaterThan(20);
    expect(taken).toBeLessThan(110);
  });
});
