import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const { bead, cobalt, ink, plate, sight, turquoise } = paints;

/** A slow phone under the clock, and the steps that save its time, the longest first. */
export function OrderedSteps() {
  return (
    <svg viewBox="15.5 0 537 132" aria-hidden="true">
      <path className={cobalt} d="M16 132V30a10 10 0 0 1 10-10h44a10 10 0 0 1 10 10v102Z" />
      <path className={plate} d="M24 34H72V132H24Z" />
      <path className={ink} d="M32 52h32M32 64h20" />
      <path className={sight} d="M88 82H118" />
      <path className={plate} d="M172 32a50 50 0 1 0 .01 0Z" />
      <path className={turquoise} d="M172 82V44a38 38 0 1 1-33 57Z" />
      <TickRing className={ink} centre={[172, 82]} from={0} to={360} ring={[42, 8]} step={30} />
      <path className={sight} d="M228 82H258" />
      <path className={bead} d="M268 24H548V42H268Z" />
      <path className={cobalt} d="M268 52H460V70H268ZM268 80H384V98H268ZM268 108h62v18h-62Z" />
    </svg>
  );
}

/** Every change with its time before and after: the one that saved nothing is taken out. */
export function BeforeAndAfter() {
  return (
    <svg viewBox="15.5 0 537 132" aria-hidden="true">
      <path className={plate} d="M16 132V20h48v112ZM160 132V48h48v84ZM304 132V60h48v72ZM448 132V36h48v96Z" />
      <path className={sight} d="M64 20h48v58M208 48h48v40M496 36h48v56" />
      <path className={cobalt} d="M64 132V82h48v50ZM208 132V92h48v40ZM496 132V96h48v36Z" />
      <path className={ink} strokeDasharray="4 4" d="M352 132V60h48v72" />
      <path className={bead} d="M356 12h40v40h-40Z" />
      <path className={ink} strokeWidth="2.5" d="m368 24 16 16m0-16-16 16" />
    </svg>
  );
}
