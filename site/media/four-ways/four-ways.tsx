import { num, pointedArch, polar, type Point } from '../facade/geometry.ts';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const path = { stroke: 'var(--f-line)', strokeDasharray: '1 7', strokeLinecap: 'round', strokeWidth: 2 } as const;
const pen = {
  stroke: 'light-dark(oklch(43% 0.18 264), oklch(91% 0.06 88))',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 2.5,
} as const;

const COURT: Point = [220, 220];
/** From the middle of the court to the middle of a gate. */
const REACH = 150;
const GATE = { width: 92, height: 108 };

/** What stands in each gate: a letter, a receiver, a day of the calendar, a reply. Drawn around the middle of the gate. */
const signs = [
  { angle: 135, glass: 'var(--f-lit-a)', paper: 'M-25-15H25V20H-25Z', ink: 'M-25-15 0 6 25-15' },
  { angle: 45, glass: 'var(--f-lit-b)', paper: 'M-14-24H14V26H-14Z', ink: 'M-5 18H5M-5-17H5' },
  {
    angle: 225,
    glass: 'var(--f-lit-b)',
    paper: 'M-23-16H23V24H-23Z',
    ink: 'M-23-5H23M-11-22V-11M11-22V-11M-11 6H-3M4 6H11M-11 14H-3',
  },
  { angle: 315, glass: 'var(--f-lit-a)', paper: 'M-25-18H25V12H4L-8 24V12H-25Z', ink: 'M-15-8H14M-15 2H4' },
] as const;

/** The court seen from above with a gate at each corner: four ways in, and the same table in the middle. */
export function FourWays({ label }: { label: string }) {
  const [x, y] = COURT;
  return (
    <svg viewBox="10 10 420 420" role="img" aria-label={label}>
      <circle className={paints.hair} cx={x} cy={y} r={REACH + 46} />
      <TickRing className={paints.ink} centre={COURT} ring={[REACH + 46, 9]} from={0} to={360} step={15} />
      <TickRing className={paints.hair} centre={COURT} ring={[REACH + 46, 5]} from={0} to={360} step={3} />
      {signs.map(({ angle }) => {
        const [gateX, gateY] = polar(COURT, REACH, angle);
        return <path key={angle} {...path} d={`M${num(gateX)} ${num(gateY)}L${x} ${y}`} />;
      })}
      <circle className={paints.plate} cx={x} cy={y} r="46" />
      <circle stroke="var(--f-sun)" cx={x} cy={y} r="36" />
      <circle className={paints.ink} fill="var(--f-sun)" cx={x} cy={y} r="27" />
      {signs.map(({ angle, glass, paper, ink }) => (
        <Gate key={angle} at={polar(COURT, REACH, angle)} glass={glass} paper={paper} ink={ink} />
      ))}
    </svg>
  );
}

function Gate({ at: [x, y], glass, paper, ink }: { at: Point; glass: string; paper: string; ink: string }) {
  const box = { x: -GATE.width / 2, y: -GATE.height / 2, ...GATE };
  const inner = { x: box.x + 10, y: box.y + 14, width: GATE.width - 20, height: GATE.height - 14 };
  return (
    <g transform={`translate(${num(x)} ${num(y)})`}>
      {/* At dusk nothing throws a shadow: it would only cut the ring of hours. */}
      <path fill="light-dark(var(--f-shade), transparent)" d={`M${GATE.width / 2} -20l10 12V${GATE.height / 2}h-10Z`} />
      <path className={paints.wall} d={pointedArch(box)} />
      <path fill={glass} stroke="var(--f-line)" d={pointedArch(inner)} />
      <g transform="translate(0 12)">
        <path fill="light-dark(oklch(98% 0.01 240), oklch(30% 0.07 268))" d={paper} />
        <path {...pen} d={ink} />
      </g>
    </g>
  );
}
