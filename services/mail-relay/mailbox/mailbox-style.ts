import { type Look, pageStyle } from '../../page-style.ts';
import { styleSheet } from './style-sheet.ts';

/** Without a typeface the system's own stands in. */
export function mailboxStyle({ tokens, font }: Look) {
  const face = font
    ? `@font-face { font-family: "Anek Latin"; src: url("${font}") format("woff2"); font-weight: 300 700; font-stretch: 100% 118%; font-display: swap; }`
    : '';
  return pageStyle(face + tokens + styleSheet);
}
