import { html } from 'hono/html';

/** The half dial behind the form and the fanlight over it: drawings that the site's own account forms have as well. */
export const dial = html`<svg class="dial" viewBox="-500 -500 1000 500" aria-hidden="true">
  <g fill="none">
    <path d="M-499 0a499 499 0 0 1 998 0" />
    <path class="fine" pathLength="1440" d="M-491 0a491 491 0 0 1 982 0" />
    <path class="hours" pathLength="144" d="M-484 0a484 484 0 0 1 968 0" />
    <path d="M-440 0a440 440 0 0 1 880 0" />
  </g>
</svg>`;

export const fanlight = html`<svg class="fanlight" viewBox="0 0 520 132" aria-hidden="true">
  <path
    class="stone"
    d="M.5 132C.5 78 44 58 108 46C172 34 226 22 260 2.5C294 22 348 34 412 46C476 58 519.5 78 519.5 132"
  />
  <path class="glass" d="M14 132C14 88 54 70 114 59C174 48 226 37 260 19C294 37 346 48 406 59C466 70 506 88 506 132Z" />
  <path class="way" d="M90 132a170 70 0 0 1 340 0" />
  <path class="stone" d="M208 132a52 52 0 0 1 104 0Z" />
  <path class="hours" pathLength="144" d="M213 132a47 47 0 0 1 94 0" />
  <path class="needle" d="M252 132h16l-8-36Z" />
  <circle class="halo" cx="139.8" cy="82.5" r="20" />
  <circle class="disc" cx="139.8" cy="82.5" r="13" />
</svg>`;
