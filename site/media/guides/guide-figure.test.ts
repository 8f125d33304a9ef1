import { describe, expect, it } from 'vitest';
import { takenCells } from './bolted-gate.tsx';
import { cityBlocks, cityPlans, citySectors, SECTOR } from './city-blocks.ts';
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

  it('fill the city with houses, and leave the garden in the north and the tank in the west open', () => {
    const houses = citySectors.map(({ plan }) => cityPlans[Number(plan)]?.length ?? 0);
    expect(Math.min(...houses)).toBeGreaterThan(0);
    expect(houses.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(120);
    const places = citySectors.map(({ at }) => at);
    expect(new Set(places).size).toBe(14);
    expect(places).not.toContain('88 -264');
    expect(places).not.toContain('-264 88');
  });

  it('spread strange tiles over a part of the lattice, not over all of it', () => {
    const taken = takenCells().length;
    expect(taken).toBeGreaterThan(20);
    expect(taken).toBeLessThan(110);
  });
});
