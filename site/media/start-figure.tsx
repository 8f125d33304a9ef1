import { namedFigures } from './named-figures.tsx';
import paints from './paints.module.css';

const person = (x: number) => `M${x} 90V72a9 9 0 0 1 18 0v18Zm9-44a6 6 0 1 0 .01 0Z`;

/** The situation from which a website begins: an empty plot, a page that keeps one waiting, a shop with one customer, a lock with one key, the parts of a house that do not meet. */
export const StartFigure = namedFigures(
  [
    <g key="plot">
      <path
        className={paints.ink}
        strokeWidth="1.5"
        strokeDasharray="4 3"
        d="M14 90V42L48 12 82 42V90M38 90V66a10 10 0 0 1 20 0V90"
      />
      <path className={paints.bead} d="M14 78H38V90H14Z" />
    </g>,
    <g key="slow">
      <path className={paints.plate} d="M14 8H82V90H14Z" />
      <path className={paints.cobalt} d="M14 8H82V22H14Z" />
      <path className={paints.bead} d="M34 32H62L48 54 62 78H34L48 54Z" />
    </g>,
    <g key="quiet">
      <path className={paints.plate} d="M44 8H94V90H44Z" />
      <path className={paints.bead} d="M54 90V52q0-18 15-28 15 10 15 28V90Z" />
      <path className={paints.cobalt} d={person(22)} />
      <path className={paints.ink} strokeDasharray="3 3" d={person(1)} />
    </g>,
    <g key="locked">
      <path className={paints.plate} d="M2 8H60V90H2Z" />
      <path className={paints.ink} strokeWidth="3" d="M12 20H50M12 30H38M21 54V46a10 10 0 0 1 20 0v8" />
      <path className={paints.bead} d="M15 54H47V78H15Z" />
      <path className={paints.cobalt} d={person(72)} />
    </g>,
    <g key="parts">
      <path className={paints.cobalt} d="M6 34 46 6 82 28Z" />
      <path className={paints.turquoise} d="M8 44H36V82H8Z" />
      <path className={paints.plate} d="M62 38H90V90H62Z" />
      <path className={paints.bead} d="M41 90V66a8 8 0 0 1 16 0V90Z" />
    </g>,
  ],
  { viewBox: '0 0 96 96', behind: <path stroke="var(--ink)" d="M0 90H96" /> },
);
