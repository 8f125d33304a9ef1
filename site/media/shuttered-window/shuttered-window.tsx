import { cuspedArch } from '../facade/cusped-arch.ts';
import { pointedArch } from '../facade/geometry.ts';
import { LatticePattern } from '../facade/lattices.tsx';
import paints from '../paints.module.css';

const leaf = { fill: 'light-dark(oklch(52% 0.085 212), oklch(38% 0.065 214))', stroke: 'var(--f-line)' };
const ring = { stroke: 'light-dark(oklch(97% 0.012 240), oklch(80% 0.03 240))', strokeWidth: 2.5 };
const wing = { fill: 'light-dark(oklch(58% 0.04 260), oklch(52% 0.045 262))' };

const frame = pointedArch({ x: 60, y: 6, width: 300, height: 414 });
const inner = pointedArch({ x: 70, y: 18, width: 280, height: 402 });
const opening = cuspedArch({ x: 80, y: 38, width: 260, height: 382 }, 4);
const rail = 'M30 420H390V470H30Z';

/** One leaf of the shutter between two edges: its stile and three fields of slats. */
function Leaf({ x, width }: { x: number; width: number }) {
  const fields = [
    { y: 40, height: 118 },
    { y: 172, height: 112 },
    { y: 298, height: 108 },
  ];
  return (
    <>
      <path {...leaf} d={`M${x} 0h${width}v420h-${width}Z`} />
      <path
        stroke="light-dark(oklch(38% 0.07 214), oklch(26% 0.05 220))"
        fill="url(#shutter-slats)"
        d={fields.map(({ y, height }) => `M${x + 16} ${y}h${width - 32}v${height}h-${width - 32}Z`).join('')}
      />
    </>
  );
}

/** A pigeon on the rail, who has time. Its feet stand at the origin. */
function Pigeon() {
  return (
    <g transform="translate(318 420)">
      <path
        fill="light-dark(oklch(72% 0.03 255), oklch(66% 0.035 255))"
        stroke="var(--f-line)"
        d="M-52-12C-40-22-30-30-14-32-6-34 0-42 2-52c2-10 16-14 22-4l10 4-9 4c2 22-8 40-30 42-12 1-32-2-47-6Z"
      />
      <path {...wing} d="M-46-12C-34-24-16-28-4-22-10-10-26-8-46-12Z" />
      <path stroke="var(--gulabi)" strokeWidth="2" d="M-12-6v6M-4-7v7" />
      <path fill="oklch(22% 0.06 266)" d="M13-53a2 2 0 1 0 4 0a2 2 0 1 0-4 0" />
    </g>
  );
}

/** A window whose shutters are closed, with light behind them. Its ids begin with `shutter-`. */
export function ShutteredWindow({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 420 520" role="img" aria-label={label}>
      <defs>
        <pattern id="shutter-slats" width="200" height="9" patternUnits="userSpaceOnUse">
          <path fill="light-dark(oklch(43% 0.078 212), oklch(30% 0.055 218))" d="M0 0h200v4.5H0Z" />
        </pattern>
        <LatticePattern id="shutter-jaali" of="star" />
        <clipPath id="shutter-clip">
          <path d={opening} />
        </clipPath>
      </defs>
      <path className={paints.wall} d={frame} />
      <path fill="var(--f-wall2)" stroke="var(--f-hair)" d={inner} />
      <g clipPath="url(#shutter-clip)">
        <path fill="var(--f-reveal)" d="M0 0h420v420H0Z" />
        <g transform="translate(10 6)">
          <path fill="var(--f-sun)" d="M200 0h20v420h-20Z" />
          <Leaf x={70} width={135} />
          <Leaf x={211} width={135} />
          <path {...ring} d="M192 226a6 6 0 1 0 .1 0M224 226a6 6 0 1 0 .1 0" />
        </g>
      </g>
      <path className={paints.ink} d={opening} />
      <path fill="var(--f-wall2)" d={rail} />
      <path className={paints.ink} fill="url(#shutter-jaali)" d={rail} />
      <path className={paints.wall} d="M18 412H402v8H18ZM18 470H402v8H18ZM60 478h26v10H60ZM334 478h26v10h-26Z" />
      <Pigeon />
    </svg>
  );
}
