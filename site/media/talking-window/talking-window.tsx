import { cuspedArch } from '../facade/cusped-arch.ts';
import { pointedArch } from '../facade/geometry.ts';
import { LatticePattern } from '../facade/lattices.tsx';
import paints from '../paints.module.css';

const opening = cuspedArch({ x: -88, y: -262, width: 176, height: 262 }, 6);
const frame = pointedArch({ x: -100, y: -277, width: 200, height: 277 });

/** A projecting window from which somebody answers: a question in paper, a reply in marigold. Its ids begin with `tw`. */
export function TalkingWindow() {
  return (
    <svg width="100%" viewBox="-150 -346 300 357" aria-hidden="true">
      <defs>
        <path id="tw-o" d={opening} />
        <clipPath id="tw-c">
          <use href="#tw-o" />
        </clipPath>
        <LatticePattern id="tw-l" of="star" />
      </defs>
      <path fill="var(--f-shade)" d="M126-296l16 22V8h-16Z" />
      <path className={paints.wall} d="M-126-296H126V8H-126Z" />
      <path
        className={paints.cobalt}
        d="M-148-288C-128-330-60-338 0-338S128-330 148-288C112-306 60-312 0-312S-112-306-148-288Z"
      />
      <path className={paints.seam} d="M-136-298C-112-326-58-329 0-329S112-326 136-298" />
      <path className={paints.plate} d={frame} />
      <g clipPath="url(#tw-c)">
        <use fill="var(--f-lit-a)" href="#tw-o" />
        <path fill="var(--f-reveal)" d="M-88 0V-270H11V0Z" />
        <use fill="var(--f-lit-a)" href="#tw-o" x="11" y="5" />
        <path fill="light-dark(oklch(98% 0.01 240), oklch(30% 0.07 268))" d="M-62-194H28v54H-34l-14 14v-14h-14z" />
        <path stroke="light-dark(oklch(72% 0.09 250), oklch(91% 0.06 88))" strokeWidth="2" d="M-50-176H14M-50-164H0" />
        <path fill="light-dark(var(--f-sun), oklch(52% 0.2 264))" d="M-18-108H74v54H60v14L46-54H-18z" />
        <path stroke="oklch(25% 0.06 268)" strokeWidth="2" d="M-4-90H60M-4-78H36" />
      </g>
      <use className={paints.ink} href="#tw-o" />
      <path className={paints.shaded} d="M-136-34H136V0H-136Z" />
      <path className={paints.ink} fill="url(#tw-l)" d="M-136-34H136V0H-136Z" />
      <path className={paints.wall} d="M-146 0H146V10H-146Z" />
    </svg>
  );
}
