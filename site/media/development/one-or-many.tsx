import { pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';

const rooms = [44, 92, 140, 188].map((x) => pointedArch({ x, y: 176, width: 36, height: 74 })).join('');
const upper = [44, 92, 140, 188].map((x) => pointedArch({ x, y: 90, width: 36, height: 66 })).join('');
/** Where the small houses stand: left, foot, breadth, height. */
const houses = [
  [292, 250, 34, 46],
  [340, 250, 28, 62],
  [384, 250, 36, 40],
  [300, 180, 28, 44],
  [344, 166, 36, 50],
  [394, 186, 26, 54],
  [290, 112, 34, 42],
  [340, 94, 28, 48],
  [386, 110, 34, 40],
] as const;

/** One house whose rooms are divided by seams that could be cut, and nine small ones with the paths between them. */
export function OneOrMany() {
  return (
    <svg viewBox="0 0 440 272" aria-hidden="true">
      <path className={paints.wall} d="M30 74H238V250H30Z" />
      <path fill="var(--f-shade)" d="M31 74H237v7H31Z" />
      <path className={paints.cobalt} d="M18 74C52 34 86 26 134 12 182 26 216 34 250 74Z" />
      <path className={paints.pale} d={rooms} />
      <path className={paints.turquoise} d={upper} />
      <path className={paints.hair} d="M30 164H238" />
      <path className={paints.sight} d="M134 74V250" />
      <path
        className={paints.sight}
        d="M308 220V180M354 188 354 166M402 210V186M326 230h14M368 234h16M328 160h16M380 150l14-6M308 136V112M354 116V94M404 132V110M324 92h16M368 84h18M318 206 346 170M370 210l30-30M318 140 346 100"
      />
      {houses.map(([x, foot, width, height], index) => (
        <g key={`${x} ${foot}`}>
          <path
            className={index % 3 === 1 ? paints.pale : paints.wall}
            d={`M${x} ${foot}v${-height + 12}l${width / 2}-12 ${width / 2} 12V${foot}Z`}
          />
          <path className={paints.cobalt} d={`M${x + width / 2 - 5} ${foot}v-10a5 5 0 0 1 10 0v10Z`} />
        </g>
      ))}
      <path stroke="var(--ink)" d="M0 250.5H440" />
    </svg>
  );
}
