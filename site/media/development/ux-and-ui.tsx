import paints from '../paints.module.css';

const { bead, cobalt, ink, pale, plate, sight, turquoise } = paints;

/** The way of one visitor: an email, a wait, a form, a parcel. */
export function Experience() {
  return (
    <svg viewBox="15.5 0 537 132" aria-hidden="true">
      <path className={sight} d="M20 100H540" />
      <path className={plate} d="M20 56H108V116H20Z" />
      <path className={ink} d="m20 56 44 34 44-34" />
      <path className={plate} d="M210 44a38 38 0 1 0 .01 0Z" />
      <path className={turquoise} d="M210 82V50a32 32 0 1 1-32 32Z" />
      <path className={plate} d="M312 16H396V132H312Z" />
      <path className={ink} d="M324 40h60v14h-60ZM324 74h60v14h-60ZM324 31h30M324 65h44" />
      <path className={bead} d="M324 102h38v16h-38ZM448 64H516V132H448Z" />
      <path className={cobalt} d="M476 64h12v68h-12ZM518 132V92a15 15 0 0 1 30 0v40ZM533 54a10 10 0 1 0 .01 0Z" />
    </svg>
  );
}

/** What is on a screen: text, colours, spaces, a button. */
export function Interface() {
  return (
    <svg viewBox="15.5 0 537 132" aria-hidden="true">
      <path className={ink} strokeWidth="9" d="M22 132 64 34l42 98M38 98H90" />
      <path className={cobalt} d="M170 44h40v44h-40Z" />
      <path className={turquoise} d="M210 44h40v44h-40Z" />
      <path className={bead} d="M170 88h40v44h-40Z" />
      <path className={pale} d="M210 88h40v44h-40Z" />
      <path className={plate} d="M312 32H396V58H312ZM312 106H396V132H312Z" />
      <path className={ink} strokeWidth="1.5" d="M354 62V102M346 70l8-8 8 8M346 94l8 8 8-8" />
      <path className={cobalt} d="M440 66H548V108H440Z" />
      <path stroke="var(--on-glaze)" strokeWidth="4" d="M460 87H508" />
      <path className={bead} d="m512 86 7 36 9-11 12 19 8-5-12-19 14-4Z" />
    </svg>
  );
}
