import { num, pointedArch, type Point } from '../facade/geometry.ts';
import { arcPath, TickRing } from '../tick-ring.tsx';
import { glaze } from './glaze.ts';
import styles from './drawn-texts.module.css';
import { Mark } from './mark.tsx';

const GROUND = 624;
const FOOT: Point = [404, GROUND];
const HEIGHT = 276;
const TIP: Point = [FOOT[0], GROUND - HEIGHT];
const RIM = 440;
const dial = { centre: FOOT, from: 0, to: 180 };

/** Two suns at two heights: the low one in the east draws the long shadow, the high one in the west the short one. */
const low = (34 * Math.PI) / 180;
const high = (122 * Math.PI) / 180;
const shadowEnd = (angle: number) => FOOT[0] - HEIGHT / Math.tan(angle);
const longEnd = shadowEnd(low);
const shortEnd = shadowEnd(high);
const door = { x: shortEnd, y: GROUND - 206, width: 128, height: 206 };

/** Where the line from a shadow's end over the tip of the gnomon meets the rim: there stands its sun. */
function sunAt(angle: number): Point {
  const lift = HEIGHT * Math.sin(angle);
  const reach = Math.sqrt(lift ** 2 - HEIGHT ** 2 + RIM ** 2) - lift;
  return [TIP[0] + reach * Math.cos(angle), TIP[1] - reach * Math.sin(angle)];
}

const ray = (end: number, [x, y]: Point) => `M${num(end)} ${GROUND}L${num(x)} ${num(y)}`;

/** The ground under both shadows, dashed into ticks of 10 units and of 50, counted from the foot. */
const RULER = `M${FOOT[0] - 450.5} ${GROUND + 40}h901`;

/** One gnomon, two shadows: a long thin one, and a short broad one that ends at an open door. */
export function TwoShadows() {
  const [east, west] = [sunAt(low), sunAt(high)];
  const [x, y] = FOOT;
  return (
    <>
      <TickRing {...glaze.far} {...dial} from={7.5} ring={[140, RIM - 172]} step={7.5} />
      <path {...glaze.far} d={[140, 280, 640, 840].map((radius) => arcPath({ ...dial, radius })).join('')} />
      <path {...glaze.mid} d={[RIM - 18, RIM].map((radius) => arcPath({ ...dial, radius })).join('')} />
      <TickRing {...glaze.mid} {...dial} ring={[RIM - 18, 10]} step={1.5} />
      <TickRing {...glaze.ln} {...dial} ring={[RIM - 18, 18]} step={7.5} breadth={1.5} />
      <path {...glaze.t3} d={`M-1400 ${y}H2400v700H-1400Z`} />
      <path {...glaze.t4} d={`M${x} ${y}v9H${num(longEnd)}V${y}Z`} />
      <path {...glaze.tq} d={`M${x} ${y}v32H${num(shortEnd)}V${y}Z`} />
      <path {...glaze.mid} d={RULER} strokeWidth="8" strokeDasharray="1 9" />
      <path {...glaze.mid} d={RULER} strokeWidth="16" strokeDasharray="1 49" />
      <path {...glaze.dots} d={ray(longEnd, east) + ray(shortEnd, west)} />
      <path {...glaze.white} d={pointedArch({ ...door, x: door.x - 15, y: door.y - 22, width: 158, height: 228 })} />
      <path {...glaze.sun} d={pointedArch(door)} />
      <path {...glaze.t1} d={`M${num(door.x + 128)} ${y}V${num(door.y + 80)}l52-28V${y + 20}Z`} />
      <path {...glaze.white} d={`M${num(door.x - 15)} ${y}h158v32h-158z`} />
      <text className={styles.mark} x={num(door.x + 64)} y={y + 25}>
        3
      </text>
      <path {...glaze.t1} d={`M${x - 24} ${y}L${TIP[0]} ${TIP[1]}L${x + 24} ${y}Z`} />
      <path {...glaze.white} d={`M${x - 24} ${y}L${TIP[0]} ${TIP[1]}L${x - 5} ${y}Z`} />
      <path {...glaze.bold} d={`M-1400 ${y}H2400`} />
      <circle {...glaze.t0} cx={num(east[0])} cy={num(east[1])} r="21" />
      <circle {...glaze.bold} cx={num(east[0])} cy={num(east[1])} r="21" />
      <circle {...glaze.white} cx={num(west[0])} cy={num(west[1])} r="24" />
      <Mark number={1} at={[longEnd + 70, y]} />
      <Mark number={2} at={[x + 88, y]} />
    </>
  );
}
