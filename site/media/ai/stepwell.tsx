import { num, pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';
import styles from './stepwell.module.css';

const CENTRE = 300;
const LEVELS = 10;
const OUTER = 286;
/** Breadth of one terrace with its flights, seen from above. */
const TERRACE = 22;
const half = (level: number) => OUTER - level * TERRACE;
const levels = Array.from({ length: LEVELS }, (_, index) => index);

/** Pairs of flights along one side of a terrace, each pair a triangle; as many as fit, centred. */
function flights(level: number): string {
  const pair = TERRACE;
  const count = Math.floor((2 * half(level + 1)) / pair);
  const start = CENTRE - (count * pair) / 2;
  return `M${num(start)} ${CENTRE + half(level + 1)}${`l${pair / 2} ${TERRACE}l${pair / 2}-${TERRACE}`.repeat(count)}`;
}

const side = levels.slice(0, -1).map(flights).join('');
const pool = half(LEVELS);

/** The gallery on the north side, where there are no steps: rows of small arches. */
const gallery = [1, 3, 5].flatMap((level) => {
  const count = 9 - level;
  const pitch = (2 * half(level + 2)) / count;
  return Array.from({ length: count }, (_, index) =>
    pointedArch({
      x: CENTRE - half(level + 2) + index * pitch + pitch * 0.16,
      y: CENTRE - half(level) + 5,
      width: pitch * 0.68,
      height: 2 * TERRACE - 8,
    }),
  );
});

/** A stepwell of ten levels from above: flights on three sides, a gallery on the fourth, the sun in the water. */
export function Stepwell({ alt }: { alt: string }) {
  return (
    <svg className={styles.well} viewBox="13 13 574 574" role="img" aria-label={alt}>
      {/* Each square lies on the one before it, so the well darkens as it goes down. */}
      {levels.map((level) => (
        <path
          key={level}
          fill="light-dark(oklch(47% 0.16 264 / 0.115), oklch(60% 0.14 262 / 0.085))"
          stroke="var(--f-line)"
          d={`M${CENTRE - half(level)} ${CENTRE - half(level)}h${2 * half(level)}v${2 * half(level)}h${-2 * half(level)}Z`}
        />
      ))}
      <path
        id="flights"
        fill="light-dark(oklch(36% 0.16 265 / 0.16), oklch(12% 0.05 266 / 0.28))"
        stroke="light-dark(oklch(100% 0 0 / 0.75), oklch(92% 0.03 250 / 0.5))"
        d={side}
      />
      <use href="#flights" transform={`rotate(90 ${CENTRE} ${CENTRE})`} />
      <use href="#flights" transform={`rotate(-90 ${CENTRE} ${CENTRE})`} />
      <path
        className={paints.shaded}
        d={`M${CENTRE - half(1)} ${CENTRE - half(1)}h${2 * half(1)}L${CENTRE + half(7)} ${CENTRE - half(7)}h${-2 * half(7)}Z`}
      />
      <path fill="var(--f-deep)" stroke="var(--f-line)" d={gallery.join('')} />
      <path
        fill="light-dark(oklch(30% 0.12 266 / 0.18), oklch(8% 0.04 268 / 0.4))"
        d={`M${CENTRE - OUTER} ${CENTRE - OUTER}L${CENTRE - pool} ${CENTRE - pool}V${CENTRE + pool}L${CENTRE - OUTER} ${CENTRE + OUTER}Z`}
      />
      <path
        className={paints.turquoise}
        d={`M${CENTRE - pool} ${CENTRE - pool}h${2 * pool}v${2 * pool}h${-2 * pool}Z`}
      />
      <path
        stroke="light-dark(oklch(88% 0.05 205), oklch(66% 0.08 205))"
        strokeWidth="1.5"
        d={[-26, 0, 26].map((y) => `M${CENTRE - 60} ${CENTRE + y}${'q10-8 20 0t20 0'.repeat(3)}`).join('')}
      />
      <circle fill="var(--f-sun)" cx={CENTRE + 14} cy={CENTRE - 6} r="20" />
      <circle stroke="var(--f-sun)" strokeWidth="1.5" cx={CENTRE + 14} cy={CENTRE - 6} r="29" />
    </svg>
  );
}
