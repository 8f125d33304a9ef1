import type { Box } from '../facade/geometry.ts';
import { seeded } from './rectangles.ts';

/** A house of the plan; its tone is one of four glazes. */
export type Block = Box & { tone: number };

/** West and north edges of the sectors: broad roads run between them, as in the old city. */
const edges = [-344, -168, 8, 184] as const;
const SECTOR = 160;
const GAP = 3;
const BREADTHS = [25, 28, 32, 38, 51];
const DEPTHS = [21, 35, 49, 63];
/** Houses farther out than the plate reaches are not drawn. */
const REACH = 322;

/** The houses of every sector but two: the garden in the north and the tank in the west. */
export function cityBlocks(): Block[] {
  const random = seeded(1727);
  const pick = (choices: readonly number[]) => choices[Math.floor(random() * choices.length)] ?? SECTOR;
  /** Lengths that fill a sector; what would be too thin to stand alone joins the last one. */
  const cut = (choices: readonly number[]): { at: number; size: number }[] => {
    const pieces: { at: number; size: number }[] = [];
    for (let at = 0; at < SECTOR;) {
      const size = pick(choices);
      const rest = SECTOR - at - size - GAP;
      pieces.push({ at, size: rest < 20 ? SECTOR - at : size });
      at += rest < 20 ? SECTOR : size + GAP;
    }
    return pieces;
  };
  const sectors = edges.flatMap((y) => edges.map((x) => ({ x, y }))).filter(({ x, y }) => !isOpen(x, y));
  return sectors
    .flatMap(({ x, y }) =>
      cut(BREADTHS).flatMap((column) =>
        cut(DEPTHS).map((row) => ({
          x: x + column.at,
          y: y + row.at,
          width: column.size,
          height: row.size,
          tone: Math.floor(random() ** 1.4 * 4),
        })),
      ),
    )
    .filter(isInReach);
}

const isOpen = (x: number, y: number) => (x === 8 && y === -344) || (x === -344 && y === 8);

const isInReach = ({ x, y, width, height }: Box) =>
  Math.hypot(Math.max(x, -x - width, 0), Math.max(y, -y - height, 0)) < REACH;
