/** The brand's colours (site/styles/tokens.css), by day and at dusk, for two plain pages. */
export const mailboxStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(oklch(98.6% .004 240), oklch(18.5% .045 268));
  --surface: light-dark(oklch(100% 0 0), oklch(22.5% .05 268));
  --ink: light-dark(oklch(21% .045 268), oklch(95% .01 240));
  --ink-soft: light-dark(oklch(43% .035 265), oklch(76% .02 245));
  --line: light-dark(oklch(88% .015 245), oklch(34.5% .05 266));
  --cobalt: light-dark(oklch(45% .19 264), oklch(72% .13 258));
  --wash: light-dark(oklch(95.2% .022 252), oklch(24.5% .06 266));
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 "Anek Latin", "Noto Sans", system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 2rem clamp(1.25rem, 5vw, 4rem) 4rem; }
h1 { margin: 1rem 0 .5rem; font-size: clamp(1.375rem, 1.23rem + .65vw, 1.75rem); line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 .5rem; font-size: 1.1875rem; }
a { color: var(--cobalt); text-underline-offset: .2em; }
a:focus-visible { outline: 2px solid var(--cobalt); outline-offset: 2px; }
.mails { margin: 1.5rem 0 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.mails li { border-bottom: 1px solid var(--line); }
.mails a { display: grid; gap: .125rem; padding: .75rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
.mails a:hover { background: var(--wash); }
.mails span, time, dt { color: var(--ink-soft); }
time { font-variant-numeric: tabular-nums; }
dl { margin: 1rem 0; }
dl div { display: grid; grid-template-columns: 6rem 1fr; gap: .75rem; padding: .25rem 0; border-bottom: 1px solid var(--line); }
dd { margin: 0; overflow-wrap: anywhere; }
.text { padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 2px; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 34rem; background: var(--surface); border: 1px solid var(--line); border-radius: 2px; }
@media (width < 30rem) { dl div { grid-template-columns: 1fr; gap: 0; } }
`;
