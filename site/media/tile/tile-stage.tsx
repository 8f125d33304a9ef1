import { Glazed, Inked, Measured } from './motif.tsx';
import paints from '../paints.module.css';

/** Four tiles from one drawing: the rule proved by repeating it. */
const repeated = [-50, 50].flatMap((x) =>
  [-50, 50].map((y) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(.5)`}>
      <Glazed />
    </g>
  )),
);

const stages = [<Measured key="0" />, <Inked key="1" />, <Glazed key="2" />, repeated];

/** The tile after one of four steps: measured, inked, fired, laid. */
export function TileStage({ of: step, className }: { of: number; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-100 -100 200 200" aria-hidden="true">
      {stages[step]}
      <path className={paints.ink} d="M-100-100H100V100H-100Z" />
    </svg>
  );
}
