import { pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';

const line = { className: paints.ink, strokeWidth: 3 };

/** A page with its fault fixed, a question with the page that answers it, a place on the map, a report. */
export function SearchWork() {
  return (
    <svg viewBox="0 0 480 144" preserveAspectRatio="xMinYMax" aria-hidden="true">
      <path className={paints.plate} d="M4 16H88V144H4Z" />
      <path className={paints.cobalt} d="M4 16H88V34H4Z" />
      <path className={paints.bead} d="M18 80H64V112H18Z" />
      <path {...line} d="M18 52H74M18 66H58M18 126H66M30 95l8 9 14-16" />
      <path className={paints.pale} d="M128 8H188V46H166L152 60V46H128Z" />
      <path {...line} d="M152 21a6 6 0 1 1 8 6q-2 1-2 4M158 38v.01" />
      <path className={paints.turquoise} d={pointedArch({ x: 128, y: 66, width: 72, height: 78 })} />
      <path stroke="var(--on-glaze)" strokeWidth="3" d="M144 106H184M144 118H184M144 130H170" />
      <path className={paints.plate} d="m240 60 34-14 38 14 34-14V130l-34 14-38-14-34 14Z" />
      <path className={paints.ink} d="M274 46V130M312 60V144" />
      <path className={paints.bead} d="M294 4a26 26 0 0 1 26 26c0 20-17 30-26 52-9-22-26-32-26-52a26 26 0 0 1 26-26Z" />
      <path
        className={paints.cobalt}
        d="M294 20a10 10 0 1 0 .01 0ZM406 130V112h16v18ZM426 130V96h16v34ZM446 130V74h16v56Z"
      />
      <path className={paints.ink} d="M392 144V16H476V144" />
      <path {...line} d="M406 34H446M406 48H462" />
    </svg>
  );
}

/** What is not done, in broken lines: a link for a coin, one page for many towns, a place on the podium. */
export function NotDone() {
  return (
    <svg viewBox="0 0 480 144" preserveAspectRatio="xMinYMax" strokeDasharray="4 3" aria-hidden="true">
      <path className={paints.wall} fillRule="evenodd" d={link(8) + link(54)} />
      <path className={paints.wall} d="M62 22a26 26 0 1 0 .01 0Z" />
      <path className={paints.ink} strokeDasharray="none" d="M52 36H73M52 44H73M58 36a8 8 0 0 1 0 16H52l14 12" />
      <path className={paints.wall} d="M214 20h60V108H214Z" />
      <path className={paints.wall} d="M194 32h60V120H194Z" />
      <path className={paints.wall} d="M174 44h60V132H174Z" />
      <path className={paints.wall} d="M154 56h60V144H154Z" />
      <path className={paints.ink} d="M166 74h36M166 88h24" />
      <path className={paints.wall} d="M310 144V112h40V78h40v44h40v22" />
      <path className={paints.ink} d="M362 36l9-7V66" />
    </svg>
  );
}

const link = (x: number) =>
  `M${x + 18} 96h28a18 18 0 0 1 0 36h-28a18 18 0 0 1 0-36Zm2 10a8 8 0 0 0 0 16h24a8 8 0 0 0 0-16Z`;
