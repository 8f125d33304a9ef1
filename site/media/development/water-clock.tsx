import { num, polar, type Point } from '../facade/geometry.ts';
import { Numerals } from '../numerals.tsx';
import { arcPath, TickRing } from '../tick-ring.tsx';
import styles from './water-clock.module.css';

const line = { stroke: 'var(--on-glaze)' };
const far = { className: styles.far, stroke: 'color-mix(in oklch, var(--on-glaze) 34%, transparent)' };
const stone = { fill: 'light-dark(oklch(96% 0.014 240), oklch(88% 0.03 250))', stroke: 'var(--glaze-deep)' };
const vessel = {
  fill: 'color-mix(in oklch, var(--on-glaze) 14%, var(--glaze))',
  stroke: 'var(--on-glaze)',
  strokeWidth: 1.5,
};

const centre: Point = [344, 256];
const [cx, cy] = centre;
const RIM = 236;
/** Seconds are counted from the top, clockwise; the whole dial is five of them. */
const at = (seconds: number) => 90 - seconds * 72;
/** Where the gnomon's shadow was, from long ago to now, and how much of it is left. */
const shadows = [
  [0.3, 0.16],
  [0.8, 0.32],
  [1.3, 0.6],
  [1.8, 1],
] as const;

/** A shadow as wide as it is fast. */
function wedge(second: number): string {
  const [x1, y1] = polar(centre, RIM - 40, at(second - 0.16));
  const [x2, y2] = polar(centre, RIM - 40, at(second + 0.16));
  return `M${cx} ${cy}L${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}Z`;
}

const [goodX, goodY] = polar(centre, RIM + 4, at(2.5));

/** A dial of five seconds over which the shadow rushes, the good part marked on its rim, and a water clock that counts. */
export function WaterClock({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <path {...far} d={[300, 380, 480].map((radius) => arcPath({ centre, radius, from: 0, to: 360 })).join('')} />
      <circle fill="light-dark(oklch(46% 0.175 263), oklch(34% 0.12 265))" cx={cx} cy={cy} r={RIM} />
      <circle {...line} cx={cx} cy={cy} r={RIM} />
      <circle {...far} cx={cx} cy={cy} r={RIM - 18} />
      <TickRing {...far} centre={centre} from={0} to={358.56} ring={[RIM - 18, 18]} step={1.44} />
      <TickRing {...line} centre={centre} from={90} to={440} ring={[RIM - 18, 18]} step={7.2} />
      <TickRing {...line} centre={centre} from={90} to={440} ring={[RIM - 30, 30]} step={72} breadth={3} />
      <path stroke="var(--marigold)" strokeWidth="7" d={arcPath({ centre, radius: RIM + 4, from: at(2.5), to: 90 })} />
      <circle fill="var(--marigold)" cx={num(goodX)} cy={num(goodY)} r="9" />
      {shadows.map(([second, opacity]) => (
        <path key={second} fill="var(--glaze-deep)" opacity={opacity} d={wedge(second)} />
      ))}
      <g
        className="tabular"
        fontSize="17"
        fontWeight="580"
        textAnchor="middle"
        fill="var(--on-glaze)"
        aria-hidden="true"
      >
        <Numerals of={[0, 1, 2, 3, 4]} at={(second) => polar(centre, RIM - 48, at(second))} drop={6} />
      </g>
      <path {...stone} d={`M${cx - 15} ${cy + 12}L${cx} ${cy - 70}L${cx + 15} ${cy + 12}Z`} />
      <circle fill="var(--marigold)" cx={cx} cy={cy + 12} r="6" />
      <Vessels />
    </svg>
  );
}

/** The upper bowl with its hole, and the glass below with the scale. */
export function Vessels() {
  return (
    <>
      <path {...stone} d="M-4 222h28v338H-4ZM24 300h22v10H24Z" />
      <path {...stone} d="M24 300H176v8H24Z" />
      <path {...vessel} d="M50 226H166Q160 290 108 300 56 290 50 226Z" />
      <path className={styles.water} d="M55 252H161Q150 290 108 299 66 290 55 252ZM104 308h8v6h-8Z" />
      <path
        className={`${styles.water} ${styles.drop}`}
        fill="var(--f-sun)"
        d="M108 320c5 8 7 11 7 15a7 7 0 0 1-14 0c0-4 2-7 7-15Z"
      />
      <path {...vessel} d="M62 362H154V552H62Z" />
      <path className={styles.water} d="M63 450q22-8 45 0t45 0V551H63Z" />
      <path {...line} strokeWidth="14" strokeDasharray="1 8" d="M147 372V546" />
      <path {...line} strokeWidth="28" strokeDasharray="2 43" d="M140 372V546" />
      <path {...stone} d="M-20 552H190v8H-20Z" />
    </>
  );
}
