import { namedFigures } from '../named-figures.tsx';
import { buta } from './buta.ts';

const wood = 'light-dark(oklch(36% 0.15 265), oklch(26% 0.1 266))';

/** Whole blocks, few of them, a copy beside the first, people of different size: the four rules as faces of printing blocks. */
export const PrintBlock = namedFigures(
  [
    <path key="blocks" fill={wood} d="M20 20h38v38H20ZM66 20h54v38H66ZM20 66h54v54H20ZM82 66h38v54H82Z" />,
    <g key="few">
      <path fill={wood} transform="translate(43 70) scale(.9)" d={buta} />
      <path fill={wood} transform="translate(101 80.5) scale(.62)" d={buta} />
    </g>,
    <g key="copy">
      <path fill={wood} transform="translate(40 70) scale(.72)" d={buta} />
      <path stroke={wood} strokeWidth="3" strokeDasharray="5 5" d="M70 37h52v67H70Z" />
      <path fill={wood} transform="translate(96 70) scale(.72)" d={buta} />
    </g>,
    <path
      key="people"
      fill={wood}
      d="M40 66a13 13 0 1 1 .01 0ZM18 118V94q0-20 22-20t22 20v24ZM98 46a15 15 0 1 1 .01 0ZM72 118V78q0-22 26-22t26 22v40Z"
    />,
  ],
  {
    viewBox: '2 2 136 136',
    behind: (
      <>
        <path fill="var(--marigold)" d="M2 2H138V138H2Z" />
        <path stroke={wood} strokeWidth="3" d="M9 9H131V131H9Z" />
      </>
    ),
  },
);
