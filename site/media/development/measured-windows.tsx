import { cuspedArch } from '../facade/cusped-arch.ts';
import { pointedArch, type Point } from '../facade/geometry.ts';
import windows from '../facade/window.module.css';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';
import { DentilPattern } from '../facade/lattices.tsx';

const SILL = 462;
const centre: Point = [316, 262];
const half = { centre, from: 0, to: 180 };

/** One page behind three windows: what is drawn stays, where it stands goes with the width. */
const openings = [
  {
    screen: '320',
    x: 46,
    width: 92,
    height: 186,
    lobes: 3,
    glass: windows.litB,
    page: 'M62 336h60v126H62Z',
    bar: 'M62 336h60v13H62Z',
    picture: 'M68 355h48v34H68Z',
    heading: 'M68 400h40',
    words: 'M68 411h46M68 420h48M68 429h32',
    button: 'M68 440h48v14H68Z',
  },
  {
    screen: '768',
    x: 178,
    width: 136,
    height: 220,
    lobes: 4,
    glass: windows.litC,
    page: 'M196 332h100v130H196Z',
    bar: 'M196 332h100v13H196Z',
    picture: 'M204 352h40v44h-40Z',
    heading: 'M252 358h36',
    words: 'M252 369h36M252 378h28M204 424h38M204 433h30M252 424h36M252 433h24',
    button: 'M252 386h32v11h-32ZM204 404h38v12h-38ZM252 404h36v12h-36Z',
  },
  {
    screen: '1440',
    x: 352,
    width: 222,
    height: 268,
    lobes: 5,
    glass: windows.litA,
    page: 'M374 326h178v136H374Z',
    bar: 'M374 326h178v14H374Z',
    picture: 'M462 350h80v56h-80Z',
    heading: 'M384 360h66M384 372h44',
    words: 'M384 384h62M384 393h54M384 440h44M384 449h36M442 440h44M442 449h30M500 440h42M500 449h34',
    button: 'M384 402h40v13h-40ZM384 424h46v10h-46ZM442 424h46v10h-46ZM500 424h42v10h-42Z',
  },
] as const;

/** A façade whose three windows show the same page at three widths, and the ruler they stand on. */
export function MeasuredWindows({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <defs>
        <DentilPattern id="mw-dentil" />
        <pattern id="mw-merlons" width="26" height="22" x="24" y="122" patternUnits="userSpaceOnUse">
          <path className={paints.wall} d="M4 23V10q9-16 18 0v13" />
        </pattern>
      </defs>
      <path className={paints.plate} d={`M104 ${centre[1]}a212 212 0 0 1 424 0Z`} />
      <TickRing className={paints.hair} {...half} ring={[198, 14]} step={1.25} />
      <TickRing className={paints.ink} {...half} ring={[198, 14]} step={7.5} />
      <TickRing className={paints.ink} {...half} ring={[190, 22]} step={15} breadth={2} />
      <TickRing className={paints.hair} {...half} ring={[110, 70]} step={15} />
      <path fill="url(#mw-merlons)" d="M24 122h572v22H24Z" />
      <path className={paints.wall} d="M24 152H596V560H24Z" />
      <path fill="var(--f-shade)" d="M25 152H595v9H25Z" />
      <path fill="url(#mw-dentil)" d="M24 152H596v6H24Z" />
      <path className={paints.wall} d="M14 144H606l-5 8H19Z" />
      <path className={paints.hair} d="M24 470H596M158 161V470M333 161V470" />
      <Openings />
      <g fontSize="18" fontWeight="620" textAnchor="middle" fill="var(--on-marigold)" aria-hidden="true">
        {openings.map(({ screen, x, width }) => (
          <text key={screen} x={x + width / 2} y="538">
            {screen}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** The same page in three windows, over the rule they are measured by. */
export function Openings() {
  return (
    <>
      {openings.map(({ screen, x, width, height, lobes, glass, ...page }) => {
        const box = { x, y: SILL - height, width, height };
        const around = { x: x - 10, y: box.y - 14, width: width + 20, height: height + 14 };
        const arch = cuspedArch(box, lobes);
        return (
          <g key={screen} className={glass}>
            <path className={windows.frame} d={pointedArch(around)} />
            <path fill="var(--glass)" d={arch} />
            <path className={windows.paper} d={page.page} />
            <path fill="oklch(43% 0.18 264)" d={page.bar} />
            <path data-lit="" fill="oklch(86% 0.06 215)" d={page.picture} />
            <path stroke="oklch(28% 0.07 268)" strokeWidth="7" d={page.heading} />
            <path stroke="oklch(56% 0.05 262)" strokeWidth="4" d={page.words} />
            <path fill="oklch(50% 0.19 264)" d={page.button} />
            <path className={paints.ink} fill="none" d={arch} />
            <path className={paints.wall} d={`M${x - 14} ${SILL}h${width + 28}v6H${x - 14}Z`} />
            <path
              stroke="var(--ink-soft)"
              d={`M${x} 474v22M${x + width} 474v22M${x} 485h${width}m-6-3.5 6 3.5-6 3.5M${x + 6} 481.5l-6 3.5 6 3.5`}
            />
          </g>
        );
      })}
      <path className={paints.bead} d="M0 502H620v44H0Z" />
      <path stroke="var(--on-marigold)" strokeWidth="9" strokeDasharray="1 5" d="M2 507H618" />
      <path stroke="var(--on-marigold)" strokeWidth="16" strokeDasharray="1 29" d="M2 510H618" />
    </>
  );
}
