import { namedFigures } from '../named-figures.tsx';
import paints from '../paints.module.css';

const { bead, cobalt, ink, plate, turquoise, wall } = paints;
const pen = { className: ink, strokeWidth: 3 };
const person = (x: number, foot: number) => `M${x} ${foot}v-14a12 12 0 0 1 24 0v14Zm12-46a9 9 0 1 0 .01 0Z`;
/** The flower of the hero's tiles. */
const flower = (x: number, y: number, size: number) => (
  <use className={turquoise} href="#tl-flower" transform={`translate(${x} ${y}) scale(${(size / 84).toFixed(2)})`} />
);

/** From a bare tile to a log: its size and time are taken, a person and the arm make the same one, the odd one stays with the person, and the log is read. */
export const AutomationStep = namedFigures(
  [
    <g key="measure">
      <path className={wall} d="M20 28H104V112H20Z" />
      <path className={ink} d="M20 14H104M20 9v10M104 9v10M44 28v84M80 28v84M20 52h84M20 88h84" />
      <path className={plate} d="M132 62a22 22 0 1 0 .01 0Z" />
      <path className={bead} d="M132 84V66a18 18 0 0 1 16 26Z" />
    </g>,
    <g key="try">
      <path className={wall} d="M8 58H62V112H8ZM98 58H152V112H98Z" />
      {flower(8, 58, 54)}
      {flower(98, 58, 54)}
      <path {...pen} d="M136 8 108 26 124 50M72 82h16M72 91h16" />
      <path className={cobalt} d={`${person(22, 58)}M136 1a7 7 0 1 0 .01 0ZM118 42l10-4 2 16Z`} />
      <path className={bead} d="M108 20a6 6 0 1 0 .01 0Z" />
    </g>,
    <g key="switch">
      <path className={wall} d="M4 74H42V112H4ZM46 74H84V112H46Z" />
      {flower(4, 74, 38)}
      {flower(46, 74, 38)}
      <path {...pen} d="M84 14 50 34 64 64" />
      <path className={cobalt} d={`${person(117, 74)}M84 7a7 7 0 1 0 .01 0ZM58 58l10-4 2 16Z`} />
      <path className={bead} d="M50 28a6 6 0 1 0 .01 0ZM110 74H148V112H110Z" />
    </g>,
    <g key="review">
      <path className={wall} d="M32 6H124V112H32Z" />
      <path className={bead} d="M32 58H124V78H32Z" />
      <path
        {...pen}
        d="m44 22 5 6 9-12M44 42l5 6 9-12M44 86l5 6 9-12M45 62l11 11m0-11-11 11M70 24H110M70 44H100M70 68H112M70 90H104"
      />
    </g>,
  ],
  { viewBox: '0 0 160 112' },
);
