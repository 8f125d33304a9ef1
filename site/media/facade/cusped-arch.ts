import { archRise, num, polar, type Box, type Point } from './geometry.ts';

const CURVATURE = 0.62;
/** The radius of a lobe as a share of its chord: a little more than half, so that lobes are not quite half circles. */
const LOBE = 0.64;
/** The last half lobe of each side is replaced by the ogee tip. */
const TIP_SHARE = 0.55;

const mirrored = (points: readonly Point[], axis: number): Point[] =>
  points.map(([x, y]): Point => [2 * axis - x, y]).toReversed();

function lobes(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [x, y];
      const radius = num(Math.hypot(x - fromX, y - fromY) * LOBE);
      return `A${radius} ${radius} 0 0 1 ${num(x)} ${num(y)}`;
    })
    .join('');
}

/** How far the lobes bulge beyond the arch they sit on, so that the opening can be drawn that much narrower. */
function lobeDepth(width: number, count: number): number {
  const radius = width * CURVATURE;
  const chord = (radius * Math.acos((radius - width / 2) / radius)) / (count + TIP_SHARE);
  return chord * (LOBE - Math.sqrt(LOBE ** 2 - 0.25)) + 1;
}

/** A jharokha's opening: a multifoil arch of `count` lobes a side on imposts, with an ogee tip just above the box. */
export function cuspedArch({ x, y, width, height }: Box, count: number): string {
  const inset = lobeDepth(width, count);
  const inner = width - 2 * inset;
  const radius = inner * CURVATURE;
  const springing = y + archRise(inner, CURVATURE);
  const sweep = (Math.acos((radius - inner / 2) / radius) * 180) / Math.PI;
  const centre: Point = [x + inset + radius, springing];
  const left = Array.from({ length: count + 1 }, (_, lobe) =>
    polar(centre, radius, 180 - (sweep * lobe) / (count + TIP_SHARE)),
  );
  const middle = x + width / 2;
  const right = mirrored(left, middle);
  const [lastX, lastY] = left.at(-1) ?? centre;
  const half = middle - lastX;
  const tip = num(y + half * 0.18);
  const ogee =
    `Q${num(lastX + half * 0.12)} ${tip} ${num(middle)} ${num(y - width * 0.03)}` +
    `Q${num(middle + half * 0.88)} ${tip} ${num(2 * middle - lastX)} ${num(lastY)}`;
  const foot = num(y + height);
  return (
    `M${num(x)} ${foot}V${num(springing)}H${num(x + inset)}${lobes(left)}${ogee}${lobes(right)}` +
    `H${num(x + width)}V${foot}Z`
  );
}
