import { num, pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';

/** Short strokes across a dimension line, one every so many units. */
const down = (step: number, stroke: string): string => strokes(50, 500, step, (at) => `M96 ${at}${stroke}`);
const across = (step: number, stroke: string): string => strokes(206, 434, step, (at) => `M${at} 6${stroke}`);

function strokes(from: number, to: number, step: number, path: (at: string) => string): string {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => path(num(from + index * step))).join(
    '',
  );
}

const opening = pointedArch({ x: 206, y: 96, width: 228, height: 404 });
const pane = pointedArch({ x: 232, y: 130, width: 176, height: 370 });

/** An arched window as a surveyor draws it: dimension lines, a plumb line, and a pair of dividers. */
export function MeasuredWindow({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <g transform="translate(0 60)">
        <path fill="var(--f-shade)" d="M490 58l56 70v372h-56Z" />
        <path className={paints.shaded} d="M150 58H490V500H150Z" />
        <path className={paints.wall} d="M132 40H508v18H132Z" />
        <path className={paints.wall} d={opening} />
        <path className={paints.turquoise} d={pane} />
        <path className={paints.cobalt} d="M232 410H408V500H232Z" />
        <path className={paints.seam} d="M276 410v90M320 410v90M364 410v90M232 455H408" />
        <path className={paints.hair} d="M124 40H78M198 96H78M198 410H78M206 34V-14M434 34V-14" />
        <path className={paints.ink} strokeWidth="1.5" d="M96 40V500M206 6H434" />
        <path className={paints.hair} d={down(10, 'h-7')} />
        <path className={paints.ink} d={down(90, 'h-14')} />
        <path className={paints.hair} d={across(9.5, 'v-6')} />
        <path className={paints.ink} d={across(114, 'v-12')} />
        <path
          className={paints.ink}
          strokeWidth="2"
          d="M90 46l12-12M90 102l12-12M90 416l12-12M200 12l12-12M428 12l12-12"
        />
        <Instruments />
      </g>
    </svg>
  );
}

/** The plumb line and the dividers. */
function Instruments() {
  return (
    <>
      <path className={paints.ink} d="M320 58V330" />
      <path className={paints.ink} fill="var(--f-sun)" d="M306 330h28l-4 26-10 32-10-32Z" />
      <circle className={paints.ink} fill="var(--f-sun)" cx="320" cy="58" r="6" />
      <path className={paints.wall} d="M540 326l-22 168 6 6 30-164ZM556 326l36 168-6 6-38-172Z" />
      <path className={paints.ink} strokeWidth="2" d="M548 302v-24" />
      <circle className={paints.ink} fill="var(--f-sun)" cx="548" cy="318" r="16" />
    </>
  );
}

/** The opening alone, with what it is measured by. */
export const Measuring = () => (
  <>
    <path d={opening + pane} />
    <Instruments />
  </>
);
