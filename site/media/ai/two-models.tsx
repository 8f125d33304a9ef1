import { pointedArch, type Point } from '../facade/geometry.ts';
import { TickRing } from '../tick-ring.tsx';
import paints from '../paints.module.css';

const GROUND = 250;

/**
 * A small dial under your own roof and a large one outside. The sun is the data: it stays over the small one, or goes to the large one
 * by the sheet that says what leaves.
 */
export function TwoModels() {
  return (
    <svg viewBox="0 0 440 262" aria-hidden="true">
      <path className={paints.wall} d={`M24 88H184V${GROUND}H24Z`} />
      <path fill="var(--f-shade)" d="M25 88H183v7H25Z" />
      <path className={paints.cobalt} d="M12 88C44 58 68 52 104 38 140 52 164 58 196 88Z" />
      <path className={paints.turquoise} d={pointedArch({ x: 46, y: 114, width: 116, height: 136 })} />
      <Dial middle={104} radius={48} />
      <Dial middle={340} radius={92} />
      <path className={paints.sight} d="M120 168 204 128M258 116 318 106" />
      <path className={paints.ink} d="M231 164V250" />
      <path className={paints.wall} d="M204 84h54v80h-54Z" />
      <path
        className={paints.ink}
        strokeWidth="3"
        d="M213 102h5M213 120h5M213 138h5M228 102h21M228 120h14M228 138h21"
      />
      <circle fill="var(--f-sun)" cx="104" cy="176" r="13" />
      <circle stroke="var(--f-sun)" strokeWidth="1.5" cx="338" cy="104" r="19" />
      <path stroke="var(--ink)" d={`M0 ${GROUND}.5H440`} />
    </svg>
  );
}

/** Half a dial on the ground with its gnomon. */
function Dial({ middle, radius }: { middle: number; radius: number }) {
  const centre: Point = [middle, GROUND];
  return (
    <>
      <path className={paints.plate} d={`M${middle - radius} ${GROUND}a${radius} ${radius} 0 0 1 ${radius * 2} 0Z`} />
      <TickRing className={paints.ink} centre={centre} from={0} to={180} ring={[radius - 8, 8]} step={7.5} />
      <TickRing
        className={paints.ink}
        centre={centre}
        from={15}
        to={165}
        ring={[radius - 16, 16]}
        step={15}
        breadth={2}
      />
      <path
        className={paints.cobalt}
        d={`M${middle - radius / 8} ${GROUND}v-${radius / 2}l${radius / 3} ${radius / 2}Z`}
      />
    </>
  );
}
