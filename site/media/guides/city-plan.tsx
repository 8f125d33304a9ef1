import { num, pointedArch, polar, type Point } from '../facade/geometry.ts';
import { cityPlans, citySectors, SECTOR } from './city-blocks.ts';
import { glaze } from './glaze.ts';
import styles from './drawn-texts.module.css';
import { rectangles } from './rectangles.ts';

const PLATE = 312;
/** Units for 500 metres. */
const STEP = 100;
const TILT = -15;
const tones = ['t1', 't3', 't2', 't4'] as const;
const middle: Point = [0, 0];
/** Where a shop stands, and how large it is drawn: the better known, the larger. */
const shops = [
  { number: 1, at: polar(middle, STEP * 0.88, 128), size: 0.71 },
  { number: 2, at: polar(middle, STEP * 1.82, 28), size: 1 },
  { number: 3, at: polar(middle, STEP * 2.52, 212), size: 1.36 },
] as const;
const WIDTH = 56;
const HEIGHT = 80;

const waves = [27, 54, 81, 108, 135].map((y) => `M-344 ${8 + y}${'q10-9 20 0t20 0'.repeat(4)}`).join('');

/** A city of sectors as a round plate, with the searcher at its centre. */
export function CityPlan() {
  return (
    <g transform="translate(450 322) scale(.9)">
      <defs>
        <clipPath id="plate">
          <circle r={PLATE} />
        </clipPath>
        {cityPlans.map((blocks, plan) => (
          <g key={plan} id={`plan${plan}`}>
            {tones.map((tone, index) => (
              <path key={tone} {...glaze[tone]} d={rectangles(blocks.filter((block) => block.tone === index))} />
            ))}
          </g>
        ))}
        <g id="shop">
          <path {...glaze.shade} d="M-28 0 50 24h34L28 0Z" />
          <path {...glaze.plaque} d={pointedArch({ x: -WIDTH / 2, y: -HEIGHT, width: WIDTH, height: HEIGHT })} />
          <path
            {...glaze.pale}
            d={pointedArch({ x: 6 - WIDTH / 2, y: 8 - HEIGHT, width: WIDTH - 12, height: HEIGHT - 8 })}
          />
          <path {...glaze.plaque} d="M-33 0h66v5h-66z" />
        </g>
      </defs>
      <circle {...glaze.far} r={PLATE + 94} />
      <circle {...glaze.t0} r={PLATE + 34} />
      <g clipPath="url(#plate)">
        <g transform={`rotate(${TILT})`}>
          {citySectors.map(({ plan, quarters, at }) => (
            <use
              key={at}
              href={`#plan${plan}`}
              transform={`translate(${at})${quarters === '0' ? '' : `rotate(${Number(quarters) * 90})`}`}
            />
          ))}
          <path {...glaze.tq} d={`M8-344h${SECTOR}v${SECTOR}H8ZM-344 8h${SECTOR}v${SECTOR}h-${SECTOR}Z`} />
          <path {...glaze.tqLine} d={waves} />
          <path {...glaze.tqLine} d="M88-344v160M8-264h160" />
          <circle {...glaze.tqLine} cx="88" cy="-264" r="46" />
          <circle {...glaze.pale} cx="88" cy="-264" r="20" />
        </g>
      </g>
      <circle {...glaze.ln} r={PLATE} />
      <circle {...glaze.ln} r={PLATE + 20} />
      {/* Half a step off the quarters of a circle, where a browser joins its curves and a tick would show it. */}
      <g strokeDashoffset="5">
        <Ticks {...glaze.far} from={PLATE + 46} length={48} step={10} />
        <g transform="rotate(5)">
          <Ticks {...glaze.mid} from={PLATE} length={11} step={2} />
          <Ticks {...glaze.ln} from={PLATE} length={20} step={10} breadth={1.5} />
        </g>
      </g>
      {[1, 2, 3].map((ring) => (
        <circle key={ring} {...glaze.dots} r={ring * STEP} />
      ))}
      <path {...glaze.ray} d={shops.map(({ at: [x, y] }) => `M0 0L${num(x)} ${num(y)}`).join('')} />
      {shops.map(({ number, at: [x, y], size }) => (
        <g key={number} transform={`translate(${num(x)} ${num(y)})`}>
          <use href="#shop" transform={size === 1 ? undefined : `scale(${size})`} />
          <text className={styles.mark} y={num(8 - size * HEIGHT * 0.36)}>
            {number}
          </text>
        </g>
      ))}
      <g transform="rotate(-28)">
        {['500 m', '1 km', '1.5 km'].map((label, index) => (
          <g key={label} transform={`translate(0 ${(index + 1) * STEP})`}>
            <g className={styles.plate}>
              <path {...glaze.t0} d="M-32-12h64v24h-64z" />
              <text className={styles.label} y="5">
                {label}
              </text>
            </g>
          </g>
        ))}
      </g>
      <circle {...glaze.halo} r="30" />
      <circle {...glaze.sun} r="17" />
    </g>
  );
}

type TicksProps = {
  stroke: string;
  from: number;
  length: number;
  step: number;
  breadth?: number;
};

/** A scale all the way round: a dashed circle is shorter than the arcs of a `TickRing`. */
function Ticks({ stroke, from, length, step, breadth = 1 }: TicksProps) {
  const radius = from + length / 2;
  const tick = Math.round((breadth / radius) * (180 / Math.PI) * 100) / 100;
  return (
    <circle
      stroke={stroke}
      r={radius}
      strokeWidth={length}
      pathLength={360}
      strokeDasharray={`${tick} ${Math.round((step - tick) * 100) / 100}`}
    />
  );
}
