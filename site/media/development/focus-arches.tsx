import { pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';

const arch = pointedArch({ x: -46, y: -150, width: 92, height: 150 });
const inner = pointedArch({ x: -34, y: -130, width: 68, height: 130 });

/** Three doors in the order a keyboard visits them, the second one ringed; below, the keys that get there. */
export function FocusArches() {
  return (
    <svg viewBox="0 0 440 340" aria-hidden="true">
      {[76, 220, 364].map((x, index) => (
        <g key={x} transform={`translate(${x} 210)`}>
          <path className={paints.wall} d={arch} />
          <path className={index === 1 ? paints.cobalt : paints.pale} d={inner} />
        </g>
      ))}
      <path stroke="var(--f-sun)" strokeWidth="5" d={pointedArch({ x: 166, y: 46, width: 108, height: 172 })} />
      <path className={paints.turquoise} d="M206 210v-52a14 14 0 0 1 28 0v52Z" />
      <path className={paints.sight} d="M76 44Q148-14 214 34M226 34Q292-14 364 44" />
      <path className={paints.ink} d="m204 33 10 1-4-9M354 42l10 2-4-9" />
      <path stroke="var(--ink)" d="M0 218.5H440" />
      <path
        className={paints.wall}
        d="M52 250h92v52H52ZM158 250h136v52H158ZM308 250h80v52h-80ZM52 302l-4 10h100l-4-10M158 302l-4 10h144l-4-10M308 302l-4 10h88l-4-10"
      />
      <path
        className={paints.ink}
        strokeWidth="2"
        d="M82 276h34m-8-6 8 6-8 6M116 268v16M202 278v8h48v-8M362 264v12h-30m8-6-8 6 8 6"
      />
    </svg>
  );
}
