import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { ForServer } from '../contracts/for-server.ts';

/** The site's design tokens and typeface, for pages that a service renders. */
export type Look = ForServer['look'];

/** The style element of a page, and its hash for the content security policy. */
export type PageStyle = { element: ReturnType<typeof raw>; hash: string };

/** The style of a service's pages: tokens, typeface (the system's when there is none), the shared rules and the page's own sheet. */
export function pageStyle({ tokens, font }: Look, sheet: string): PageStyle {
  const face = font
    ? `@font-face { font-family: "Anek Latin"; src: url("${font}") format("woff2"); font-weight: 300 700; font-stretch: 100% 118%; font-display: swap; }`
    : '';
  const text = face + tokens + base + sheet;
  return {
    element: raw(`<style>${text}</style>`),
    hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  };
}

/** The company's mark and name, a link home: an arched window, the gnomon in it, the sun behind. */
export function logo(name: string, href: string) {
  return html`<a class="logo" href="${href}"
    ><svg viewBox="0 0 32 32" aria-hidden="true">
      <path class="arch" d="M2 30V17.5C2 10 8 4.5 16 1c8 3.5 14 9 14 16.5V30Z" />
      <path class="gnomon" d="M7.5 25H22V13Z" />
      <circle class="sun" cx="11.5" cy="14" r="3" /></svg
    ><span>${name}</span></a
  >`;
}

const base = `
*, ::before, ::after { box-sizing: border-box; }
* { margin: 0; }
html { text-size-adjust: none; }
body { background: var(--ground); color: var(--ink); font: 400 1.0625rem/1.6 "Anek Latin", "Noto Sans", system-ui, sans-serif; text-wrap: pretty; -webkit-font-smoothing: antialiased; }
h1 { font-size: clamp(2rem, 1.51rem + 2.17vw, 3.25rem); font-weight: 660; font-stretch: 110%; line-height: 1.06; letter-spacing: -.015em; text-wrap: balance; overflow-wrap: anywhere; }
a { color: var(--cobalt); text-decoration-thickness: 1px; text-underline-offset: .2em; }
a:hover { color: var(--cobalt-hi); text-decoration-thickness: 2px; }
:focus-visible { border-radius: 2px; outline: 2px solid var(--cobalt); outline-offset: 3px; }
::selection { background: var(--marigold); color: var(--on-marigold); }
button, input { color: inherit; font: inherit; }
svg { fill: none; stroke: currentColor; }
.soft { color: var(--ink-soft); font-size: var(--t1); line-height: 1.5; }
.primary, .outline { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: .5em 1.2em .45em; border: 1px solid transparent; border-radius: 2px; font-weight: 600; font-stretch: 106%; line-height: 1.2; text-decoration: none; cursor: pointer; }
.primary { background: var(--cobalt); color: var(--on-cobalt); }
.quiet { min-height: 2.75rem; padding: 0; border: 0; background: none; color: var(--cobalt); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .2em; cursor: pointer; }
.primary:hover { background: var(--cobalt-hi); color: var(--on-cobalt); }
input:not([type=hidden]) { width: 100%; min-height: 2.75rem; padding: .5rem .875rem .42rem; border: 1px solid var(--edge); border-radius: 2px; background: var(--surface); }
input:focus { border-color: var(--cobalt); outline: 2px solid var(--cobalt); outline-offset: -1px; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem clamp(1rem, 3vw, 2.5rem); min-height: 4.5rem; padding: .5rem calc(max(0px, (100% - 83rem) / 2) + var(--margin)); border-bottom: 1px solid var(--line); }
.logo { display: inline-flex; align-items: center; gap: .6rem; min-height: 2.75rem; color: var(--ink); font-size: 1.5rem; font-weight: 700; font-stretch: 118%; line-height: 1; letter-spacing: -.02em; text-decoration: none; }
.logo:hover { color: var(--ink); }
.logo svg { width: 2rem; height: 2rem; stroke: none; }
.logo span { translate: 0 .08em; }
.arch { fill: var(--cobalt); }
.gnomon { fill: var(--on-cobalt); }
.sun { fill: var(--marigold); stroke: none; }
.notice { margin-bottom: 2rem; padding: .875rem 1.125rem .8rem; border: 1px solid var(--success); border-radius: 2px; background: var(--success-wash); color: var(--success); font-weight: 560; }
.notice a { color: inherit; }
.problem { border-color: var(--error); background: var(--error-wash); color: var(--error); }
@media (forced-colors: active) { .primary { border-color: ButtonBorder; } }
`;
