import styles from './window.module.css';

const { thin, bold, fill, accent, paper, onAccent } = styles;

/*
 * What is worked on behind the lit windows, one kind of work each. The origin is the middle of the sill and up is negative;
 * a small window shows about 70 × 108 units, a big one 140 × 236.
 */

export const code = (
  <g transform="translate(0 -30) scale(.92)">
    <path className={bold} d="M-36-132-58-110l22 22M36-132l22 22-22 22M10-140-10-80" />
    <path
      className={fill}
      d="M-50-56h34v5h-34zM-10-56h42v5h-42zM-38-44h22v5h-22zM-10-44h30v5h-30zM-38-32h50v5h-50zM-50-20h26v5h-26z"
    />
    <path className={accent} d="M18-32h22v5H18z" />
  </g>
);

export const chart = (
  <g transform="translate(0 -26)">
    <path className={fill} d="M-52 0v-34h17V0zM-27 0v-52h17V0zM-2 0v-78h17V0z" />
    <path className={accent} d="M23 0v-112h17V0z" />
    <path className={bold} d="M-56-66C-30-72-20-96-2-108S26-148 46-160" />
    <path
      className={thin}
      d="M52 0v-150M52-6h-6M52-18h-4M52-30h-4M52-42h-6M52-54h-4M52-66h-4M52-78h-6M52-90h-4M52-102h-4M52-114h-6M52-126h-4M52-138h-4"
    />
    <circle className={accent} cx="46" cy="-160" r="5" />
  </g>
);

export const phone = (
  <g transform="translate(0 -22)">
    <rect className={`${paper} ${bold}`} x="-34" y="-150" width="68" height="136" rx="9" />
    <path className={thin} d="M-8-142H8" />
    <path className={fill} d="M-24-94a24 24 0 0 1 48 0v20h-48zM-24-62h48v5h-48zM-24-51h32v5h-32zM-24-34h48v12h-48z" />
    <path className={accent} d="M-12-74v-18a12 12 0 0 1 24 0v18z" />
  </g>
);

export const pen = (
  <g transform="translate(0 -6) scale(.88)">
    <path className={bold} d="M-30-18C-26-62 26-30 28-74" />
    <path className={thin} d="M-30-18v-44M28-74V-34" />
    <path className={`${paper} ${thin}`} d="M-33-21h6v6h-6zM25-77h6v6h-6z" />
    <circle className={accent} cx="-30" cy="-62" r="3.5" />
    <circle className={accent} cx="28" cy="-34" r="3.5" />
  </g>
);

export const cart = (
  <g transform="translate(1 0) scale(.9)">
    <path className={bold} d="M-29-66h7l9 38h32" />
    <path className={fill} d="M-18-54h44l-5 20h-34z" />
    <path className={accent} d="M-8-74h12v16H-8zM7-68h11v10H7z" />
    <circle className={fill} cx="-9" cy="-19" r="4.5" />
    <circle className={fill} cx="16" cy="-19" r="4.5" />
  </g>
);

export const chat = (
  <>
    <path className={fill} d="M-25-70h34v22h-24l-6 6v-6h-4z" />
    <path className={accent} d="M-9-38h34v20h-4v6l-6-6h-24z" />
    <path stroke="var(--f-lit-c)" strokeWidth="2" d="M-18-62h20M-18-55h12" />
    <path className={onAccent} d="M-2-31h20M-2-25h12" />
  </>
);

export const cloud = (
  <g transform="translate(0 -6) scale(.84)">
    <path className={fill} d="M-20-34a13 13 0 0 1 1-26 18 18 0 0 1 34-2 14 14 0 0 1 5 28z" />
    <path className={thin} d="M-18-26v10M-9-26v18M0-26v12M9-26v18M18-26v8" />
    <circle className={accent} cx="-9" cy="-6" r="2.5" />
    <circle className={accent} cx="9" cy="-6" r="2.5" />
  </g>
);

export const find = (
  <g transform="translate(0 -3) scale(.9)">
    <circle className={bold} cx="-3" cy="-52" r="20" />
    <path className={bold} d="m11-38 15 16" />
    <path className={accent} d="M-12-46h5v8h-5zM-5-54h5v16h-5zM2-62h5v24H2z" />
    <path className={thin} d="M-28-8h56M-28-8v-6M-14-8v-4M0-8v-6M14-8v-4M28-8v-6" />
  </g>
);

export const model = (
  <g transform="translate(0 -4) scale(.9)">
    <path className={thin} d="M-24-20 0-48l24 28M-24-72 0-48l24-24M-24-20v-52M24-20v-52M0-48v38" />
    <circle className={fill} cx="-24" cy="-20" r="5" />
    <circle className={fill} cx="24" cy="-20" r="5" />
    <circle className={fill} cx="-24" cy="-72" r="5" />
    <circle className={fill} cx="24" cy="-72" r="5" />
    <circle className={accent} cx="0" cy="-48" r="9" />
  </g>
);

export const text = (
  <>
    <path className={paper} d="M-22-80h34l10 10v60h-44z" />
    <path className={thin} d="M-22-80h34l10 10v60h-44zM12-80v10h10" />
    <path className={bold} d="M-14-58h28M-14-48h28M-14-38h20M-14-28h28M-14-18h12" />
  </>
);
