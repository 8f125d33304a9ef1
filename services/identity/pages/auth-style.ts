import { createHash } from 'node:crypto';

/** The brand's colours (site/styles/tokens.css), by day and at dusk, for pages of one form. */
export const authStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(oklch(98.6% .004 240), oklch(18.5% .045 268));
  --surface: light-dark(oklch(100% 0 0), oklch(22.5% .05 268));
  --ink: light-dark(oklch(21% .045 268), oklch(95% .01 240));
  --ink-soft: light-dark(oklch(43% .035 265), oklch(76% .02 245));
  --line: light-dark(oklch(88% .015 245), oklch(34.5% .05 266));
  --edge: light-dark(oklch(60% .03 258), oklch(57% .04 264));
  --cobalt: light-dark(oklch(45% .19 264), oklch(72% .13 258));
  --on-cobalt: light-dark(oklch(100% 0 0), oklch(18.5% .045 268));
  --error: light-dark(oklch(50% .19 25), oklch(76% .13 20));
  --error-wash: light-dark(oklch(97% .016 20), oklch(24% .045 15));
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 "Anek Latin", "Noto Sans", system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: clamp(1.5rem, 8vh, 5rem) clamp(1.25rem, 5vw, 2rem) 3rem; }
h1 { margin: 0 0 .75rem; font-size: clamp(1.375rem, 1.23rem + .65vw, 1.75rem); line-height: 1.25; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
.hint { color: var(--ink-soft); font-size: .9375rem; }
.error { padding: .75rem 1rem; border-inline-start: 3px solid var(--error); background: var(--error-wash); color: var(--error); }
form { display: grid; gap: .5rem; margin: 1.5rem 0; }
label { font-weight: 600; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: 2px; background: var(--surface); color: inherit; font: inherit; }
button { min-height: 2.75rem; margin-top: .5rem; padding: .5rem 1.25rem; border: 0; border-radius: 2px; background: var(--cobalt); color: var(--on-cobalt); font: inherit; font-weight: 600; cursor: pointer; }
a { color: var(--cobalt); text-underline-offset: .2em; }
:focus-visible { outline: 2px solid var(--cobalt); outline-offset: 2px; }
@media (forced-colors: active) { button { border: 1px solid ButtonText; } }
`;

/** How the content security policy knows the style. */
export const authStyleHash = `'sha256-${createHash('sha256').update(authStyle).digest('base64')}'`;
