import { namedFigures } from '../named-figures.tsx';
import paints from '../paints.module.css';

const { ink, wall: paper } = paints;
const hair = { stroke: 'var(--f-line)', strokeDasharray: '2 3' };
const word = { stroke: 'var(--f-line)', strokeWidth: 3 };
const text = { stroke: 'var(--ink)', strokeWidth: 2.5 };
const paint = { fill: 'var(--cobalt)' };
const glaze = { fill: 'var(--turquoise)' };
const sun = { fill: 'var(--marigold)', stroke: 'var(--ink)', strokeLinejoin: 'round' } as const;

const frame = <path className={paper} d="M20 14h120v92H20Z" />;
const boxes = 'M32 32h28v4H32ZM32 46h44v40H32ZM84 46h44v17H84ZM84 69h44v17H84Z';

/** One page of a product from the first conversation to the kit its developers build with. */
export const GrowingScreen = namedFigures(
  [
    // Somebody talks, somebody writes it down.
    <g key="research">
      <circle {...paint} cx="44" cy="50" r="13" />
      <path {...paint} d="M22 98a22 26 0 0 1 44 0Z" />
      <path className={paper} d="M74 20h66v50H96L82 82V70h-8Z" />
      <path {...word} d="M86 36h42M86 46h30M86 56h36" />
    </g>,
    // Every step on one sheet, a dead end marked.
    <g key="flows">
      <path className={ink} d="M40 38h28M92 38h28M80 48v24M80 82h24" />
      <path className={paper} d="M16 28h24v20H16ZM68 28h24v20H68ZM68 72h24v20H68ZM120 28h24v20h-24Z" />
      <path {...paint} d="M120 28h24v20h-24Z" />
      <circle {...sun} cx="116" cy="82" r="12" />
      <path {...text} d="m111 77 10 10m0-10-10 10" />
    </g>,
    // Boxes in outline.
    <g key="wireframes">
      {frame}
      <path className={ink} d={`M20 24h120${boxes}M32 46l44 40M76 46 32 86`} />
    </g>,
    // The same, and somebody presses on it.
    <g key="prototype">
      {frame}
      <path className={ink} d={`M20 24h120${boxes}`} />
      <circle {...hair} cx="106" cy="78" r="20" />
      <circle className={ink} cx="106" cy="78" r="11" />
      <path {...sun} d="m106 78 5 27 7-8 9 14 6-4-9-14 10-3Z" />
    </g>,
    // Finished.
    <g key="interface">
      {frame}
      <path {...paint} d="M20 14h120v12H20ZM84 69h44v17H84Z" />
      <path {...glaze} d="M32 46h44v40H32Z" />
      <circle {...sun} cx="62" cy="58" r="6" />
      <path {...text} d="M32 35h36M84 49h40M84 57h28" />
      <path className={ink} d="M20 14h120v92H20Z" />
    </g>,
    // The same parts, each by itself.
    <g key="kit">
      <path {...paint} d="M16 18h46v18H16Z" />
      <path className={ink} d="M16 48h46v18H16ZM88 27a9 9 0 0 1 9-9h14a9 9 0 0 1 0 18H97a9 9 0 0 1-9-9Z" />
      <circle {...glaze} cx="111" cy="27" r="9" />
      <path {...text} d="M22 57h18M88 50h50M88 58h36M88 66h44" />
      <path {...glaze} d="M16 80h26v22H16Z" />
      <path {...paint} d="M52 80h26v22H52Z" />
      <path {...sun} d="M88 80h26v22H88Z" />
      <path className={ink} d="M124 80h20v22h-20Z" />
    </g>,
  ],
  { viewBox: '15 10 132 100' },
);
