import { num, pointedArch, polar, type Box, type Point } from '../facade/geometry.ts';
import { arcPath, TickRing } from '../tick-ring.tsx';
import { glaze } from './glaze.ts';
import { Mark } from './mark.tsx';
import { rectangle } from './rectangles.ts';

const GROUND = 626;
const TOP = 96;
const WALL = { x: -8, y: TOP, width: 520, height: GROUND - TOP };
const TALL = { x: 664, y: TOP, width: 190, height: GROUND - TOP };
const tones = ['pale', 't4', 'tq', 't2', 't4'] as const;
/** Two small windows, the jharokha, two small windows. */
const panes: readonly Box[] = [
  { x: 18, y: 296, width: 76, height: 200 },
  { x: 108, y: 296, width: 76, height: 200 },
  { x: 206, y: 210, width: 92, height: 270 },
  { x: 320, y: 296, width: 76, height: 200 },
  { x: 410, y: 296, width: 76, height: 200 },
];

/** The tall window's light is a box under an arched head; its five bands are of equal height. */
const BAND = 76;
const bands = { x: TALL.x + 26, y: TOP + 118, width: TALL.width - 52 };
const bandTop = (index: number) => bands.y + index * BAND;
const middle = (index: number): Point => [bands.x, bandTop(index) + BAND / 2];

/** Every pane gives its light to one band. */
const threads = panes
  .map(({ x, y, width, height }, index) => {
    const [endX, endY] = middle(index);
    const startX = x + width / 2;
    const startY = y + height * (0.34 + index * 0.06);
    return `M${startX} ${startY}C${startX + 160} ${startY} ${endX - 140} ${endY} ${endX} ${endY}`;
  })
  .join('');

/** A broad façade, a narrow window of the same height, and the light of five panes in five bands. */
export function NarrowWindow() {
  return (
    <>
      <path {...glaze.t3} d={`M-1400 ${GROUND}H2400v700H-1400Z`} />
      <path
        {...glaze.shade}
        d={`M512 ${GROUND}V${TOP + 30}l70 60V${GROUND}ZM854 ${GROUND}V${TOP + 30}l70 60V${GROUND}Z`}
      />
      <path {...glaze.t1} d={rectangle(WALL) + rectangle(TALL)} />
      <path {...glaze.far} d={courses(WALL) + courses(TALL)} />
      <path {...glaze.white} d={cornice(WALL) + cornice(TALL)} />
      <path {...glaze.t0} d="M166 210Q252 120 338 210Z" />
      <path
        {...glaze.white}
        d="M160 200C190 150 220 138 252 138S314 150 344 200C320 186 290 178 252 178S184 186 160 200ZM166 480h172v34H166ZM186 514h132v14H186ZM210 528h84v12h-84Z"
      />
      <path {...glaze.white} d={panes.map((pane) => pointedArch(grown(pane))).join('')} />
      {panes.map((pane, index) => (
        <path key={pane.x} {...glaze[tones[index] ?? 'pale']} d={pointedArch(pane)} />
      ))}
      <path {...glaze.joint} d={panes.map(({ x, y, width, height }) => `M${x + width / 2} ${y}v${height}`).join('')} />
      <path
        {...glaze.white}
        d={pointedArch({ ...bands, x: bands.x - 10, y: TOP + 28, width: bands.width + 20, height: 5 * BAND + 100 })}
      />
      <path {...glaze.t0} d={pointedArch({ ...bands, y: TOP + 40, height: 5 * BAND + 78 })} />
      {tones.map((tone, index) => (
        <path
          key={index}
          {...glaze[index === 0 ? 'sun' : tone]}
          d={rectangle({ ...bands, y: bandTop(index), height: BAND - 2 })}
        />
      ))}
      <path {...glaze.ln} d={threads} />
      <Patience at={[bands.x + bands.width / 2, bandTop(2) - 14]} />
      <Thumb at={[bands.x + bands.width / 2, bandTop(3) + BAND / 2 - 3]} />
      <path {...glaze.bold} d={`M-1400 ${GROUND}H2400`} />
      <Mark number={1} at={[TALL.x + TALL.width, bandTop(0) + 38]} />
      <Mark number={2} at={[TALL.x + TALL.width, bandTop(1) + 62]} />
      <Mark number={3} at={[TALL.x + TALL.width, bandTop(3) + 62]} />
    </>
  );
}

/** Ten ticks of a clock, of which two and a half are filled. */
function Patience({ at }: { at: Point }) {
  const arc = { centre: at, from: 0, to: 180 };
  const [x, y] = polar(at, 40, 135);
  return (
    <>
      <path {...glaze.white} d={`M${at[0]} ${at[1]}H${at[0] - 40}A40 40 0 0 1 ${num(x)} ${num(y)}Z`} />
      <TickRing {...glaze.joint} {...arc} ring={[42, 12]} step={18} breadth={2} />
      <path {...glaze.joint} strokeWidth="2" d={arcPath({ ...arc, radius: 40 })} />
    </>
  );
}

/** A thumb on a square of 24 units. */
function Thumb({ at: [x, y] }: { at: Point }) {
  return (
    <>
      <path {...glaze.ln} d={rectangle({ x: x - 24, y: y - 24, width: 48, height: 48 })} />
      <path {...glaze.bold} strokeDasharray="1 3" d={`M${x - 24} ${y + 30}h48`} />
      <circle {...glaze.white} cx={x} cy={y} r="21" />
    </>
  );
}

const grown = ({ x, y, width, height }: Box): Box => ({ x: x - 6, y: y - 9, width: width + 12, height: height + 16 });

const cornice = ({ x, y, width }: Box) => rectangle({ x: x - 12, y: y - 12, width: width + 24, height: 14 });

const courses = ({ x, y, width }: Box) => [60, 440, 480].map((row) => `M${x} ${y + row}h${width}`).join('');
