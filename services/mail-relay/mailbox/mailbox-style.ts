import { createHash } from 'node:crypto';
import { raw } from 'hono/html';
import { styleSheet } from './style-sheet.ts';

/** The style of the pages, and how their content security policy knows it. */
export type MailboxStyle = { element: ReturnType<typeof raw>; hash: string };

/** `font` is the address of the site's typeface; without it the system's own stands in. */
export function mailboxStyle(font: string | undefined): MailboxStyle {
  const face = font
    ? `@font-face { font-family: "Anek Latin"; src: url("${font}") format("woff2"); font-weight: 300 700; font-stretch: 100% 118%; font-display: swap; }`
    : '';
  const text = face + styleSheet;
  return {
    element: raw(`<style>${text}</style>`),
    hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  };
}
