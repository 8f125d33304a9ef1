import { pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';

const GROUND = 250;
/** Left edges of the provider's machines. */
const racks = [308, 346, 384];

/**
 * A sheet of data over the small machine under your own roof, and its way to the provider's hall in another country: past the page that
 * says what leaves, to where, and for what it may not be used.
 */
export function TwoModels() {
  return (
    <svg viewBox="0 0 440 262" aria-hidden="true">
      <path className={paints.wall} d={`M24 88H164V${GROUND}H24Z`} />
      <path className={paints.cobalt} d="M12 88C40 58 62 52 94 38 126 52 148 58 176 88Z" />
      <path className={paints.turquoise} d={pointedArch({ x: 38, y: 110, width: 112, height: 140 })} />
      <path className={paints.cobalt} d="M60 200H128V250H60Z" />
      <path stroke="var(--f-wall)" strokeWidth="2" d="M70 217H104M70 233H104" />
      <path className={paints.bead} d="M80 146H102L112 156V192H80Z" />
      <path className={paints.ink} strokeWidth="2" d="M87 162H104M87 171H104M87 180H98" />

      <path className={paints.plate} d={`M296 72H428V${GROUND}H296Z`} />
      <path className={paints.cobalt} d="M286 60H438V72H286Z" />
      <path className={paints.turquoise} d="M362 60V20h34l-8 9 8 9H362" />
      <path className={paints.cobalt} d={racks.map((x) => `M${x} 142h32v108h-32Z`).join('')} />
      <path
        stroke="var(--f-wall)"
        strokeWidth="2"
        d={racks.map((x) => [160, 178, 196, 214, 232].map((y) => `M${x + 6} ${y}h13`).join('')).join('')}
      />
      <path
        fill="var(--f-sun)"
        d={`M113 215h4v4h-4Z${racks.map((x) => [158, 176, 194, 212, 230].map((y) => `M${x + 22} ${y}h4v4h-4Z`).join('')).join('')}`}
      />
      <path className={paints.ink} strokeDasharray="4 3" d="M346 84H368L378 94V130H346Z" />

      <path className={paints.sight} d="M122 158 190 134M268 112 338 104" />
      <path className={paints.ink} d="M229 176V250" />
      <path className={paints.wall} d="M196 76H262V176H196Z" />
      <path
        className={paints.ink}
        strokeWidth="3"
        d="M226 100H252M226 126H244M226 152H252m-47-53 5 6 8-12m-13 32 5 6 8-12"
      />
      <path stroke="var(--gulabi)" strokeWidth="3" d="m206 147 10 10m0-10-10 10" />
      <path stroke="var(--ink)" d={`M0 ${GROUND}.5H440`} />
    </svg>
  );
}
