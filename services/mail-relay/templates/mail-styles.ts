import type { CSSProperties } from 'react';

/** The brand's colours in sRGB, since mail clients know no OKLCH. */
const ink = '#0b1733';
const inkSoft = '#454f63';
const hairline = '1px solid #d1d7df';
const font = "'Noto Sans', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** By day, as attributes: several mail clients throw style sheets away. */
export const styles = {
  ground: { margin: 0, padding: '24px 12px', backgroundColor: '#f8fafc', fontFamily: font },
  sheet: { maxWidth: 600, padding: '24px 28px', backgroundColor: '#ffffff', border: hairline, borderRadius: 2 },
  heading: { margin: '0 0 8px', fontSize: 24, lineHeight: 1.2, color: ink },
  soft: { margin: '0 0 16px', fontSize: 15, lineHeight: 1.6, color: inkSoft },
  ruled: { padding: '12px 0', borderTop: hairline },
  field: { margin: 0, fontSize: 16, lineHeight: 1.7, color: ink },
  words: { margin: '4px 0 16px', fontSize: 16, lineHeight: 1.6, color: ink, overflowWrap: 'anywhere' },
  code: { margin: '0 0 16px', fontSize: 28, lineHeight: 1.4, letterSpacing: 6, fontWeight: 700, color: ink },
  link: { color: '#1442b8', textDecoration: 'underline' },
  hidden: { display: 'none' },
} as const satisfies Record<string, CSSProperties>;

/** At dusk, as a style sheet, which alone can ask for the colour scheme and override the attributes. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  /* The component repeats the body's colour on a cell, for clients that drop the body. */
  .ground, .ground > table > tbody > tr > td { background-color: #071026 !important; }
  .sheet { background-color: #0d1a35 !important; border-color: #283858 !important; }
  .ink { color: #ebeff4 !important; }
  .soft { color: #adb6c3 !important; }
  .ruled { border-color: #283858 !important; }
  .link { color: #7aaaff !important; }
}
`;
