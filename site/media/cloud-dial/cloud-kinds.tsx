import { archRise, num, type Point } from '../facade/geometry.ts';
import { namedFigures } from '../named-figures.tsx';
import { TickRing } from '../tick-ring.tsx';
import paints from '../paints.module.css';

const GROUND = 132;
const ground = <path stroke="var(--ink)" d={`M16 ${GROUND}.5H224`} />;
const { cobalt, ink, pale, sight, turquoise, wall } = paints;
/** Windows of yours: cobalt by day, lit at dusk. */
const yours = { fill: 'var(--f-lit-a)', stroke: 'var(--f-line)' };

/** Rows of windows, each ending in the same letters, so that they compress to little. */
function windows(xs: readonly number[], ys: readonly number[], [width, height]: Point = [10, 18]): string {
  const rise = archRise(width, 0.62);
  const side = num(height - rise);
  const half = `a${num(width * 0.62)} ${num(width * 0.62)} 0 0 1 ${width / 2}`;
  const arch = `v-${side}${half}-${num(rise)}${half} ${num(rise)}v${side}Z`;
  return ys.flatMap((y) => xs.map((x) => `M${x} ${y + height}${arch}`)).join('');
}

/** The house of a provider under its cornice. */
const house = (x: number, top: number, width: number, domed = false) => (
  <>
    <path className={wall} d={`M${x} ${GROUND}V${top}h${width}V${GROUND}Z`} />
    <path className={turquoise} d={`M${x - 4} ${top}v-6h${width + 8}v6Z${domed ? dome(x + width / 2, top - 6) : ''}`} />
  </>
);
const dome = (x: number, foot: number): string => `M${x - 11} ${foot}q-3-12 11-20q14 8 11 20Z`;

/** A house of your own under its cobalt roof: whoever is in it is yours. */
const ownHouse = (x: number, scale = 1.1) => (
  <g transform={`translate(${x} ${GROUND})scale(${scale})`} strokeWidth={num(1 / scale)}>
    <path className={wall} d="M-24 0V-42H24V0Z" />
    <path className={cobalt} d="M-32-42Q-14-48 0-66 14-48 32-42Z" />
    <path {...yours} d={windows([-19, 9], [-30]) + windows([-6], [-32], [12, 32])} />
  </g>
);

/** Rooms one upon the other, the lowest on the ground. */
const rooms = (x: number, count: number): string =>
  Array.from({ length: count }, (_, storey) => `M${x} ${GROUND - storey * 26}v-24h32v24Z`).join('');

/**
 * The eight kinds of cloud, by who owns the house and where it stands: the cobalt roof and the
 * windows that are lit at dusk are yours, and the rest of a house with a turquoise cornice is its provider's.
 */
export const CloudKind = namedFigures(
  [
    // Your house alone, within its own wall.
    <g key="private">
      <path
        className={wall}
        d={`M36 ${GROUND}v-24q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0h72q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0v24Z`}
      />
      {ownHouse(120, 1.5)}
      {ground}
    </g>,
    // Your house, and a window of yours in a provider's, with a way between them.
    <g key="hybrid">
      {house(138, 58, 72)}
      <path className={pale} d={windows([147, 169, 191], [66, 89, 112])} />
      <path {...yours} d={windows([147], [89])} />
      {ownHouse(58)}
      <path className={sight} d="M86 99H145" />
      {ground}
    </g>,
    // A provider's large house of many tenants; one window is yours.
    <g key="public">
      {house(44, 46, 152, true)}
      <path className={pale} d={windows([51, 69, 87, 105, 125, 143, 161, 179], [54, 80, 106])} />
      <path {...yours} d={windows([125], [80])} />
      {ground}
    </g>,
    // A window in each of several houses.
    <g key="multi">
      {house(24, 72, 52)}
      {house(96, 50, 48, true)}
      {house(164, 84, 52)}
      <path
        className={pale}
        d={windows([33, 57], [81, 107]) + windows([103, 127], [58, 83, 108]) + windows([173, 197], [94])}
      />
      <path {...yours} d={windows([57], [81]) + windows([103], [83]) + windows([173], [94])} />
      {ground}
    </g>,
    // Your house between two providers.
    <g key="hybrid-multi">
      {house(20, 62, 46, true)}
      {house(174, 62, 46)}
      <path className={pale} d={windows([27, 49, 181, 203], [69, 90, 111])} />
      <path {...yours} d={windows([49, 181], [90])} />
      {ownHouse(120)}
      <path className={sight} d="M61 99H92M148 99H179" />
      {ground}
    </g>,
    // One house many times, on the curve of the earth.
    <g key="distributed">
      <TickRing className={ink} centre={[120, 272]} from={52} to={128} ring={[152, 6]} step={2} />
      {[-30, -15, 0, 15, 30].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 120 272)`}>
          <path className={wall} d="M109 114V84h22v30Z" />
          <path className={turquoise} d={dome(120, 84)} />
          <path {...yours} d={windows([115], [92], [10, 22])} />
        </g>
      ))}
    </g>,
    // The works reckons under its own roof, and goes on when the way to the provider is cut.
    <g key="fog">
      <path className={wall} d={`M24 ${GROUND}V78l25-18v18l25-18v18l25-18V${GROUND}ZM99 ${GROUND}V34h13V${GROUND}`} />
      <path className={paints.plate} d="M48 98a12 12 0 1 0 .01 0ZM48 106a4 4 0 1 0 .01 0Z" />
      <path {...yours} d={windows([70], [94], [20, 38])} />
      {house(184, 92, 32)}
      <path className={pale} d={windows([188, 202], [100])} />
      <path className={sight} d="M117 108H139M163 108H182" />
      <path className={ink} strokeWidth="2" d="m146 103 10 10m0-10-10 10" />
      {ground}
    </g>,
    // A house of separate rooms, of which one is lifted out and replaced.
    <g key="native">
      <path className={wall} d={rooms(49, 3) + rooms(85, 3) + rooms(121, 2) + rooms(157, 3)} />
      <path
        className={pale}
        d={windows([57, 93, 165], [62, 88, 114], [16, 14]) + windows([129], [88, 114], [16, 14])}
      />
      <path className={ink} d="M137 8V24" />
      <path className={paints.bead} d="M121 24h32v24h-32Z" />
      <path className={cobalt} d={windows([129], [30], [16, 14])} />
      {ground}
    </g>,
  ],
  { viewBox: '0 0 240 160' },
);
