/** What the pages within and the sign-in page have in common. */
const both = `
.skip { position: absolute; inset: .5rem auto auto .5rem; padding: .5rem 1rem; background: var(--surface); translate: 0 -200%; }
.skip:focus { translate: 0; }
main, .notice { outline: 0; }
.outline { border-color: var(--edge); background: var(--ground); color: var(--ink); }
.outline:hover { border-color: var(--cobalt); color: var(--cobalt); }
input[aria-invalid] { border-color: var(--error); }
code { padding: .1em .35em; background: var(--sunk); border: 1px solid var(--line); border-radius: 2px; font-size: .875em; display: inline-block; overflow-wrap: anywhere; line-height: 1.2; }
.failed { color: var(--error); font-weight: 560; }
.failed:empty { display: none; }
form[hidden] { display: none; }
`;

const frame = `
main { max-width: 83rem; margin: 0 auto; padding: clamp(2rem, 5vw, 4rem) var(--margin) 5rem; }
h2 { font-size: 1.1875rem; font-weight: 620; font-stretch: 108%; line-height: 1.25; }
ul, ol { padding: 0; list-style: none; }
dd { margin: 0; }
time, .count, code { font-variant-numeric: tabular-nums; }
/* Whole, unless a line is too short for it. */
time { display: inline-block; }
.foot, figcaption { color: var(--ink-soft); font-size: var(--t1); line-height: 1.5; }
.lede { margin-top: .75rem; max-width: 42rem; font-size: clamp(1.1875rem, 1.14rem + .22vw, 1.3125rem); line-height: 1.5; color: var(--ink-soft); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
input::placeholder { color: var(--ink-soft); opacity: 1; }
.parts { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-right: auto; }
.parts a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--ink); text-decoration: none; }
.parts a:hover { color: var(--cobalt); }
.parts a[aria-current] { font-weight: 600; box-shadow: inset 0 -2px var(--cobalt); }
@media (width < 40rem) {
  .parts { order: 1; width: 100%; column-gap: clamp(.75rem, 4.5vw, 1.5rem); }
  .logo { margin-right: auto; }
  main { padding-top: 1.5rem; }
  .lede { margin-top: .5rem; font-size: 1.0625rem; }
}
@media (width < 23rem) { .parts { font-size: var(--t1); } }
@media (forced-colors: active) { .parts a[aria-current], [aria-current] { text-decoration: underline; } }
`;

