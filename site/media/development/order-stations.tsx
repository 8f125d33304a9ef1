import { pointedArch } from '../facade/geometry.ts';
import { namedFigures } from '../named-figures.tsx';
import paints from '../paints.module.css';

const arch = pointedArch({ x: 12, y: 6, width: 136, height: 154 });

/**
 * A halt on the way of an order, under its arch. Finding: shelves in order. Deciding: one thing, measured. Paying: the
 * drawer. After: the parcel on its way back.
 */
export const OrderStation = namedFigures(
  [
    <g key="finding">
      <path className={paints.wall} d="M12 112H148v6H12ZM12 64H148v5H12Z" />
      <path className={paints.cobalt} d="M36 112V84h18v28ZM98 160v-30h22v30Z" />
      <path className={paints.turquoise} d="M64 112V90h24v22ZM40 160v-26h20v26ZM64 64V44h16v20Z" />
      <path className={paints.bead} d="M98 112c-14-8-14-24-4-30v-6h16v6c10 6 10 22-4 30Z" />
      <path className={paints.wall} d="M68 160v-32h22v32Z" />
    </g>,
    <g key="deciding">
      <path className={paints.bead} d="M66 148c-30-18-30-52-6-66V66h40v16c24 14 24 48-6 66Z" />
      <path className={paints.cobalt} d="M45 108h70l-3 18H48Z" />
      <path className={paints.ink} d="M34 66V148M29 66h10M29 148h10M46 52h68M46 47v10M114 47v10" />
      <path className={paints.wall} d="M40 148h80v12H40Z" />
    </g>,
    <g key="paying">
      <path className={paints.wall} d="M36 76h88v84H36Z" />
      <path className={paints.plate} d="M46 86h68v26H46Z" />
      <path className={paints.ink} strokeWidth="2" d="M54 99h30M92 99h14" />
      <path className={paints.turquoise} d="M48 122h64v26H48Z" />
      <path className={paints.bead} d="M80 62a14 14 0 1 0 .01 0ZM74 130h12v10H74Z" />
    </g>,
    <g key="after">
      <path className={paints.wall} d="M40 160V96h80v64Z" />
      <path className={paints.cobalt} d="M74 96h12v64H74Z" />
      <path stroke="var(--f-sun)" strokeWidth="3" d="M44 80a38 38 0 0 1 72-4M116 56v20H96" />
      <path className={paints.ink} strokeWidth="2" d="M94 140h18M94 148h12" />
    </g>,
  ],
  { viewBox: '11.5 0 137 162', overflow: 'visible', behind: <path className={paints.pale} d={arch} /> },
);
