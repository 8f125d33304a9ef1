import { namedFigures } from '../named-figures.tsx';
import paints from '../paints.module.css';

const { bead, cobalt, ink, pale, wall } = paints;
const pen = { className: ink, strokeWidth: 3 };
const text = 'M46 34H98M46 52H114M46 70H114M46 88H82';
const lines = <path {...pen} d={text} />;

/** One sheet on its way: what its reader needs, what is said about it, its draft, what is wrong in it, and its last form. */
export const WritingStep = namedFigures(
  [
    <g key="brief">
      <path {...pen} strokeDasharray="6 4" d={text} />
      <path className={cobalt} d="M112 112V94a16 16 0 0 1 32 0v18ZM128 50a12 12 0 1 0 .01 0Z" />
    </g>,
    <g key="interview">
      <path className={bead} d="M8 18H86V52H46L34 64V52H8Z" />
      <path className={pale} d="M62 62h90V96H126v12L112 96H62Z" />
      <path {...pen} d="M20 30H72M20 40H52M74 74h64M74 84h42" />
    </g>,
    <g key="draft">
      {lines}
      <path stroke="var(--marigold)" strokeWidth="7" d="M92 84 140 20" />
      <path className={cobalt} d="m84 94 4-14 10 7Z" />
    </g>,
    <g key="reading">
      {lines}
      <path stroke="var(--gulabi)" strokeWidth="4" d="m40 54 80-4" />
      <path className={bead} d="M98 62h54V94H130l-12 12V94H98Z" />
      <path {...pen} d="M108 74h34M108 83h22" />
    </g>,
    <g key="final">
      <path className={cobalt} d="M46 26h54V38H46Z" />
      <path className={bead} d="M116 72a18 18 0 1 0 .01 0Z" />
      <path {...pen} d="M46 52H114M46 66H96M46 80H90M46 94H84M108 90l6 7 11-14" />
    </g>,
  ],
  { viewBox: '0 0 160 112', behind: <path className={wall} d="M30 6h82l18 18V112H30Z" /> },
);
