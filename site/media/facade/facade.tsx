import { Dial } from './dial.tsx';
import paints from '../paints.module.css';
import styles from './facade.module.css';
import { num, pointedArch } from './geometry.ts';
import { Jharokha, JharokhaParts, jharokhaWindow } from './jharokha.tsx';
import { DentilPattern, LatticePattern, LouvrePattern } from './lattices.tsx';
import { HEIGHT, LATITUDE, LEFT, RIGHT, STEP, BAY, STOREY, storeys, storeyTop, WIDTH } from './plan.ts';
import * as scenes from './scenes.tsx';
import { Stair, StairParts } from './stair.tsx';
import { StoreyWall } from './storey.tsx';
import { Tower } from './tower.tsx';
import { WindowParts } from './window.tsx';
import { smallWindow, SmallWindows } from './small-windows.tsx';

/** The wall runs on past both edges of the drawing, for windows wider than it. */
const FAR_LEFT = -400;
const FAR_RIGHT = 2960;
/** The low garden wall beside the building. */
const WALL_TOP = 704;

/** Feet of the four flights, from the lowest, which begins a flight before the building does. */
const flights = [0, 1, 2, 3].map((index) => ({
  x: LEFT + (index - 1) * STEP * BAY,
  y: HEIGHT - index * STOREY,
  open: index < 2,
}));

function Definitions() {
  const niche = pointedArch({ x: 11, y: 16, width: 27, height: 32 }, 0.66);
  return (
    <defs>
      <LatticePattern id="f-hex" of="hex" />
      <LatticePattern id="f-hex-dark" of="hex" dark />
      <LatticePattern id="f-star" of="star" />
      <LatticePattern id="f-star-dark" of="star" dark />
      <LatticePattern id="f-fish" of="fish" />
      <LatticePattern id="f-fish-dark" of="fish" dark />
      <LouvrePattern id="f-louvre" />
      <DentilPattern id="f-dentil" x={4} />
      <pattern id="f-niches" width="49" height="56" y={WALL_TOP} patternUnits="userSpaceOnUse">
        <path fill="var(--f-shade)" stroke="var(--f-line)" d={niche} />
      </pattern>
      <StairParts />
      <WindowParts {...smallWindow} />
      <WindowParts {...jharokhaWindow} />
      <JharokhaParts />
    </defs>
  );
}

/** A dotted line of sight along the stair: the gnomon's edge, which points at the pole. It breaks off around its label. */
function SightLine() {
  return (
    <>
      <path className={paints.sight} d="M420 745 1040 430.6M1100 400.2 1440 227.7" />
      <g className={styles.numerals} transform={`translate(1071 419) rotate(${-LATITUDE})`}>
        <text aria-hidden="true">{`${LATITUDE}° N`}</text>
      </g>
    </>
  );
}

function GardenWall() {
  const foot = HEIGHT - WALL_TOP;
  return (
    <>
      <path fill="var(--f-wall2)" d={`M${FAR_LEFT} ${WALL_TOP}H${FAR_RIGHT}v${foot}H${FAR_LEFT}Z`} />
      <path
        fill="url(#f-niches)"
        d={`M${FAR_LEFT} ${WALL_TOP}H560v${foot}H${FAR_LEFT}ZM${RIGHT} ${WALL_TOP}H${FAR_RIGHT}v${foot}H${RIGHT}Z`}
      />
      <path className={paints.ink} d={`M${FAR_LEFT} ${WALL_TOP}H560M${RIGHT} ${WALL_TOP}H${FAR_RIGHT}`} />
    </>
  );
}

/**
 * The hero's picture: a façade of windows that is also a sundial, each lit window one kind of work.
 * Drawn for a viewport of 1440 px and cropped by its container; colours follow the theme, by day and at dusk.
 * Its ids begin with `f`, so it may stand once on a page. Without its styles, which may come later, it is not seen.
 */
export function Facade({ label }: { label: string }) {
  return (
    <svg className={styles.facade} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <Definitions />
      <Dial />
      <SightLine />
      <GardenWall />
      {flights.map((flight) => (
        <Stair key={flight.y} {...flight} />
      ))}
      {storeys.map((storey) => (
        <StoreyWall key={storey} storey={storey} />
      ))}
      <path fill="var(--f-shade)" d={`M${RIGHT} ${num(storeyTop(4) + 8)}h10V${HEIGHT}h-10Z`} />
      <SmallWindows />
      <Jharokha bay={4} storey={1} glass="litA" scene={scenes.code} />
      <Jharokha bay={7} storey={2} glass="litB" scene={scenes.chart} />
      <Jharokha bay={9} storey={1} glass="litC" scene={scenes.phone} />
      <Tower />
      <path stroke="var(--ink)" d={`M${FAR_LEFT} ${HEIGHT - 0.5}H${FAR_RIGHT}`} />
    </svg>
  );
}
