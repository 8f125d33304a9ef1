import type { NeedId } from '../../../content/pages/explore.ts';
import { namedFigures } from '../named-figures.tsx';
import { arcPath, TickRing } from '../tick-ring.tsx';
import styles from './observatory.module.css';

const line = { stroke: 'var(--drawn, currentColor)' };
export const fine = { ...line, strokeOpacity: 0.6 };
const solid = { fill: 'var(--drawn, currentColor)' };
const whole = { centre: [0, 0], from: 0, to: 360 } as const;
const ring = (radius: number): string => arcPath({ ...whole, radius });

/** The great gnomon: a stair between two quadrants. */
function Gnomon() {
  const left = { centre: [0, 0], from: 128, to: 232 } as const;
  const right = { centre: [0, 0], from: -52, to: 52 } as const;
  return (
    <>
      <path
        stroke="var(--stone, color-mix(in oklch, currentColor 14%, transparent))"
        strokeWidth="18"
        d={arcPath({ ...left, radius: 70 }) + arcPath({ ...right, radius: 70 })}
      />
      <TickRing {...fine} {...left} ring={[61, 18]} step={4} />
      <TickRing {...fine} {...right} ring={[61, 18]} step={4} />
      <path className={styles.stone} d="M-13-92h26V92h-26Z" />
      <path {...line} strokeWidth="26" strokeDasharray="1 6.9" d="M0-90V90" />
      <path {...line} d="M-84 0h71M13 0h71" />
    </>
  );
}

/** Twelve walls around a pillar: what one misses, its twin shows. */
function RoundWalls() {
  return (
    <>
      <path className={styles.stone} d={ring(84)} />
      <TickRing {...line} {...whole} ring={[26, 46]} step={30} breadth={8} />
      <path {...line} fill="none" d={ring(72) + ring(26)} />
      <path {...solid} d={ring(9)} />
    </>
  );
}

/** Small dials in a row, each larger than the one before. */
function GrowingDials() {
  const dials = [
    { x: -74, size: 16 },
    { x: -44, size: 24 },
    { x: -4, size: 34 },
    { x: 52, size: 46 },
  ];
  return (
    <>
      {dials.map(({ x, size }) => (
        <g key={x} transform={`translate(${x} ${62 - size})`}>
          <path className={styles.stone} d={`M${-size / 2} ${-size}h${size}v${2 * size}h${-size}Z`} />
          <path {...solid} d={`M${-size / 8} ${-size}h${size / 4}v${2 * size}h${-size / 4}Z`} />
          <path {...line} d={`M${-size / 2} 0A${size / 2} ${size / 2} 0 0 0 ${size / 2} 0`} />
        </g>
      ))}
      <path {...line} d="M-92 72H84" />
    </>
  );
}

/** A bowl of marble with the sky's lines on it. */
function SkyBowl() {
  return (
    <>
      <path className={styles.stone} d={ring(84)} />
      <TickRing {...fine} {...whole} ring={[74, 10]} step={5} />
      <path {...line} d={ring(74)} />
      <path
        {...line}
        d="M-74 0Q0-52 74 0M-74 0Q0 52 74 0M-74 0H74M0-74V74M-52-52Q0 0-52 52M52-52Q0 0 52 52M-52-52Q0-84 52-52M-52 52Q0 84 52 52"
      />
      <path {...solid} d={ring(5)} />
    </>
  );
}

/** A pavilion from above: one great dome, four small ones. */
function Pavilion() {
  const corners = [-58, 58].flatMap((x) => [-58, 58].map((y) => ({ x, y })));
  return (
    <>
      <path className={styles.stone} d="M-80-80H80V80H-80Z" />
      <path {...line} d="M-70-70H70V70H-70Z" />
      {corners.map(({ x, y }) => (
        <path
          key={`${x}${y}`}
          className={styles.dome}
          d={`M${x - 16} ${y}a16 16 0 1 0 32 0a16 16 0 1 0-32 0M${x - 16} ${y}h32M${x} ${y - 16}v32`}
        />
      ))}
      <path className={styles.dome} d={ring(44)} />
      <TickRing {...fine} {...whole} ring={[6, 38]} step={22.5} />
      <path {...solid} d={ring(6)} />
    </>
  );
}

/** The gate, both leaves open, with its steps. */
function Gate() {
  return (
    <>
      <path className={styles.stone} d="M-96-26h52v52h-52ZM44-26h52v52h-52Z" />
      <path
        className={styles.dome}
        d="M-90 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0M-90 0h40M-70-20v40M50 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0M50 0h40M70-20v40"
      />
      <path {...line} d="M-44 10h88M-44 18h88M-44 26h88" />
      <path {...line} strokeWidth="5" d="M-44-14V-58M44-14V-58" />
      <path {...fine} strokeDasharray="4 4" d="M-44-58A44 44 0 0 1 0-14M44-58A44 44 0 0 0 0-14" />
    </>
  );
}

/** Six instruments seen from above, in a field of 200 by 200 around the origin; each stands for one need of the map. */
export const instruments = {
  start: Gnomon,
  repair: RoundWalls,
  grow: GrowingDials,
  learn: SkyBowl,
  people: Pavilion,
  talk: Gate,
} as const satisfies Record<NeedId, () => React.ReactNode>;

/** The three instruments that the company is named after, drawn in the current colour. */
export const InstrumentFigure = namedFigures(
  [<Gnomon key="samrat" />, <SkyBowl key="jai-prakash" />, <RoundWalls key="rama" />],
  { viewBox: '-94 -94 188 188' },
);
