import type { Box } from '../facade/geometry.ts';
import { seeded } from './rectangles.ts';

/** A house of the plan; its tone is one of four glazes. */
export type Block = Box & { tone: number };

export const SECTOR = 160;
const GAP = 3;
const BREADTHS = [25, 28, 32, 38, 51];
const DEPTHS = [21, 35, 49, 63];

/** The houses of one sector about its middle. Two such sectors, turned, make the city: a plan of all fourteen costs several times the bytes. */
function cityBlocks(seed: number): Block[] {
  const random = seeded(seed);
  const pick = (choices: readonly number[]) => choices[Math.floor(random() * choices.length)] ?? SECTOR;
  /** Lengths that fill a sector; what would be too thin to stand alone joins the last one. */
  const cut = (choices: readonly number[]): { at: number; size: number }[] => {
    const pieces: { at: number; size: number }[] = [];
    for (let at = 0; at < SECTOR;) {
      const size = pick(choices);
      const rest = SECTOR - at - size - GAP;
      pieces.push({ at: at - SECTOR / 2, size: rest < 20 ? SECTOR - at : size });
      at += rest < 20 ? SECTOR : size + GAP;
    }
    return pieces;
  };
  return cut(BREADTHS).flatMap((column) =>
    cut(DEPTHS).map((row) => ({
      x: column.at,
      y: row.at,
      width: column.size,
      height: row.size,
      tone: Math.floor(random() ** 1.4 * 4),
    })),
  );
}

/** The plans that the sectors share. */
export const cityPlans = [1727, 1734].map(cityBlocks);

/**
 * The sectors from north to south and west to east: which plan, and by how many quarters it is turned.
 * Broad roads run between them, as in the old city; the garden in the north and the tank in the west stay open.
 */
export const citySectors = ['03 11 .. 00', '12 00 13 02', '.. 01 10 03', '02 13 01 12'].flatMap((row, south) =>
  row
    .split(' ')
    .map(([plan, quarters], east) => ({ plan, quarters, at: `${east * 176 - 264} ${south * 176 - 264}` }))
    .filter(({ plan }) => plan !== '.'),
);