const lists = `
.head { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 1.5rem 3rem; margin-bottom: 2.5rem; }
.head > :first-child { flex: 1 1 22rem; }
.side { flex: 0 1 19rem; display: grid; gap: .5rem; justify-items: start; }
.alarm { color: var(--error); font-weight: 600; }
.scale { flex: 0 1 21rem; min-width: min(15rem, 100%); }
.scale svg { display: block; width: 100%; }
.scale .hair { stroke: var(--edge); }
.scale .bars { stroke: var(--cobalt); stroke-width: 4; }
.scale figcaption { margin-top: .4rem; }
.start { max-width: 40rem; display: grid; gap: 1rem; justify-items: start; margin-top: 2.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
.at-once { display: grid; gap: .5rem; justify-items: start; padding: .5rem 0 1.25rem; }
.search { display: flex; gap: .75rem; max-width: 40rem; margin-bottom: 1.75rem; }
.kinds ul { display: flex; flex-wrap: wrap; }
.kinds li { flex: auto; border-bottom: 1px solid var(--line); padding-right: clamp(.75rem, 2.5vw, 1.75rem); }
.kinds li:last-child { padding-right: 0; }
.kinds a { display: inline-flex; align-items: baseline; gap: .45rem; padding: .6rem 0; margin-bottom: -1px; color: var(--ink-soft); text-decoration: none; }
.kinds a:hover { color: var(--cobalt); }
.kinds a[aria-current] { color: var(--ink); font-weight: 600; box-shadow: inset 0 -2px var(--cobalt); }
.count { color: var(--ink-soft); font-size: var(--t1); font-weight: 400; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 3rem; }
.states ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding: .75rem 0; }
.states a { display: flex; justify-content: space-between; gap: .5rem; align-items: center; min-height: 2.75rem; color: var(--ink); text-decoration: none; }
.states a:hover, .states a:hover .state { color: var(--cobalt); }
.states a[aria-current] { font-weight: 600; box-shadow: inset 0 -2px var(--cobalt); }
.state { display: inline-flex; align-items: baseline; gap: .45rem; white-space: nowrap; }
.state svg { flex: none; align-self: center; translate: 0 -.06em; width: 1rem; height: 1rem; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.state .full { fill: currentColor; }
.state .cut { stroke: var(--ground); }
.state[data-state=delivered] svg { color: var(--success); }
.state[data-state=done] svg, .state[data-state=held] svg { color: var(--ink-soft); }
.state[data-state=waiting] svg, .state[data-state=sending] svg { color: var(--cobalt); }
.state[data-state=failed] { color: var(--error); }
.found, .empty { padding: .9rem 0; }
/* On a phone the filters are lines to scroll and the chart comes last, so that the first screen has messages on it. */
@media (width < 40rem) {
  main:has(.scale) { display: flex; flex-direction: column; }
  .head { margin-bottom: 1.25rem; }
  .head:has(.scale) { display: contents; }
  .head:has(.scale) > :first-child { flex: none; }
  .scale { order: 1; margin-top: 2.5rem; }
  .search { gap: .5rem; margin: 1.25rem 0 .5rem; }
  .search button { padding-inline: .85em; }
  :is(.kinds, .states) ul { flex-wrap: nowrap; margin-inline: calc(-1 * var(--margin)); padding-inline: var(--margin); overflow-x: auto; scrollbar-width: none; }
  :is(.kinds, .states) a { white-space: nowrap; outline-offset: -2px; }
  .states ul { padding-block: 0; }
  :is(.kinds, .states) li:has([aria-current]) { order: -1; }
}
.empty { color: var(--ink-soft); }
.ledger { border-top: 1px solid var(--line); }
.kinds ~ .ledger { border-top: 0; }
.ledger li { border-bottom: 1px solid var(--line); }
.ledger a { display: grid; grid-template: "who time" "what what" "marks marks" / 1fr auto; gap: .1rem 1rem; padding: .85rem 0 .8rem; color: inherit; text-decoration: none; }
.ledger a:hover { background: var(--wash); box-shadow: 0 0 0 .75rem var(--wash); clip-path: inset(0 -.75rem); }
.who { grid-area: who; font-weight: 600; }
.ledger time { grid-area: time; color: var(--ink-soft); font-size: var(--t1); }
.what { grid-area: what; color: var(--ink-soft); }
.what b { color: var(--ink); font-weight: 460; }
.who, .what { overflow: hidden; text-align: left; text-overflow: ellipsis; white-space: nowrap; }
.marks { grid-area: marks; display: flex; align-items: baseline; flex-wrap: wrap; gap: 0 1rem; font-size: var(--t1); }
.kind { color: var(--ink-soft); white-space: nowrap; }
.readers li { display: grid; grid-template: "who time" "reader ." "end end" / minmax(0, 1fr) auto; gap: .1rem 1rem; align-items: baseline; padding: .7rem 0; }
.reader { grid-area: reader; color: var(--ink-soft); font-size: var(--t1); }
.reader[data-state=confirmed] { color: var(--success); }
.readers .who { overflow-wrap: anywhere; white-space: normal; }
.readers details { grid-area: end; position: relative; }
.readers summary { position: absolute; right: 0; bottom: calc(100% - .3rem); min-width: 2.75rem; padding: .45rem 0; text-align: right; color: var(--cobalt); font-size: var(--t1); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .2em; cursor: pointer; list-style: none; }
.readers form { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem; padding: .5rem 0; }
.paging { display: flex; justify-content: space-between; align-items: center; padding: 1rem 0; color: var(--ink-soft); }
.paging a { padding: .5rem 0; }
.foot { margin-top: 1.5rem; max-width: 44rem; }
.views { display: grid; grid-template-columns: minmax(0, 1fr); gap: 3rem clamp(2rem, 6vw, 5rem); margin-top: 2.5rem; }
.views section { overflow-x: auto; }
table { width: 100%; margin-top: .75rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .45rem 0 .4rem clamp(.5rem, 2vw, 1.5rem); border-bottom: 1px solid var(--line); vertical-align: baseline; text-align: right; font-weight: 400; }
th:first-child { padding-left: 0; text-align: left; }
thead th { color: var(--ink-soft); font-size: var(--t1); white-space: nowrap; }
.by-page tbody th { font-weight: 600; }
.by-page .soft { display: block; font-weight: 400; overflow-wrap: anywhere; }
.by-day tbody :is(th, td) { padding-block: .2rem; border: 0; white-space: nowrap; }
.bar-of-day { display: grid; grid-template-columns: minmax(0, 1fr) 3.5rem; align-items: center; }
.bar-of-day svg { order: -1; width: 100%; height: .75rem; stroke: none; fill: currentColor; color: var(--cobalt); }
@media (width >= 60rem) {
  .kinds li:not(:last-child) { flex: none; }
  .columns { grid-template-columns: 12rem minmax(0, 1fr); padding-top: 1.25rem; }
  .states ul { display: block; position: sticky; top: 1rem; }
  .states a { min-height: 2.5rem; border-bottom: 1px solid var(--line); }
  .states a[aria-current] { background: var(--wash); box-shadow: 0 0 0 .75rem var(--wash); clip-path: inset(0 -.75rem); }
  .columns .ledger { border-top: 0; }
  .ledger a { grid-template: "who what marks time" / clamp(7rem, 15vw, 14rem) minmax(0, 1fr) 14.5rem minmax(3.5rem, auto); align-items: baseline; gap: 0 1.5rem; }
  .ledger a .marks { flex-wrap: nowrap; }
  .ledger a .state { min-width: 7.25rem; }
  .ledger time { text-align: right; }
  .readers li { grid-template: "who reader time" "end end end" / minmax(0, 1fr) 10rem 7rem; padding-right: 5rem; }
  .readers summary { right: -5rem; }
  .by-page .soft { display: inline; margin-left: .75rem; }
  .views { grid-template-columns: 22rem minmax(0, 1fr); align-items: start; }
}
`;

