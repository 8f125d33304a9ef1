import { pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';

const doors = [200, 160, 120, 80, 42];
const fills = [paints.wall, paints.plate, paints.pale, paints.turquoise, paints.cobalt];
const box = (half: number) => ({ x: 220 - half, y: 356 - half * 1.72, width: half * 2, height: half * 1.72 });

/** One request goes in through every layer, as far as the store, and comes out again. */
export function NestedDoors() {
  return (
    <svg viewBox="0 0 440 372" aria-hidden="true">
      {doors.map((half, index) => (
        <path key={half} className={fills[index]} d={pointedArch(box(half))} />
      ))}
      <path className={paints.bead} d="M203 326h34v30h-34Z" />
      <path className={paints.ink} d="M203 338h34M216 332h8" />
      <path stroke="var(--ink)" d="M0 356.5H440" />
      <path stroke="var(--f-sun)" strokeWidth="3" d="M4 314H200M200 342H4M190 306l10 8-10 8M14 334 4 342l10 8" />
    </svg>
  );
}
