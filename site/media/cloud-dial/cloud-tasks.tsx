import { namedFigures } from '../named-figures.tsx';
import paints from '../paints.module.css';

const { bead, cobalt, ink, plate, sight, turquoise, wall } = paints;

/** A task in the cloud, measured as a small figure. */
export const CloudTask = namedFigures(
  [
    // Migration: one application of three is on its way to the new system.
    <g key="migration">
      <path className={wall} d="M4 12H36V69H4ZM60 12H92V69H60Z" />
      <path className={cobalt} d="M9 17H31V30H9Z" />
      <path className={wall} strokeDasharray="3 3" d="M9 34H31V47H9ZM9 51H31V64H9Z" />
      <path className={turquoise} d="M65 51H87V64H65Z" />
      <path className={bead} d="M37 34H59V47H37Z" />
    </g>,
    // Security: one door, its key, and the log beside it.
    <g key="security">
      <path className={cobalt} d="M4 69V40Q4 20 27 8 50 20 50 40V69Z" />
      <path className={bead} d="M27 34a8 8 0 0 1 4 15l3 12H20l3-12a8 8 0 0 1 4-15Z" />
      <path className={wall} d="M66 22H92V69H66Z" />
      <path className={ink} d="M71 31H87M71 39H83M71 47H87M71 55H80M71 63H87" />
    </g>,
    // Optimization: machines of the right size within those that were paid for; the idle one is gone.
    <g key="size">
      <path className={plate} strokeDasharray="3 3" d="M4 69V8H28V69ZM36 69V8H60V69ZM68 69V8H92V69Z" />
      <path className={cobalt} d="M4 69V34H28V69Z" />
      <path className={turquoise} d="M36 69V50H60V69Z" />
    </g>,
    // Automation: one script, three machines that are alike.
    <g key="script">
      <path className={wall} d="M4 8H42V69H4Z" />
      <path className={ink} d="M10 17H30M14 25H36M14 33H28M42 38H58M58 16V61M58 16H68M58 38H68M58 61H68" />
      <path className={cobalt} d="M68 8H92V25H68ZM68 30H92V47H68ZM68 52H92V69H68Z" />
      <path className={bead} d="m14 44 16 9-16 9Z" />
    </g>,
    // Data: one store, and the line that is drawn from it.
    <g key="data">
      <path className={turquoise} d="M4 18V60C4 72 36 72 36 60V18Z" />
      <path className={wall} d="M4 18C4 6 36 6 36 18 36 30 4 30 4 18Z" />
      <path className={ink} fill="none" d="M4 39C4 51 36 51 36 39M50 8V69H92" />
      <path stroke="var(--f-sun)" fill="none" strokeWidth="4" d="m56 60 10-16 9 7 15-33" />
    </g>,
    // Recovery: what is lost is restored from a second place.
    <g key="recovery">
      <path className={wall} strokeDasharray="3 3" d="M4 69V40L20 26 36 40V69Z" />
      <path className={cobalt} d="M60 69V40L76 26 92 40V69Z" />
      <path className={wall} d="M69 69V50H83V69Z" />
      <path stroke="var(--f-sun)" fill="none" strokeWidth="4" d="M76 18C64 4 34 4 22 18M21 6v13h13" />
    </g>,
    // Serverless: full at noon, empty for the rest of the day.
    <g key="peak">
      <path className={ink} strokeDasharray="3 3" d="M4 12H92" />
      <path className={cobalt} d="M29 69V46H39V69ZM57 69V40H67V69Z" />
      <path className={bead} d="M43 69V12H53V69Z" />
      <path className={ink} d="M4 69H92M6 64v5M20 64v5M76 64v5M90 64v5" />
    </g>,
    // Edge: a server beside every user, and the far one that they need no more.
    <g key="edge">
      <path className={sight} d="M42 22 12 44M42 22V38M42 22 72 44" />
      <path className={wall} d="M32 6H52V22H32Z" />
      <path className={cobalt} d="M4 69V46H20V69ZM34 69V40H50V69ZM64 69V46H80V69Z" />
      <path className={bead} d="M27 61a4 4 0 1 0 .01 0ZM57 61a4 4 0 1 0 .01 0ZM87 61a4 4 0 1 0 .01 0Z" />
    </g>,
  ],
  { viewBox: '3.5 5 89 65', overflow: 'visible' },
);
