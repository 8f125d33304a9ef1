import { pointedArch } from '../facade/geometry.ts';
import { namedFigures } from '../named-figures.tsx';
import paints from '../paints.module.css';

const small = [24, 78, 132, 186, 240].map((x) => pointedArch({ x, y: 104, width: 36, height: 66 })).join('');

/** A small drawing that keeps the principle it stands for. */
export const PrincipleFigure = namedFigures(
  [
    // Usability: five start, and it can be counted how many arrive.
    <g key="usability">
      <path className={paints.sight} d="M40 34H262M40 66H262M40 98H204M40 130H262M40 162H130" />
      <path
        className={paints.cobalt}
        d="M32 26h16v16H32ZM32 58h16v16H32ZM32 90h16v16H32ZM32 122h16v16H32ZM32 154h16v16H32Z"
      />
      <path className={paints.turquoise} d="M254 26h16v16h-16ZM254 58h16v16h-16ZM254 122h16v16h-16Z" />
      <path className={paints.ink} strokeWidth="2.5" d="m198 92 12 12m0-12-12 12M124 156l12 12m0-12-12 12" />
    </g>,
    // Consistency: windows alike, and the one that would have to be learned.
    <g key="consistency">
      <path className={paints.shaded} d="M8 20H292V170H8Z" />
      <path
        className={paints.cobalt}
        d={[24, 78, 132, 186, 240].map((x) => pointedArch({ x, y: 32, width: 36, height: 58 })).join('')}
      />
      <path className={paints.cobalt} d={small} />
      <path className={paints.bead} d="M182 100h44v70h-44Z" />
    </g>,
    // Visual hierarchy: the sun first, then the great arch, then the rest.
    <g key="hierarchy">
      <circle stroke="var(--f-sun)" cx="86" cy="78" r="60" />
      <circle fill="var(--f-sun)" cx="86" cy="78" r="50" />
      <path className={paints.cobalt} d={pointedArch({ x: 168, y: 46, width: 76, height: 124 })} />
      <path className={paints.pale} d={pointedArch({ x: 256, y: 112, width: 32, height: 58 })} />
      <path className={paints.pale} d="M20 148h70v5H20ZM20 162h104v5H20Z" />
    </g>,
  ],
  { viewBox: '0 0 300 180', before: <path stroke="var(--ink)" d="M0 170.5H300" /> },
);
