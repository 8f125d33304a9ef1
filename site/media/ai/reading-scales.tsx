import type { Measure } from '../../../content/pages/ai-glance.ts';
import { num } from '../facade/geometry.ts';
import styles from './reading.module.css';

export type Pair = readonly [before: Measure, after: Measure, ...Measure[]];

const WIDTH = 520;

/** Two prices as bars of one scale: the second is so short that it is nearly a line. */
export function PriceBars({ pair: [before, after] }: { pair: Pair }) {
  const length = (value: number) => num((value / before.value) * WIDTH);
  return (
    <svg className={styles.scale} viewBox="0 0 520 110" aria-hidden="true">
      <path fill="var(--cobalt)" d={`M0 14h${length(before.value)}v36H0Z`} />
      <path fill="var(--marigold)" d={`M0 62h${length(after.value)}v36H0Z`} />
      <path stroke="var(--ink)" d="M0 0v110" />
      <text className={styles.inside} x="14" y="38">
        {before.label}: ${before.value}
      </text>
      <text x="14" y="86">
        {after.label}: ${after.value}
      </text>
    </svg>
  );
}

const IN_ROW = 32;
const PITCH = 16;

/** The area that the first `count` dots take, row by row. */
function dotArea(count: number): string {
  const rows = Math.floor(count / IN_ROW);
  const rest = count % IN_ROW;
  const whole = rows > 0 ? `${IN_ROW * PITCH}v${rows * PITCH}h${(rest - IN_ROW) * PITCH}` : rest * PITCH;
  return `M0 0h${whole}v${PITCH}H0Z`;
}

/** One dot for each; those of the earlier year are the yellow ones. */
export function CountDots({ pair: [before, after] }: { pair: Pair }) {
  const height = Math.ceil(after.value / IN_ROW) * PITCH;
  return (
    <svg className={styles.scale} viewBox={`0 0 512 ${height}`} aria-hidden="true">
      {(['many', 'first'] as const).map((name) => (
        <pattern key={name} id={`dots-${name}`} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
          <circle fill={name === 'many' ? 'var(--turquoise)' : 'var(--marigold)'} cx="8" cy="8" r="5" />
        </pattern>
      ))}
      {/* By the even-odd rule the dots of the earlier year are left out. */}
      <path fill="url(#dots-many)" fillRule="evenodd" d={dotArea(after.value) + dotArea(before.value)} />
      <path fill="url(#dots-first)" d={dotArea(before.value)} />
    </svg>
  );
}

/** A share of the whole on a scale of one hundred, and the share that is forecast. */
export function ShareMeter({ pair: [now, forecast] }: { pair: Pair }) {
  const x = (share: number) => num((share / 100) * WIDTH);
  return (
    <svg className={styles.scale} viewBox="0 0 520 96" aria-hidden="true">
      <path fill="var(--wash)" stroke="var(--f-hair)" d="M0 20h520v30H0Z" />
      <path fill="var(--cobalt)" d={`M0 20h${x(now.value)}v30H0Z`} />
      <path stroke="var(--ink)" strokeWidth="2" strokeDasharray="4 4" d={`M${x(forecast.value)} 8v50`} />
      <text x={num((forecast.value / 100) * WIDTH + 10)} y="12">
        {forecast.label}
      </text>
      <Hundred />
    </svg>
  );
}

/** The same scale for a share that has not been measured. */
export function EmptyMeter() {
  return (
    <svg className={styles.scale} viewBox="0 0 520 96" aria-hidden="true">
      <path fill="none" stroke="var(--f-hair)" strokeWidth="2" strokeDasharray="4 4" d="M0 20h520v30H0Z" />
      <Hundred />
    </svg>
  );
}

function Hundred() {
  return (
    <>
      <path stroke="var(--ink)" d="M0 58h520" />
      <path stroke="var(--ink)" strokeWidth="7" strokeDasharray="1 24.95" d="M0 62h520" />
      <path stroke="var(--ink)" strokeWidth="14" strokeDasharray="1 128.75" d="M0 65h520" />
      {[0, 25, 50, 75, 100].map((share) => (
        <text
          key={share}
          textAnchor={share === 0 ? undefined : share === 100 ? 'end' : 'middle'}
          x={num((share / 100) * WIDTH)}
          y="92"
        >
          {share === 100 ? '100%' : share}
        </text>
      ))}
    </>
  );
}
