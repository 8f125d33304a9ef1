import { num, polar } from '../facade/geometry.ts';
import { TickRing } from '../tick-ring.tsx';
import paints from '../paints.module.css';

const centre = [0, 0] as const;
const plate = 'light-dark(oklch(43% 0.18 264), oklch(31% 0.12 265))';
const leaf = 'light-dark(oklch(72% 0.1 200), oklch(52% 0.085 205))';
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const turns = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + (index * 360) / count);

/** The plate of a pottery astrolabe: twenty-four hours, tulips, twelve windows, a lotus, and the rule across it. */
export function Astrolabe({ className }: { className: string | undefined }) {
  return (
    <svg className={className} overflow="visible" viewBox="-500 -500 1000 1000" aria-hidden="true">
      <Motifs />
      <circle className={paints.wall} r="497" />
      <circle className={paints.hair} r="486" />
      <TickRing {...{ centre, ring: [473, 13], from: 0, to: 359, step: 1 }} className={paints.hair} />
      <TickRing {...{ centre, ring: [466, 20], from: 0, to: 355, step: 5 }} className={paints.ink} />
      <TickRing {...{ centre, ring: [458, 28], from: 0, to: 345, step: 15, breadth: 2 }} className={paints.ink} />
      <g
        fontSize="14"
        fontWeight="560"
        fontStretch="112%"
        letterSpacing="0.04em"
        textAnchor="middle"
        fill="var(--ink-soft)"
      >
        {hours.map((hour) => (
          <text key={hour} transform={`rotate(${hour * 15 + 180})translate(0 -438)`}>
            {hour}
          </text>
        ))}
      </g>
      <circle fill={plate} stroke="var(--f-line)" r="422" />
      {turns(24, 7.5).map((turn) => (
        <use key={turn} href="#tulip" transform={`rotate(${num(turn)})`} />
      ))}
      <Beads radius={403} count={24} stroke="light-dark(oklch(92% 0.03 238), oklch(60% 0.08 262))" strokeWidth={8} />
      <circle className={paints.wall} r="336" />
      <Beads radius={326} count={72} stroke="light-dark(oklch(43% 0.18 264), oklch(58% 0.1 262))" strokeWidth={7.2} />
      <circle fill="light-dark(oklch(66% 0.105 205), oklch(38% 0.068 215))" stroke="var(--f-line)" r="316" />
      {turns(12, 15).map((turn, index) => (
        <use key={turn} href="#pane" fill={panes[index % 3]} transform={`rotate(${turn})`} />
      ))}
      <TickRing {...{ centre, ring: [222, 94], from: 0, to: 330, step: 30 }} className={paints.ink} />
      <circle className={paints.wall} r="222" />
      <circle className={paints.hair} r="212" />
      {turns(16).map((turn) => (
        <use key={turn} href="#petal" transform={`rotate(${turn})`} />
      ))}
      <circle className={paints.wall} r="84" />
      <TickRing {...{ centre, ring: [72, 12], from: 0, to: 345, step: 15 }} className={paints.ink} />
      <circle fill={plate} stroke="var(--f-line)" r="66" />
      <circle className={paints.wall} r="40" />
      <Rule />
    </svg>
  );
}

/** Lit, pale and deep. */
const panes = [
  'var(--f-lit-a)',
  'light-dark(oklch(90% 0.045 232), oklch(24% 0.07 266))',
  'light-dark(oklch(50% 0.15 262), oklch(30% 0.08 264))',
];

/** One of each thing that goes round. */
function Motifs() {
  return (
    <defs>
      <g id="tulip">
        <path
          fill={leaf}
          d="M0-346C-22-347-42-362-43-387-28-377-22-363 0-346 22-347 42-362 43-387 28-377 22-363 0-346Z"
        />
        <path className={paints.wall} d="M0-349C-29-361-27-387 0-411 27-387 29-361 0-349Z" />
        <path
          fill="light-dark(oklch(43% 0.18 264), oklch(82% 0.115 82))"
          d="M0-358C-13-366-12-380 0-394 12-380 13-366 0-358Z"
        />
      </g>
      <g id="pane">
        <path className={paints.wall} d="M-46-220V-256A55 55 0 0 1 0-310 55 55 0 0 1 46-256V-220Z" />
        <path
          stroke="var(--f-line)"
          d="M-35-221V-262H-30A9 9 0 0 1-27-276 9 9 0 0 1-19-288 9 9 0 0 1-8-296Q-7-297 0-300 7-297 8-296A9 9 0 0 1 19-288 9 9 0 0 1 27-276 9 9 0 0 1 30-262H35V-221Z"
        />
      </g>
      <g id="petal">
        <path
          fill="light-dark(oklch(43% 0.18 264), oklch(40% 0.14 264))"
          stroke="var(--f-wall)"
          d="M0-70C-23-108-34-173 0-203 34-173 23-108 0-70Z"
        />
        <path
          stroke="light-dark(oklch(92% 0.03 238), oklch(66% 0.09 260))"
          d="M0-80C-14-111-16-149 0-172 16-149 14-111 0-80Z"
        />
        <path fill={leaf} transform="rotate(11.25)" d="M0-168C-9-180-10-192 0-204 10-192 9-180 0-168Z" />
      </g>
    </defs>
  );
}

/** A ring of round beads: one circle whose dashes have no length and round ends. */
function Beads({ radius, count, ...paint }: { radius: number; count: number; stroke: string; strokeWidth: number }) {
  const [x, y] = polar(centre, radius, 90);
  const at = `${num(x)} ${num(y)}`;
  const back = `${num(-x)} ${num(-y)}`;
  return (
    <path
      {...paint}
      strokeLinecap="round"
      d={`M${at}A${radius} ${radius} 0 0 1 ${back}A${radius} ${radius} 0 0 1 ${at}`}
      pathLength={count}
      strokeDasharray="0 1"
    />
  );
}

/** The rule of the astrolabe, at Jaipur's latitude. */
function Rule() {
  return (
    <g transform="rotate(26.9)">
      <path
        className={paints.clay}
        d="M-9-470 0-484 9-470V-60Q26-40 26 0T9 60V470L0 484-9 470V60Q-26 40-26 0T-9-60ZM-15-398h30v16h-30ZM-15 382h30v16h-30Z"
      />
      <path className={paints.ink} d="M0-476V-62M0 62V476" />
      <circle fill="var(--f-roof)" stroke="var(--f-wall)" strokeWidth="3" r="14" />
      <circle fill="var(--f-roof)" stroke="var(--f-wall)" strokeWidth="3" cy="-434" r="10" />
    </g>
  );
}