const entry = `
.back { margin-bottom: .75rem; }
.back a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.entry { display: grid; gap: 2.5rem clamp(2rem, 6vw, 5rem); }
.entry > * { min-width: 0; }
.entry > header { display: grid; gap: .6rem; max-width: 52rem; }
/* Every name and title at the left edge, whichever way its script runs. */
.entry h1, .facts dd { text-align: left; }
.over { color: var(--ink-soft); }
.facts { border-top: 1px solid var(--line); }
.facts div { display: grid; grid-template-columns: 8.5rem 1fr; gap: 1rem; padding: .5rem 0 .45rem; border-bottom: 1px solid var(--line); }
.facts dt { color: var(--ink-soft); }
.facts dd { overflow-wrap: anywhere; }
.line { display: block; }
.line + .line { color: var(--ink-soft); }
.words h2 { margin: 2rem 0 .75rem; }
.text { max-width: 44rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.words .text { font-size: clamp(1.1875rem, 1.14rem + .22vw, 1.3125rem); line-height: 1.55; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: .5rem; }
.actions:not(:has(*)) { display: none; }
.history { margin-top: 1rem; }
.history li { position: relative; display: grid; padding: 0 0 1.35rem 2.25rem; line-height: 1.45; background: repeating-linear-gradient(in srgb, var(--edge) 0 1px, transparent 1px 6px) 0 .65em / .5rem 100% no-repeat; }
.history li::before { content: ""; position: absolute; top: .65em; left: 0; width: 1.5rem; border-top: 2px solid var(--ink); }
.history li:last-child { padding-bottom: 0; background: none; }
.history li:last-child::after { content: ""; position: absolute; top: calc(.65em - .3rem); left: 1.1rem; width: .7rem; height: .7rem; border-radius: 50%; background: var(--marigold); box-shadow: 0 0 0 3px var(--ground); }
.history time { color: var(--ink-soft); font-size: var(--t1); }
.mail summary { display: flex; align-items: center; gap: .6rem; min-height: 3rem; cursor: pointer; list-style: none; border-top: 1px solid var(--line); }
.mail summary::after { content: ""; width: .5rem; height: .5rem; border: solid var(--cobalt); border-width: 0 2px 2px 0; rotate: 45deg; translate: 0 -.15rem; }
.mail[open] summary::after { rotate: 225deg; translate: 0 .1rem; }
.mail .text { padding: 1.5rem 0; }
.states [data-none] { display: none; }
.both { display: grid; gap: 0 clamp(2rem, 6vw, 5rem); }
iframe { display: block; width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 2px; background: var(--surface); }
.sealed { padding: 1rem 0; color: var(--ink-soft); }
.stack { display: grid; gap: .5rem; margin: .5rem 0; }
.stack label { font-weight: 560; }
.stack button { margin-top: .5rem; justify-self: start; }
.settings { display: grid; gap: 3rem clamp(2rem, 6vw, 5rem); margin-top: 2.5rem; }
.settings > section { display: grid; gap: 1rem; align-content: start; min-width: 0; }
.way { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1.5rem; align-items: baseline; padding: .7rem 0; }
.way h3 { font-size: 1rem; font-weight: 600; overflow-wrap: anywhere; }
.way h3 .soft { font-weight: 400; }
.way > .soft { grid-column: 1; }
.way > form { grid-column: 2; grid-row: 1; }
.way > form button { min-width: 2.75rem; text-align: right; }
.way details { grid-column: 1 / -1; }
.way summary, .removal summary { display: inline-flex; align-items: center; min-width: 2.75rem; min-height: 2.75rem; color: var(--cobalt); font-size: var(--t1); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .2em; cursor: pointer; list-style: none; }
.way details form + form { margin-top: 1.5rem; }
@media (width < 30rem) { .facts div { grid-template-columns: 1fr; gap: 0; } }
@media (width >= 60rem) {
  .entry { grid-template: "head head" auto "words aside" auto "mail mail" auto / minmax(0, 1fr) 22rem; }
  .both { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; padding-top: 1.5rem; }
  .both .text { padding-top: 0; }
  .entry > header { grid-area: head; }
  .entry > .words { grid-area: words; }
  .entry > aside { grid-area: aside; }
  .entry > .mail { grid-area: mail; }
  .entry[data-kind=other] { grid-template: "head head" auto "mail aside" auto / minmax(0, 1fr) 22rem; }
  .entry[data-kind=other] .both { grid-template-columns: minmax(0, 1fr); }
  .entry[data-kind=other] .both .text { padding-bottom: 1.5rem; }
  .states [data-none] { display: block; }
  .settings { grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr); }
  .settings > :nth-child(2) { grid-area: 1 / 2 / span 2; }
}
`;

/** Goes with formPageStyle (form-page-style.ts). */
export const signInStyle = `${both}
.notice { margin: 0 0 1.5rem; }
.outline { margin-top: .75rem; }
`;

export const styleSheet = both + frame + lists + entry;
