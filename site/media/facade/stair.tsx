import paints from '../paints.module.css';
import { num, pointedArch } from './geometry.ts';
import { BAY, STEP, STOREY } from './plan.ts';

const TREADS = 24;
const RUN = STEP * BAY;
/** Niches under the stair grow with it: middle and height. The last one stands behind a jharokha on the upper stairs. */
const niches = [
  { middle: 142, height: 30 },
  { middle: 250, height: 86 },
] as const;
const lastNiche = { middle: 196, height: 58 };

const step = (length: number): string => String(Math.round(length * 1000) / 1000);

/** The flight's outline from its foot (the origin) up and right, tread by tread. */
const flight = `M0 0${`v${step(-STOREY / TREADS)}h${step(RUN / TREADS)}`.repeat(TREADS)}`;

function Niche({ middle, height }: { middle: number; height: number }) {
  const shape = pointedArch({ x: middle - 18, y: -8 - height, width: 36, height }, 0.7);
  return (
    <>
      <path fill="var(--f-shade)" d={shape} />
      <path className={paints.ink} fill="url(#f-hex)" d={shape} />
    </>
  );
}

/** One flight with its wall, drawn once; its foot is the origin. To be placed in `<defs>`. */
export function StairParts() {
  return (
    <>
      <g id="f-stair">
        <path fill="var(--f-wall2)" d={`${flight}V0Z`} />
        <path className={paints.ink} d={flight} />
        {niches.map((niche) => (
          <Niche key={niche.middle} {...niche} />
        ))}
        <path fill="var(--f-shade)" stroke="var(--f-line)" d="M79-8a9 9 0 0 1 18 0Z" />
      </g>
      <g id="f-stair-niche">
        <Niche {...lastNiche} />
      </g>
    </>
  );
}

/** A flight whose foot stands at `x`, `y`. */
export function Stair({ x, y, open }: { x: number; y: number; open: boolean }) {
  return (
    <>
      <use href="#f-stair" x={num(x)} y={num(y)} />
      {open && <use href="#f-stair-niche" x={num(x)} y={num(y)} />}
    </>
  );
}
