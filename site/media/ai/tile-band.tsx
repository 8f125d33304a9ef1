import type { ReactNode } from 'react';
import type { Application } from '../../../content/pages/ai-glance.ts';
import styles from './tile-band.module.css';

const tile = { fill: 'var(--tile)' };
const vein = { stroke: 'var(--tile)', strokeWidth: 1.5, fill: 'none' };

type Motif = {
  glaze: 'cobalt' | 'turquoise' | 'porcelain' | 'royal';
  /** Column and row of the tile that is lit, from 0: a different one every time, as on a wall that was repaired. */
  lit: readonly [column: number, row: number];
  shape: ReactNode;
};

/** Blue-pottery motifs, one for each place where the machine is at work; drawn in a tile of 60 units. */
const motifs: Readonly<Record<Application['id'], Motif>> = {
  weather: {
    glaze: 'cobalt',
    lit: [5, 1],
    shape: (
      <>
        <circle cx="30" cy="30" r="13" />
        <circle
          fill="none"
          stroke="var(--figure)"
          strokeWidth="8"
          cx="30"
          cy="30"
          r="21"
          pathLength="16"
          strokeDasharray=".2 .8"
        />
      </>
    ),
  },
  eyesight: {
    glaze: 'turquoise',
    lit: [4, 1],
    shape: (
      <>
        <path d="M5 30Q30 6 55 30Q30 54 5 30Z" />
        <circle {...tile} cx="30" cy="30" r="9" />
        <circle cx="30" cy="30" r="4" />
      </>
    ),
  },
  proteins: {
    glaze: 'porcelain',
    lit: [2, 0],
    shape: (
      <>
        <path
          fill="none"
          stroke="var(--figure)"
          strokeWidth="4"
          strokeLinecap="round"
          d="M8 46C18 46 16 14 26 14S34 46 44 46S48 26 52 16"
        />
        <circle cx="8" cy="46" r="5" />
        <circle cx="52" cy="15" r="5" />
      </>
    ),
  },
  languages: {
    glaze: 'royal',
    lit: [1, 2],
    shape: (
      <>
        <path d="M8 10h28v20H22l-8 8v-8H8Z" />
        <path fill="var(--tile)" stroke="var(--figure)" strokeWidth="1.5" d="M26 26h26v18h-6v8l-8-8H26Z" />
      </>
    ),
  },
  farming: {
    glaze: 'turquoise',
    lit: [3, 0],
    shape: (
      <>
        <path d="M30 6Q48 30 30 54Q12 30 30 6Z" />
        <path {...vein} d="M30 18v36" />
      </>
    ),
  },
  banking: {
    glaze: 'cobalt',
    lit: [2, 1],
    shape: (
      <>
        <circle cx="30" cy="30" r="20" />
        <circle {...vein} cx="30" cy="30" r="15" />
        <path {...tile} d="M24 24h12v12H24Z" />
      </>
    ),
  },
};

const SIDE = 60;

/** A wall of tiles in two glazes by turns, one of them lit. The glaze is of the cell, and its tile inherits it. */
export function TileBand({ of }: { of: Application['id'] }) {
  const { glaze, lit, shape } = motifs[of];
  const [column, row] = lit;
  const motif = `#motif-${of}`;
  return (
    <svg className={styles[glaze]} viewBox="0 0 600 180" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
      <pattern id={`tiles-${of}`} width={2 * SIDE} height={2 * SIDE} patternUnits="userSpaceOnUse">
        <g className={styles.even}>
          <g id={`motif-${of}`} fill="var(--figure)">
            <path {...tile} d="M.5.5h59v59H.5Z" />
            {shape}
          </g>
          <use href={motif} x={SIDE} y={SIDE} />
        </g>
        <g className={styles.odd}>
          <use href={motif} x={SIDE} />
          <use href={motif} y={SIDE} />
        </g>
      </pattern>
      <path fill={`url(#tiles-${of})`} d="M0 0H600V600H0Z" />
      <use className={styles.lit} href={motif} x={column * SIDE} y={row * SIDE} />
    </svg>
  );
}
