import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';
import { Glazed, Inked, Measured } from './motif.tsx';
import styles from './tile-figure.module.css';

const leg = { fill: 'var(--f-wall)', stroke: 'var(--f-line)', strokeLinejoin: 'round' } as const;

const TOP = 56;
const LEFT = 76;
const SIDE = 448;
const middle = [LEFT + SIDE / 2, TOP + SIDE / 2] as const;
const [x, y] = middle;

/** One great tile in three states, with the compasses still on it, over a plinth of the same tile fired small. */
export function TileFigure({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <defs>
        <g id="tl-glazed">
          <Glazed />
        </g>
        <clipPath id="tl-ink">
          <path d="M0-100H100V0H0Z" />
        </clipPath>
        <clipPath id="tl-fired">
          <path d="M-100 0H100V100H-100Z" />
        </clipPath>
        <pattern id="tl-small" width="56" height="56" x="48" y="504" patternUnits="userSpaceOnUse">
          <use href="#tl-glazed" transform="translate(28 28) scale(.28)" />
        </pattern>
      </defs>
      <path fill="var(--f-shade)" d={`M${LEFT} ${TOP + 14}h${SIDE + 14}v${SIDE - 14}h-14z`} />
      <path className={paints.wall} d={`M${LEFT} ${TOP}h${SIDE}v${SIDE}h-${SIDE}Z`} />
      <g className={styles.great} transform={`translate(${x} ${y}) scale(2.24)`}>
        <Measured />
        <g clipPath="url(#tl-ink)">
          <Inked />
        </g>
        <g clipPath="url(#tl-fired)">
          <use href="#tl-glazed" />
        </g>
      </g>
      <path
        className={paints.ink}
        d={`M${LEFT} ${y}h${SIDE}M${x} ${TOP}V${y}M${LEFT} ${TOP}h${SIDE}v${SIDE}h-${SIDE}Z`}
      />
      <TickRing className={paints.ink} centre={middle} from={0} to={180} ring={[204, 7]} step={3} />
      <TickRing className={paints.ink} centre={middle} from={0} to={180} ring={[204, 14]} step={15} breadth={2} />
      <path className={paints.sight} d={`M${x - 197} ${y}A197 197 0 0 1 ${x + 185} ${y - 67}`} />
      <Compasses />
      <path fill="url(#tl-small)" d="M48 504H552V560H48Z" />
      <path className={paints.ink} d="M48 560V504H552V560" />
      <path className={paints.wall} d="M40 496H560l-4 8H44Z" />
    </svg>
  );
}

/** The tile in ink, with the compasses on it. */
export function Tracing() {
  return (
    <>
      <g className={styles.great} transform={`translate(${x} ${y}) scale(2.24)`}>
        <Inked />
      </g>
      <Compasses />
    </>
  );
}

/** Compasses that stand on the middle of the tile and on its circle. */
function Compasses() {
  return (
    <g transform="translate(321 49)">
      {[-45, 5.2].map((degrees) => (
        <g key={degrees} transform={`rotate(${degrees})`}>
          <path {...leg} d="M-8 0-5 96 0 232 5 96 8 0Z" />
          <path className={paints.cobalt} d="M-8 0-5 96H5L8 0Z" />
        </g>
      ))}
      <path {...leg} d="M-4-14v-26h8v26Z" />
      <circle className={paints.ink} fill="var(--f-sun)" r="19" />
      <circle className={paints.ink} r="7" />
    </g>
  );
}
