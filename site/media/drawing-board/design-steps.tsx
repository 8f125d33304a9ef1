import { namedFigures } from '../named-figures.tsx';
import paints from '../paints.module.css';

const { bead, cobalt, ink, pale, plate, sight, turquoise } = paints;
const pen = { className: ink, strokeWidth: 2, strokeLinecap: 'round' } as const;
const person = (x: number) => `M${x} 76V52a12 12 0 0 1 24 0v24Zm12-54a8 8 0 1 0 .01 0Z`;

/** What is done at each step of a design. */
export const DesignStep = namedFigures(
  [
    // Questions, of which one comes again and again.
    <g key="ask">
      <path className={pale} d="M4 6H56V34H24L14 44V34H4Z" />
      <path className={plate} d="M64 12h52v28h-8v10L98 40H64Z" />
      <path {...pen} d="M12 15H48M12 24H30M72 21h36M72 30h24" />
      <path className={bead} d="M34 34H88V64H62L52 74V64H34Z" />
      <path {...pen} strokeWidth="3" d="M56 45a5 5 0 1 1 7 5q-2 1-2 3M61 58v.01" />
    </g>,
    // Several answers to it.
    <g key="draw">
      <path className={plate} d="M4 12H36V70H4ZM44 12H76V70H44ZM84 12h32V70H84Z" />
      <path className={cobalt} d="M9 18H31V38H9ZM49 18h9V64h-9ZM89 44h22V64H89Z" />
      <path {...pen} d="M10 46H30M10 54H24M10 62H28M64 20h6M64 30h6M64 40h6M64 50h6M90 20h20M90 28h12M90 36h16" />
    </g>,
    // The best one, under somebody's eye.
    <g key="watch">
      <path className={plate} d="M6 10H60V70H6Z" />
      <path className={cobalt} d="M6 10H60V20H6Z" />
      <path {...pen} d="M15 29H51M15 38H38" />
      <path className={bead} d="M15 48H41V61H15Z" />
      <path className={sight} d="M74 46 45 54" />
      <path className={plate} d="M76 40Q96 18 116 40 96 62 76 40Z" />
      <path className={cobalt} d="M96 31a9 9 0 1 0 .01 0Z" />
    </g>,
    // One screen in all its states: empty, busy, refused, done.
    <g key="finish">
      <path className={ink} strokeDasharray="3 3" d="M3 16H27V66H3Z" />
      <path className={plate} d="M33 16H57V66H33ZM63 16H87V66H63Z" />
      <path className={cobalt} d="M93 16h24V66H93Z" />
      <path className={turquoise} d="M45 33a8 8 0 1 0 8 8h-8Z" />
      <path className={bead} d="M75 32a9 9 0 1 0 .01 0Z" />
      <path {...pen} d="m72 38 6 6m0-6-6 6" />
      <path stroke="var(--on-glaze)" strokeWidth="3" d="m99 41 5 6 8-12" />
    </g>,
    // From one hand into the other.
    <g key="hand-over">
      <path className={cobalt} d={person(6)} />
      <path className={turquoise} d={person(90)} />
      <path className={ink} d="M30 58H42M78 58H90" />
      <path className={bead} d="M42 36H78V68H42Z" />
      <path {...pen} d="M50 46H70M50 54H62" />
    </g>,
  ],
  { viewBox: '0 0 120 78', before: <path stroke="var(--ink)" d="M0 76.5H120" /> },
);
