import { Glazed, Inked, Measured } from './motif.tsx';
import { namedFigures } from '../named-figures.tsx';
import paints from '../paints.module.css';

/** Four tiles from one drawing: the rule proved by repeating it. */
const repeated = [-50, 50].flatMap((x) =>
  [-50, 50].map((y) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(.5)`}>
      <Glazed />
    </g>
  )),
);

/** The tile after one of four steps: measured, inked, fired, laid. */
export const TileStage = namedFigures(
  [<Measured key="measured" />, <Inked key="inked" />, <Glazed key="glazed" />, <g key="repeated">{repeated}</g>],
  { viewBox: '-100 -100 200 200', before: <path className={paints.ink} d="M-100-100H100V100H-100Z" /> },
);
