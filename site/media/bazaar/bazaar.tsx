import { pointedArch, type Point } from '../facade/geometry.ts';
import windows from '../facade/window.module.css';
import paints from '../paints.module.css';
import { arcPath, TickRing } from '../tick-ring.tsx';
import styles from './bazaar.module.css';
import { wareId, wares } from './wares.tsx';

const BAY = 150;
const LEFT = 45;
const RIGHT = LEFT + 9 * BAY;
const FOOT = 320;
const COUNTER = 268;
/** The wall runs past both edges, for windows wider than the drawing. */
const FAR = 1600;
const glass = ['litA', 'litC', 'litB', 'litA', 'litC', 'litB', 'litA', 'litB', 'litC'] as const;
/** Cloth of the other colour than the room behind it. */
const shopClass = (room: (typeof glass)[number] = 'litA') =>
  room === 'litA' ? windows[room] : `${windows[room]} ${styles.cobaltCloth}`;
const opening = pointedArch({ x: -58, y: 124, width: 116, height: COUNTER - 124 });
/** A bay without a shop, beyond both ends of the street. */
const closed = pointedArch({ x: 37, y: 142, width: 76, height: 158 });
const niche = pointedArch({ x: 11, y: 12, width: 28, height: 34 }, 0.66);
/** Six scallops of cloth, every other one dyed. */
const scallop = (index: number) => `M${-63 + index * 21} 132v18a10.5 10.5 0 0 0 21 0v-18Z`;
const even = [0, 2, 4].map(scallop).join('');
const odd = [1, 3, 5].map(scallop).join('');
const dial: Point = [1140, 44];
const half = { centre: dial, from: 0, to: 180 };

function Definitions() {
  return (
    <defs>
      <pattern id="bz-niches" width="50" height="60" x={LEFT} y="54" patternUnits="userSpaceOnUse">
        <path fill="var(--f-shade)" stroke="var(--f-line)" d={niche} />
      </pattern>
      <pattern id="bz-closed" width={BAY} height="300" x={LEFT} y="0" patternUnits="userSpaceOnUse">
        <path fill="var(--f-shade)" stroke="var(--f-line)" d={closed} />
      </pattern>
      <pattern id="bz-merlons" width="25" height="16" x={LEFT} y="20" patternUnits="userSpaceOnUse">
        <path className={paints.wall} d="M4 17V8a8.500 8.500 0 0 1 17 0v9" />
      </pattern>
      <g id="bz-shop">
        <path className={paints.ink} fill="var(--glass)" d={opening} />
      </g>
      <g id="bz-front">
        <Front />
      </g>
    </defs>
  );
}

/** What stands before a shop: awning and counter. */
function Front() {
  return (
    <>
      <path className={paints.hair} d={`M-78 112V${FOOT - 12}M-72 112V${FOOT - 12}`} />
      <path className={paints.wall} d={odd} />
      <path fill="var(--cloth, var(--f-turq))" stroke="var(--f-line)" d={even} />
      <path className={paints.shaded} d="M-66 122H66l4 12H-70Z" />
      <path className={paints.wall} d={`M-66 ${COUNTER}H66v40H-66Z`} />
      <path className={paints.shaded} d={`M-56 ${COUNTER + 10}h52v26h-52ZM4 ${COUNTER + 10}h52v26H4Z`} />
      <path className={paints.shaded} d={`M-70 ${COUNTER - 6}H70v6H-70Z`} />
    </>
  );
}

/** Three of the shops, one of them lit. */
export const Shops = () =>
  wares.slice(0, 3).map((ware, index) => (
    <g key={index} transform={`translate(${index * BAY})`}>
      <path fill={index === 1 ? 'var(--f-sun)' : undefined} d={opening} />
      <g transform={`translate(0 ${COUNTER - 6})`}>{ware}</g>
      <Front />
    </g>
  ));

/** The half dial that rises behind the street, and before it a shopping bag as high as a house. */
function RisingBag() {
  const [x, y] = dial;
  return (
    <g className="wide-only">
      <path className={paints.plate} d={`${arcPath({ ...half, radius: 268 })}Z`} />
      <path className={paints.hair} d={arcPath({ ...half, radius: 250 })} />
      <TickRing className={paints.hair} {...half} ring={[250, 18]} step={1.5} />
      <TickRing className={paints.ink} {...half} ring={[240, 28]} step={15} breadth={2} />
      <circle stroke="var(--f-sun)" cx={x + 190} cy={y - 190} r="58" />
      <circle fill="var(--f-sun)" cx={x + 190} cy={y - 190} r="42" />
      <g transform={`translate(${x} ${y})`}>
        <path className={paints.ink} strokeWidth="7" d="M-42-116v-40a42 42 0 0 1 84 0v40" />
        <path className={paints.cobalt} d="M-90-134H90L104 0H-104Z" />
        <path className={paints.turquoise} d="M-94-96-90-134H90L94-96Z" />
        <circle className={paints.wall} cx="-42" cy="-115" r="6" />
        <circle className={paints.wall} cx="42" cy="-115" r="6" />
        <path className={paints.seam} strokeWidth="9" strokeLinecap="round" d="m-30-58 20 20 42-46" />
      </g>
    </g>
  );
}

/**
 * A street of nine shops under one roof, a ware in each, and a shopping bag above it on the dial of hours.
 * Broad as a window of 1440 px; the wall goes on at both ends.
 */
export function Bazaar({ label }: { label: string }) {
  return (
    <svg className={styles.bazaar} overflow="visible" viewBox="0 0 1440 320" role="img" aria-label={label}>
      <Definitions />
      <RisingBag />
      <path className={paints.wall} d={`M${-FAR} 44H${FAR + 1440}V${FOOT}H${-FAR}Z`} />
      <path fill="url(#bz-merlons)" d={`M${-FAR} 20H${FAR + 1440}v16H${-FAR}Z`} />
      <path fill="var(--f-shade)" d={`M${-FAR} 45H${FAR + 1440}v9H${-FAR}Z`} />
      <path className={paints.ink} strokeWidth="6" strokeDasharray="4" opacity=".55" d={`M${-FAR} 47H${FAR + 1440}`} />
      <path className={paints.wall} d={`M${-FAR} 36H${FAR + 1440}v8H${-FAR}Z`} />
      <path fill="url(#bz-niches)" d={`M${-FAR} 54H${FAR + 1440}v60H${-FAR}Z`} />
      {wares.map((ware, index) => (
        <g key={index} className={shopClass(glass[index])} transform={`translate(${LEFT + (index + 0.5) * BAY})`}>
          <use href="#bz-shop" />
          <g transform={`translate(0 ${COUNTER - 6})`}>
            <g id={wareId(index)}>{ware}</g>
          </g>
          <use href="#bz-front" />
        </g>
      ))}
      <path fill="url(#bz-closed)" d={`M${-FAR} 114H${LEFT}v186H${-FAR}ZM${RIGHT} 114h${FAR}v186h${-FAR}Z`} />
      <path className={paints.shaded} d={`M${-FAR} ${FOOT - 12}H${FAR + 1440}v12H${-FAR}Z`} />
    </svg>
  );
}
