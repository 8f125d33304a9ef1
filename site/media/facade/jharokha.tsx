import type { ReactNode } from 'react';
import paints from '../paints.module.css';
import { BAY, LEFT, STOREY, storeyTop, type Storey } from './plan.ts';
import { Window, type Glass, type WindowShape } from './window.tsx';

export const jharokhaWindow: WindowShape = {
  id: 'fj',
  width: 134,
  height: 204,
  lobes: 4,
  frame: 9,
  depth: [9, 4],
  sill: false,
};

/** Half the breadth of each corbel under the balcony and its thickness, from the top down. */
const corbels = [
  [101, 8],
  [85, 7],
  [65, 7],
  [43, 6],
] as const;

const HALF = 87;
const TOP = -226;

/** Shadow, body, bent roof and finial of a jharokha; the origin is the middle of its sill. To be placed in `<defs>`. */
export function JharokhaParts() {
  const eave = TOP + 10;
  const rail = 'M-95-24h190v24H-95Z';
  const ends = { left: -HALF - 18, right: HALF + 18, y: eave };
  return (
    <>
      <g id="f-jharokha">
        <path fill="var(--f-shade)" d={`M${HALF} ${TOP}l14 20V14h-14Z`} />
        <path className={paints.wall} d={`M${-HALF} ${TOP}H${HALF}V6H${-HALF}Z`} />
        <path fill="var(--f-wall2)" d={`M${-HALF} ${TOP - 6}Q0 ${TOP - 56} ${HALF} ${TOP - 6}V${eave}H${-HALF}Z`} />
        <path className={paints.hair} d={`M${-HALF} ${eave}H${HALF}`} />
        <path
          className={paints.cobalt}
          d={`M${ends.left} ${ends.y}C${ends.left + 16} ${TOP - 30}-46 ${TOP - 44} 0 ${TOP - 44}S${ends.right - 16} ${TOP - 30} ${ends.right} ${ends.y}C${ends.right - 30} ${TOP - 10} 50 ${TOP - 18} 0 ${TOP - 18}S${ends.left + 30} ${TOP - 10} ${ends.left} ${ends.y}Z`}
        />
        <path
          stroke="var(--f-wall)"
          opacity="0.55"
          d={`M${ends.left + 8} ${TOP + 2}C${ends.left + 30} ${TOP - 22}-48 ${TOP - 31} 0 ${TOP - 31}S${ends.right - 30} ${TOP - 22} ${ends.right - 8} ${TOP + 2}`}
        />
        <path className={paints.ink} d={`M0 ${TOP - 44}v-16`} />
        <circle className={paints.bead} cy={TOP - 54} r="3.5" />
      </g>
      <g id="f-balcony">
        <path fill="var(--f-wall2)" d={rail} />
        <path className={paints.ink} fill="url(#f-star)" d={rail} />
        <path className={paints.wall} d={corbelPath()} />
      </g>
    </>
  );
}

function corbelPath(): string {
  let y = 0;
  let path = '';
  for (const [half, height] of corbels) {
    path += `M${-half} ${y}H${half}v${height}H${-half}Z`;
    y += height;
  }
  return path;
}

type Props = {
  /** The left one of the two bays it takes. */
  bay: number;
  /** The lower one of the two storeys it takes. */
  storey: Storey;
  glass: Glass;
  scene: ReactNode;
};

/** A projecting window two bays wide and two storeys high: the work that matters most. */
export function Jharokha({ bay, storey, glass, scene }: Props) {
  const x = LEFT + (bay + 1) * BAY;
  const y = storeyTop(storey) + STOREY - 46;
  return (
    <>
      <use href="#f-jharokha" x={x} y={y} />
      <Window shape={jharokhaWindow} at={[x, y]} glass={glass} scene={scene} />
      <use href="#f-balcony" x={x} y={y} />
    </>
  );
}
