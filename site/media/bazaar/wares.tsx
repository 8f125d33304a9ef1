import type { ReactNode } from 'react';
import { cloud, model } from '../facade/scenes.tsx';
import windows from '../facade/window.module.css';

const { fill, accent, bold, thin, paper } = windows;
const outlinedPaper = `${paper} ${bold}`;

/** A vase of blue pottery; its foot is the origin. */
const VASE = 'M-8 0C-20-12-20-30-7-40V-48H7V-40C20-30 20-12 8 0Z';

/** A scene drawn for a small window, at the size of a shop. */
const larger = (scene: ReactNode) => <g transform="translate(0 2) scale(1.18)">{scene}</g>;

/**
 * What the nine shops sell, in the order of the page. The origin is the middle of the counter and up is negative;
 * a shop is about 96 units broad and 110 high.
 */
export const wares: readonly ReactNode[] = [
  // Storefront: cloth hung out to be seen.
  <>
    <path className={thin} d="M-44-92h88" />
    <path className={fill} d="M-40-92h22v62h-22zM18-92h22v70H18z" />
    <path className={accent} d="M-11-92h22v80h-22z" />
  </>,
  // Built to order: an arch, and the stone that holds it.
  <>
    <path className={fill} d="M-38 0v-56a38 38 0 0 1 76 0v56h-18v-56a20 20 0 0 0-40 0v56z" />
    <path className={accent} d="M-17-98h34l-7 28h-20z" />
  </>,
  // Shopping app.
  <>
    <rect className={outlinedPaper} x="-24" y="-92" width="48" height="86" rx="7" />
    <path className={accent} d="M-15-46h30v26h-30zM-9-46v-6a9 9 0 0 1 18 0v6H6v-6a6 6 0 0 0-12 0v6z" />
  </>,
  larger(model),
  // A lens on a shelf that fills up.
  <>
    <circle className={bold} cx="-6" cy="-58" r="27" />
    <path className={bold} d="m14-39 22 24" />
    <path className={accent} d="M-20-52h7v10h-7zM-10-62h7v20h-7zM0-72h7v30H0z" />
  </>,
  // Many sellers, one counter.
  <>
    <g transform="translate(-30)">
      <path className={fill} d={VASE} />
    </g>
    <g transform="translate(30)">
      <path className={fill} d={VASE} />
    </g>
    <g transform="scale(1.45)">
      <path className={accent} d={VASE} />
    </g>
  </>,
  larger(cloud),
  // Parcels that label themselves.
  <>
    <path className={fill} d="M-42-34H-4V0h-38zM2-42h40V0H2zM-24-78h38v38h-38z" />
    <path className={accent} d="M-10-70H8v12h-18zM16-32h18v12H16zM-34-26h14v9h-14z" />
  </>,
  // Payment: a bill and coins.
  <>
    <path className={outlinedPaper} d="M-36-86H8v82h-44zM-26-70h24M-26-56h24M-26-42h14" />
    <circle className={accent} cx="26" cy="-12" r="12" />
    <circle className={accent} cx="26" cy="-42" r="12" />
  </>,
];

export const wareId = (index: number): string => `bz-ware-${index}`;

/** A ware by itself, as a shop's sign. It is drawn once, in its shop: the street has to stand on the same page. */
export function Ware({ of, className }: { of: number; className: string | undefined }) {
  return (
    <svg className={`${windows.litC} ${className}`} overflow="visible" viewBox="-56 -110 112 112" aria-hidden="true">
      <use href={`#${wareId(of)}`} />
    </svg>
  );
}
