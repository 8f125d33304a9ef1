import { pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';

/** A page that arrives complete from its server, and one whose parts are put together at the window. */
export function WhereMade() {
  return (
    <svg viewBox="0 0 480 144" preserveAspectRatio="xMinYMax" aria-hidden="true">
      {[0, 262].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path className={paints.wall} d="M4 40H56V144H4Z" />
          <path className={paints.ink} d="M4 74H56M4 109H56M16 57H32M16 92H32M16 126H32" />
          <path className={paints.bead} d="M46 53a4 4 0 1 0 .01 0ZM46 88a4 4 0 1 0 .01 0ZM46 122a4 4 0 1 0 .01 0Z" />
          <path className={paints.pale} d={pointedArch({ x: 102, y: 6, width: 112, height: 138 })} />
          <path className={paints.plate} d="M118 56H198V144H118Z" />
        </g>
      ))}
      <path className={paints.sight} d="M64 92H98" />
      <path className={paints.cobalt} d="M118 56H198V70H118ZM328 118l40-6 2 12-40 6Z" />
      <path className={paints.turquoise} d="M126 80H156V108H126ZM336 66l28 8-8 28-28-8Z" />
      <path className={paints.ink} strokeWidth="3" d="M166 84H190M166 96H182M126 120H190M126 132H164" />
      <path
        className={paints.ink}
        strokeDasharray="4 3"
        d="M380 70H460M388 80H418V108H388ZM428 84h24M428 96h16M388 120h64M388 132h38"
      />
    </svg>
  );
}

/** Two ways that lead elsewhere: to those who draw, and to where the data is kept. */
export function Signpost() {
  return (
    <svg viewBox="0 0 480 144" preserveAspectRatio="xMinYMax" aria-hidden="true">
      <path className={paints.wall} d="M114 16h14V144h-14Z" />
      <path className={paints.cobalt} d="M140 26H40L12 48 40 70H140Z" />
      <path className={paints.turquoise} d="M102 80H206L234 102 206 124H102Z" />
      <path className={paints.bead} d="M121 2a9 9 0 1 0 .01 0Z" />
      <path
        stroke="var(--on-glaze)"
        strokeWidth="3"
        d="m54 60 5-15 33-12 6 10-30 15ZM156 92q18-9 36 0v20q-18 9-36 0ZM156 92q18 9 36 0"
      />
    </svg>
  );
}
