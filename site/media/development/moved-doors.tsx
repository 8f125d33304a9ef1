import { num, pointedArch } from '../facade/geometry.ts';
import { glazed } from './glazed.ts';

/** Left edges of the new doors. */
const doors = [720, 816, 912, 1008, 1104] as const;
/** The new door that each of the old ones leads to. */
const ways = [0, 0, 1, 1, 2, 3, 3, 4] as const;
const old = ways.map((way, index) => ({ x: 20 + index * 72, to: doors[way] }));

/** Eight old addresses as a row of small doors; a line from each of them leads to a door of the new house. */
export function MovedDoors() {
  return (
    <svg viewBox="0 0 1200 380" aria-hidden="true">
      <path {...glazed.far} d="M-1200 340H2400" />
      <path
        fill="var(--glaze-deep)"
        stroke="var(--on-glaze)"
        strokeWidth="1.5"
        d={old.map(({ x }) => pointedArch({ x, y: 256, width: 44, height: 84 })).join('')}
      />
      <path {...glazed.dots} d={old.map(({ x }) => `M${x - 6} 340V250l28-36 28 36v90`).join('')} />
      <path {...glazed.built} d="M690 150H1196V340H690Z" />
      <path {...glazed.turq} d="M676 150C760 80 860 76 943 34 1026 76 1126 80 1210 150Z" />
      <path {...glazed.line} d="M943 34V4" />
      <path fill="var(--marigold)" d="M943 4h40l-8 8 8 8h-40Z" />
      <path
        {...glazed.stone}
        d={doors.map((x) => pointedArch({ x: x - 4, y: 216, width: 66, height: 124 })).join('')}
      />
      <path {...glazed.deep} d={doors.map((x) => pointedArch({ x: x + 6, y: 232, width: 46, height: 108 })).join('')} />
      <path
        {...glazed.way}
        d={old
          .map(({ x, to }) => {
            const [from, end] = [x + 22, to + 29];
            const height = 210 - (end - from) * 0.24;
            return `M${from} 300C${from} ${num(height)} ${end} ${num(height)} ${end} 290`;
          })
          .join('')}
      />
      <path fill="var(--marigold)" d={doors.map((x) => `M${x + 22} 286h14l-7 12Z`).join('')} />
    </svg>
  );
}
