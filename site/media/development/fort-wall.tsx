import { pointedArch } from '../facade/geometry.ts';
import { namedFigures } from '../named-figures.tsx';
import paints from '../paints.module.css';

const { bead, cobalt, ink, pale, plate, sight, turquoise, wall } = paints;

const merlons = `M0 60${'h2v-8q0-10 8-15 8 5 8 15v8h2'.repeat(12)}`;
const gate = pointedArch({ x: 72, y: 78, width: 96, height: 102 });
const doors = [24, 92, 160].map((x) => pointedArch({ x, y: 92, width: 56, height: 88 }));
const keyhole = 'a8 8 0 0 1 4 15l3 15h-14l3-15a8 8 0 0 1 4-15Z';
const niche = pointedArch({ x: 94, y: 116, width: 52, height: 64 });
const chest = (y: number) => `M102 ${y}a18 12 0 0 1 36 0v16h-36Z`;

/** One wall of a fort, in five parts: its gate, stones that are replaced, its treasury, doors for those who need them, its screened window. */
export const FortWall = namedFigures(
  [
    // Two bolts on one gate.
    <g key="login">
      <path className={plate} d={pointedArch({ x: 58, y: 64, width: 124, height: 116 })} />
      <path className={cobalt} d={gate} />
      <path className={paints.seam} d="M120 84V180" />
      <path className={wall} d="M72 122h96v8H72ZM72 150h96v8H72Z" />
      <path className={bead} d="M120 116a10 10 0 1 0 .01 0ZM120 144a10 10 0 1 0 .01 0Z" />
    </g>,
    // Old stones make room for new ones, and somebody watches it.
    <g key="updates">
      <path className={plate} d="M24 84H168V108H96V132H168V180H24Z" />
      <path
        className={ink}
        d="M24 108H168M24 132H168M24 156H168M60 84v24M132 84v24M96 108v24M60 132v24M132 132v24M96 156v24"
      />
      <path className={turquoise} d="M60 84h72v24H60ZM24 132h36v24H24ZM96 156h72v24H96Z" />
      <path className={ink} strokeWidth="2" d="M40 84V14H132V34M62 14 40 36" />
      <path className={bead} d="M96 34h72v24H96Z" />
      <path className={cobalt} d="M190 180v-40a14 14 0 0 1 28 0v40ZM204 104a10 10 0 1 0 .01 0Z" />
    </g>,
    // What lies in the treasury lies in a tower without a stair as well.
    <g key="backups">
      <path className={wall} d="M80 180V36h80V180Z" />
      <path className={turquoise} d="M74 36q4-26 46-34 42 8 46 34Z" />
      <path className={plate} d={pointedArch({ x: 94, y: 44, width: 52, height: 56 }) + niche} />
      <path className={sight} d="M120 150V100" />
      <path className={bead} d={chest(76) + chest(164)} />
    </g>,
    // Three doors, a key for each, and an hour for the one that opens all.
    <g key="access">
      <path className={pale} d={doors.slice(0, 2).join('')} />
      <path className={cobalt} d={doors[2]} />
      <path className={bead} d={`M52 124${keyhole}M120 124${keyhole}M174 120h28l-11 18 11 18h-28l11-18Z`} />
    </g>,
    // Light comes in, people do not.
    <g key="website">
      <path className={plate} d={pointedArch({ x: 58, y: 60, width: 124, height: 104 })} />
      <path className={turquoise} d={pointedArch({ x: 72, y: 74, width: 96, height: 80 })} />
      <path
        className={paints.seam}
        strokeWidth="3"
        d="M88 92v62m16-74v74m16-80v80m16-74v74m16-62v62M76 104h88m-92 16h96m-96 17h96"
      />
      <path className={bead} d="M106 164h28v16h-28Z" />
    </g>,
  ],
  {
    viewBox: '0 0 240 182',
    behind: (
      <>
        <path fill="var(--f-wall2)" d={`${merlons}V180H0Z`} />
        <path className={ink} d={merlons} />
      </>
    ),
    before: <path stroke="var(--ink)" d="M0 180.5H240" />,
  },
);
