import { type Box, num, pointedArch, type Point } from '../facade/geometry.ts';
import { glaze } from './glaze.ts';
import { Mark } from './mark.tsx';
import { rectangle } from './rectangles.ts';

const GROUND = 628;
/** Each landing stands as much higher as the flight to it is long: stairs of 45 degrees, as on the Samrat Yantra. */
const RISE = 118;
const LANDING = 104;
const LEFT = 18;
const DOOR = { width: 66, height: 112 };

const landing = (index: number): Point => [LEFT + 20 + index * (RISE + LANDING), GROUND - 40 - index * RISE];
const landings = [0, 1, 2, 3].map(landing);
const STEPS = 9;
const STEP = num(RISE / STEPS);

/** The masonry of the stairs, cut open: landing, flight, landing. */
const stairs = landings
  .map(([x, y], index) => (index === 0 ? `M${LEFT} ${GROUND}V${y}H${x + LANDING}` : `h${LANDING}`))
  .join(`v-${STEP}h${STEP}`.repeat(STEPS));

const doorAt = (index: number) => {
  const [x, y] = landing(index);
  return { x: x + 26, y: y - DOOR.height, ...DOOR };
};
const [first, second, third, fourth] = [doorAt(0), doorAt(1), doorAt(2), doorAt(3)] as const;
const open = [first, second, third] as const;

/** Niches in the masonry under each landing. */
const niches = landings
  .slice(1)
  .flatMap(([x, y]) =>
    [0, 1].map((column) =>
      pointedArch({ x: x + 8 + column * 46, y: y + 40, width: 32, height: Math.min(96, GROUND - y - 60) }),
    ),
  )
  .join('');

/** Where the path goes: through the open doors, up the flights, to the foot of the third. */
const path = landings
  .slice(0, 3)
  .map(
    ([x, y], index) =>
      `${index === 0 ? `M-60 ${y - 16}H` : `L${x + 4} ${y - 16}H`}${index === 2 ? x + 40 : x + LANDING - 8}`,
  )
  .join('');
const [endX, endY] = landing(2);
const end = { cx: endX + 40, cy: endY - 16 };

/** Courses of the back wall, which begin at the wall or under the slope of the roof. */
const courses = Array.from({ length: 13 }, (_, row) => 600 - row * 44)
  .map((y) => `M${num(Math.max(LEFT, 300 - ((y - 40) / 260) * (300 - LEFT)))} ${y}H1600`)
  .join('');

/** A house cut open: four landings, four doors, and a path that ends at the third. */
export function FourDoors() {
  return (
    <>
      <path {...glaze.t3} d={`M-1400 ${GROUND}H2400v700H-1400Z`} />
      <path {...glaze.t0} d={`M${LEFT} ${GROUND}V300L300 40H1600V${GROUND}Z`} />
      <path {...glaze.far} d={courses} />
      <path {...glaze.t1} d={`${stairs}H1600V${GROUND}Z`} />
      <path {...glaze.t3} d={niches} />
      <path {...glaze.mid} d={niches} />
      <path {...glaze.bold} d={`${stairs}H1600M${LEFT} ${GROUND}V300L300 40H1600M-1400 ${GROUND}H2400`} />
      <path {...glaze.white} d={open.map((door) => pointedArch(grown(door))).join('')} />
      <path {...glaze.pale} d={pointedArch(first) + pointedArch(second)} />
      <path {...glaze.t2} d={pointedArch(third)} />
      <path {...glaze.joint} d={`M${third.x + 33} ${third.y}v${DOOR.height}`} />
      <g opacity=".45">
        <path {...glaze.white} d={pointedArch(grown(fourth))} />
        <path {...glaze.t4} d={pointedArch(fourth)} />
      </g>
      <path {...glaze.way} d={path} />
      <path {...glaze.white} d={rectangle({ x: third.x - 10, y: third.y + 56, width: 86, height: 12 })} />
      <circle {...glaze.halo} {...end} r="22" />
      <circle {...glaze.sun} {...end} r="14" />
      <Mark number={1} at={above(first)} />
      <Mark number={2} at={above(second)} />
      <Mark number={3} at={above(third)} />
    </>
  );
}

/** The frame around a door. */
const grown = ({ x, y, width, height }: Box): Box => ({ x: x - 7, y: y - 10, width: width + 14, height: height + 10 });

const above = ({ x, y }: Box): Point => [x + DOOR.width / 2, y - 20];
