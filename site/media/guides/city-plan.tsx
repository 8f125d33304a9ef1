import { num, pointedArch, polar, type Point } from '../facade/geometry.ts';
import { arcPath, TickRing } from '../tick-ring.tsx';
import { cityBlocks } from './city-blocks.ts';
import styles from './glaze.module.css';
import { rectangles } from './rectangles.ts';

const CENTRE: Point = [450, 322];
const [cx, cy] = CENTRE;
const PLATE = 312;
/** Units for 500 metres. */
const STEP = 100;
const TILT = -15;
const blocks = cityBlocks();
const tones = ['t1', 't3', 't2', 't4'] as const;
const around = { centre: CENTRE, from: 0, to: 359.9 };
/** Half a step off, so that no ray underlines the heading. */
const rays = { centre: CENTRE, from: 5, to: 355 };

/** Where a shop stands, how broad it is drawn, and how far away it is: the better known, the larger. */
const shops = [
  { number: 1, at: polar(CENTRE, STEP * 0.88, 128), width: 40 },
  { number: 2, at: polar(CENTRE, STEP * 1.82, 28), width: 56 },
  { number: 3, at: polar(CENTRE, STEP * 2.52, 212), width: 76 },
] as const;

const waves = [27, 54, 81, 108, 135].map((y) => `M-344 ${8 + y}${'q10-9 20 0t20 0'.repeat(4)}`).join('');

/** A city of nine sectors as a round plate, with the searcher at its centre. */
export function CityPlan() {
  return (
    <>
      <path className={styles.far} d={[470, 640, 840].map((radius) => arcPath({ ...around, radius })).join('')} />
      <TickRing className={styles.far} {...rays} radius={PLATE + 46} length={600} step={10} />
      <clipPath id="plate">
        <circle r={PLATE} />
      </clipPath>
      <g transform={`translate(${cx} ${cy})`}>
        <circle className={styles.t0} r={PLATE + 34} />
        <g clipPath="url(#plate)">
          <g transform={`rotate(${TILT})`}>
            {tones.map((tone, index) => (
              <path
                key={tone}
                className={styles[tone]}
                d={rectangles(blocks.filter((block) => block.tone === index))}
              />
            ))}
            <path className={styles.tq} d="M8-344h160v160H8ZM-344 8h160v160h-160Z" />
            <path className={styles.tqLine} d={waves} />
            <path className={styles.tqLine} d="M88-344v160M8-264h160" />
            <circle className={styles.tqLine} cx="88" cy="-264" r="46" />
            <circle className={styles.pale} cx="88" cy="-264" r="20" />
          </g>
        </g>
      </g>
      <path className={styles.ln} d={[PLATE, PLATE + 20].map((radius) => arcPath({ ...around, radius })).join('')} />
      <TickRing className={styles.mid} {...around} radius={PLATE} length={11} step={2} />
      <TickRing className={styles.ln} {...around} radius={PLATE} length={20} step={10} breadth={1.5} />
      {[1, 2, 3].map((ring) => (
        <circle key={ring} className={styles.dots} cx={cx} cy={cy} r={ring * STEP} />
      ))}
      <path className={styles.ray} d={shops.map(({ at: [x, y] }) => `M${cx} ${cy}L${num(x)} ${num(y)}`).join('')} />
      {shops.map((shop) => (
        <Shop key={shop.number} {...shop} />
      ))}
      {['500 m', '1 km', '1.5 km'].map((label, index) => {
        const [x, y] = polar(CENTRE, (index + 1) * STEP, -62);
        return (
          <g key={label} transform={`translate(${num(x)} ${num(y)}) rotate(-28)`}>
            <g className={styles.plate}>
              <path className={styles.t0} d="M-32-12h64v24h-64z" />
              <text className={styles.label} y="5">
                {label}
              </text>
            </g>
          </g>
        );
      })}
      <circle className={styles.halo} cx={cx} cy={cy} r="30" />
      <circle className={styles.sun} cx={cx} cy={cy} r="17" />
    </>
  );
}

function Shop({ number, at: [x, y], width }: { number: number; at: Point; width: number }) {
  const height = width * 1.42;
  const half = width / 2;
  return (
    <g transform={`translate(${num(x)} ${num(y)})`}>
      <path
        className={styles.shade}
        d={`M${-half} 0L${num(width * 0.9)} ${num(width * 0.42)}h${width * 0.6}L${half} 0Z`}
      />
      <path className={styles.plaque} d={pointedArch({ x: -half, y: -height, width, height })} />
      <path
        className={styles.pale}
        d={pointedArch({ x: 6 - half, y: 8 - height, width: width - 12, height: height - 8 })}
      />
      <path className={styles.plaque} d={`M${-half - 5} 0h${width + 10}v5h${-width - 10}z`} />
      <text className={styles.mark} y={num(8 - height * 0.36)}>
        {number}
      </text>
    </g>
  );
}
