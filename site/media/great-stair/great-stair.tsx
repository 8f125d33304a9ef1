import { num, pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';
import { arcPath, TickRing } from '../tick-ring.tsx';

/** The stages of a project are the landings of the stair. */
const LANDINGS = 6;
const GROUND = 560;
const FOOT = 40;
const RUN = 68;
const RISE = 54;
/** Steps of a flight between two landings. */
const STEPS = 4;
/** Landings on which something is paid, counted from the ground. */
const coins = [3, 4, 5];

const landing = (index: number) => ({ x: FOOT + index * RUN, y: GROUND - index * RISE });

/** Up by flights of small steps, each flight ending on a landing. */
const flight = `v-${num(RISE / STEPS)}h${num(RUN / 2 / STEPS)}`.repeat(STEPS) + `h${num(RUN / 2)}`;
const outline = `M${FOOT} ${GROUND}${flight.repeat(LANDINGS)}`;
const END = landing(LANDINGS);
/** What the stair throws its shadow on: it begins over the words and ends where the top landing hides it. */
const arc = { centre: [END.x + 52, END.y - 20], radius: 230, from: 60, to: 230 } as const;

/** The great stair of the observatory from the side, with the arc that it throws its shadow on. */
export function GreatStair({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <path className={paints.hair} d={arcPath(arc)} />
      <TickRing className={paints.hair} {...arc} ring={[arc.radius, 10]} step={2} />
      <TickRing className={paints.ink} {...arc} ring={[arc.radius, 20]} step={10} breadth={1.5} />
      <path fill="var(--f-shade)" d={`M${END.x + 104} ${GROUND}V${END.y}h40L600 470v90Z`} />
      <Flights />
    </svg>
  );
}

/** A niche in the wall under a landing, higher with every stage. */
function Niche({ at }: { at: number }) {
  const { x, y } = landing(at);
  const height = GROUND - y - 26;
  if (height < 40) return null;
  return <path className={paints.plate} d={pointedArch({ x: x + 12, y: y + 26, width: 44, height })} />;
}

/** A coin on edge, in the middle of its landing. */
function Coin({ at }: { at: number }) {
  const { x, y } = landing(at);
  return (
    <>
      <circle className={paints.ink} fill="var(--f-sun)" cx={num(x - RUN / 4)} cy={num(y - 19)} r="18" />
      <circle className={paints.ink} cx={num(x - RUN / 4)} cy={num(y - 19)} r="12.500" />
    </>
  );
}

/** The pavilion at the top, where the work is handed over. */
function Pavilion() {
  const { x, y } = END;
  return (
    <>
      <path className={paints.cobalt} d={`M${x + 14} ${y - 86}q-2-44 38-66 40 22 38 66Z`} />
      <path className={paints.ink} fill="var(--f-sun)" d={`M${x + 52} ${y - 152}v-26h26l-6 6 6 7h-26Z`} />
      <path className={paints.wall} d={`M${x} ${y - 86}H${x + 104}v12H${x}Z`} />
      <path className={paints.pale} d={`M${x + 20} ${y - 74}h64v74h-64Z`} />
      <path className={paints.wall} d={`M${x + 8} ${y - 74}h12v74h-12ZM${x + 84} ${y - 74}h12v74h-12Z`} />
      <path className={paints.wall} d={`M${x} ${y - 8}H${x + 104}v12H${x}Z`} />
    </>
  );
}

/** The flights with their niches and coins, up to the pavilion. */
export function Flights() {
  return (
    <>
      <path className={paints.shaded} d={`${outline}h104V${GROUND}Z`} />
      {Array.from({ length: LANDINGS - 1 }, (_, index) => (
        <Niche key={index} at={index + 1} />
      ))}
      <path
        className={paints.turquoise}
        d={pointedArch({ x: END.x + 16, y: END.y + 60, width: 72, height: GROUND - END.y - 60 })}
      />
      <path className={paints.ink} strokeWidth="2" d={outline} />
      {coins.map((at) => (
        <Coin key={at} at={at} />
      ))}
      <Pavilion />
    </>
  );
}
