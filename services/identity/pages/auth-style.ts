/** For pages of one form, on the tokens of the site. */
export const authStyle = `
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
