import type { CSSProperties } from 'react';

/** The brand's colours in sRGB, since mail clients know no OKLCH. */
const ink = '#0b1733';
const inkSoft = '#454f63';
const cobalt = '#1442b8';
const hairline = '1px solid #d1d7df';
/** Begins with the one that Windows has: Outlook there may take none but the first. */
const font = "'Segoe UI', 'Noto Sans', system-ui, -apple-system, sans-serif";

/** The light scheme, as style attributes: several mail clients drop style sheets. */
export const styles = {
  ground: { margin: 0, padding: '24px 12px', backgroundColor: '#f8fafc', fontFamily: font },
  sheet: {
    maxWidth: 600,
    backgroundColor: '#ffffff',
    border: hairline,
    borderTop: `3px solid ${cobalt}`,
    borderRadius: 2,
  },
  /** As high as the scale: some of Gmail's programs drop the size of a background, and would draw it behind the words. */
  scale: { height: 14, backgroundSize: '100% 14px, 100% 14px, 100% 8px', backgroundRepeat: 'no-repeat' },
  /** Words too long for a phone break: Gmail and Outlook know no `overflow-wrap`. */
  inside: { padding: '18px 24px 24px', wordBreak: 'break-word' },
  heading: { margin: '0 0 8px', fontSize: 24, lineHeight: 1.2, color: ink, textWrap: 'balance' },
  soft: { margin: '0 0 16px', fontSize: 15, lineHeight: 1.6, color: inkSoft },
  ruled: { padding: '12px 0', borderTop: hairline },
  field: { margin: 0, fontSize: 16, lineHeight: 1.7, color: ink },
  time: { margin: 0, fontSize: 18, lineHeight: 1.4, fontWeight: 700, color: ink },
  otherTime: { margin: '4px 0 0', fontSize: 16, lineHeight: 1.5, color: inkSoft },
  words: { margin: '4px 0 16px', fontSize: 16, lineHeight: 1.6, color: ink },
  /** Spaces stay as they were typed, and each line runs in the direction of its own script. */
  typed: { whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext' },
  code: { margin: '0 0 16px', fontSize: 28, lineHeight: 1.4, letterSpacing: 6, fontWeight: 700, color: ink },
  link: { color: cobalt, textDecoration: 'underline' },
  action: { margin: '20px 0 8px', fontSize: 16, lineHeight: 1.2 },
  button: {
    display: 'inline-block',
    padding: '13px 22px',
    backgroundColor: cobalt,
    borderRadius: 2,
    color: '#ffffff',
    fontWeight: 600,
    textDecoration: 'none',
  },
  address: { margin: '0 0 16px', fontSize: 13, lineHeight: 1.5, color: inkSoft },
  brand: { margin: '0 0 18px', fontSize: 15, lineHeight: 1.2, fontWeight: 700, letterSpacing: 0.3, color: cobalt },
  imprint: {
    margin: '24px 0 0',
    padding: '12px 0 0',
    borderTop: hairline,
    fontSize: 13,
    lineHeight: 1.5,
    color: inkSoft,
  },
  hidden: { display: 'none' },
} as const satisfies Record<string, CSSProperties>;

/** A day's hours as strokes along the sheet's edge, and the sun at one of them. Where a program draws no gradients, the edge stands alone. */
export function dayScale(hour: number): string {
  const strokes = (apart: string) => `repeating-linear-gradient(90deg, #7aaaff 0 1px, transparent 1px ${apart})`;
  const sun = `radial-gradient(circle at ${((hour / 24) * 100).toFixed(1)}% 0, #f5ab27 12px, transparent 13px)`;
  return [sun, strokes('25%'), strokes('4.1667%')].join(', ');
}

/** The dark scheme, as a style sheet, since only that can query the colour scheme and override attributes. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  /* The component repeats the body's colour on a cell, for clients that drop the body. */
  .ground, .ground > table > tbody > tr > td { background-color: #071026 !important; }
  .sheet { background-color: #0d1a35 !important; border-color: #7aaaff #283858 #283858 !important; }
  .ink { color: #ebeff4 !important; }
  .soft { color: #adb6c3 !important; }
  .ruled { border-color: #283858 !important; }
  .link, .brand { color: #7aaaff !important; }
  .button { background-color: #7aaaff !important; color: #0d1a35 !important; }
}
`;
