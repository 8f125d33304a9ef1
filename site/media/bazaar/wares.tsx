import type { ReactNode } from 'react';
import { cloud, find, model, text } from '../facade/scenes.tsx';
import windows from '../facade/window.module.css';

const { fill, accent, bold, thin, paper } = windows;

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
    <path className={thin} d="M-11-24h22M-11-18h22" />
  </>,
  // Built to order: blocks that become an arch.
  <>
    <path className={fill} d="M-38-26h18V0h-18zM20-26h18V0H20zM-38-52h18v22h-18zM20-52h18v22H20z" />
    <path
      className={fill}
      d="M-38-56a38 38 0 0 1 14-29l11 14a20 20 0 0 0-7 15zM38-56a38 38 0 0 0-14-29l-11 14a20 20 0 0 1 7 15z"
    />
    <path className={accent} d="m-20-88 4-3a38 38 0 0 1 32 0l4 3L9-74a20 20 0 0 0-18 0z" />
  </>,
  // Shopping app.
  <>
    <rect className={paper} x="-24" y="-92" width="48" height="86" rx="7" />
    <rect className={bold} x="-24" y="-92" width="48" height="86" rx="7" />
    <path className={accent} d="M-15-46h30v26h-30z" />
    <path className={bold} d="M-8-46v-6a8 8 0 0 1 16 0v6" />
  </>,
  larger(model),
  larger(find),
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
      <path className={thin} d="M-16-26H16M-16-20H16" />
    </g>
  </>,
  larger(cloud),
  // Parcels that label themselves.
  <>
    <path className={fill} d="M-42-34H-4V0h-38zM2-42h40V0H2zM-24-78h38v38h-38z" />
    <path className={accent} d="M-10-70H8v12h-18zM16-32h18v12H16z" />
    <path className={accent} d="M-34-26h14v9h-14z" />
  </>,
  // Payment: a bill and coins.
  <>
    <g transform="translate(-6)">{text}</g>
    <g transform="translate(24 -10)">
      <circle className={accent} r="11" />
      <circle className={accent} cy="-26" r="11" />
      <circle className={thin} r="7" />
      <circle className={thin} cy="-26" r="7" />
    </g>
  </>,
];
