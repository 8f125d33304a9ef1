/** Style sheet of the pages with one form, drawn as a door with a fanlight (fanlight.ts). */
export const formPageStyle = `
body { position: relative; display: grid; grid-template: auto 1fr / minmax(0, 1fr); min-height: 100svh; }
.bar { border: 0; }
.door { position: relative; width: min(100% - 2 * var(--gutter), 30rem); margin: 0 auto; padding-bottom: 2rem; }
.door::after { content: ""; display: block; height: 9px; margin: -1px -8px 0; border: 1px solid var(--f-line); background: var(--f-wall); }
main { margin-top: -1px; padding: 1.5rem min(8%, 2.5rem) 1rem; border: 1px solid var(--f-line); background: var(--surface); }
h1 { margin-bottom: .75rem; }
p { margin-bottom: 1rem; overflow-wrap: anywhere; }
.problem { margin: 0; }
form { display: grid; gap: .5rem; margin: 1.25rem 0; }
form .soft { margin: 0; }
label { font-weight: 600; }
[name=code] { font-size: 1.5rem; font-variant-numeric: tabular-nums; letter-spacing: .25em; }
.ways { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1.5rem; }
form .quiet { justify-self: start; }
.primary { margin-top: .75rem; }
svg { display: block; stroke: var(--f-line); }
.fanlight { width: 100%; overflow: visible; }
.stone { fill: var(--f-wall); }
.glass { fill: light-dark(oklch(40% .17 264), oklch(23% .075 266)); }
.way { stroke: light-dark(oklch(99% .004 240 / .6), oklch(72% .08 258 / .6)); stroke-width: 1.5; stroke-linecap: round; stroke-dasharray: 1 6; }
.hours { stroke-width: 28; stroke-dasharray: .2 11.8; stroke-dashoffset: .1; }
.fanlight .hours { stroke-width: 9; stroke-dasharray: 1.2 10.8; stroke-dashoffset: .6; }
.fine { stroke-width: 14; stroke-dasharray: 1 9; stroke-dashoffset: .5; opacity: .55; }
.needle { fill: var(--f-line); stroke: none; }
.disc { fill: var(--f-sun); stroke: none; }
.halo { stroke: var(--f-sun); }
.dial { position: absolute; bottom: 0; left: 50%; width: min(75rem, 150svh, 100%); translate: -50% 0; }
@media (width >= 64rem) {
  .door { align-self: end; padding: 0; }
  .door::after { display: none; }
}
@media (height < 41rem) and (width < 64rem) {
  .fanlight { display: none; }
  main { margin-top: 0; }
}
`;
