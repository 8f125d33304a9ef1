import { namedFigures } from './named-figures.tsx';
import paints from './paints.module.css';

const phone = 'M24 18a12 12 0 0 1 12-12h48a12 12 0 0 1 12 12v114a12 12 0 0 1-12 12H36a12 12 0 0 1-12-12Z';
const screen = 'M30 20H90V130H30Z';
const parcel = 'm60 40 22 11v26L60 88 38 77V51Z';

/** From the idea to the updates: a clickable sketch, two systems in one, the phone’s own parts, its server, the store, six months of mends. */
export const AppStage = namedFigures(
  [
    <g key="prototype">
      <path className={paints.wall} strokeDasharray="4 3" d={phone} />
      <path className={paints.plate} d="M36 24H84V62H36Z" />
      <path className={paints.ink} d="m36 24 48 38M84 24 36 62M36 74H84M36 84H68" />
      <path className={paints.turquoise} d="M36 98H84v18H36Z" />
      <path className={paints.bead} d="M76 96a11 11 0 1 0 .01 0Z" />
      <path className={paints.ink} fill="none" d="M76 88a19 19 0 1 0 .01 0Z" />
    </g>,
    <g key="systems">
      <path className={paints.cobalt} d="M60 6H36a12 12 0 0 0-12 12v114a12 12 0 0 0 12 12H60Z" />
      <path className={paints.turquoise} d="M60 6H96V144H60Z" />
      <path className={paints.wall} d={screen} />
      <path className={paints.bead} d={parcel} />
      <path className={paints.ink} fill="none" d="M38 51l22 11 22-11M60 62V88" />
      <path className={paints.ink} fill="none" strokeWidth="3" d="m48 102-8 8 8 8M64 99l-8 22M72 102l8 8-8 8" />
    </g>,
    <g key="parts">
      <path className={paints.cobalt} d={phone} />
      <path className={paints.wall} d="M32 14H62V58H32Z" />
      <path className={paints.turquoise} d="M47 18a8 8 0 1 0 .01 0ZM47 38a8 8 0 1 0 .01 0Z" />
      <path className={paints.bead} d="M76 20a5 5 0 1 0 .01 0Z" />
      <path stroke="var(--f-wall)" fill="none" strokeWidth="3" d="M48 86 72 110 60 122V74l12 12L48 110" />
    </g>,
    <g key="server">
      <path className={paints.wall} d="M48 6H106V144H48Z" />
      <path className={paints.ink} d="M48 40H106M48 75H106M48 109H106M72 23H88M72 57H88M72 92H88M72 126H88" />
      <path className={paints.bead} d="M97 19a4 4 0 1 0 .01 0ZM97 53a4 4 0 1 0 .01 0ZM97 88a4 4 0 1 0 .01 0Z" />
      <path className={paints.cobalt} d="M14 58a8 8 0 0 1 8-8H54a8 8 0 0 1 8 8v78a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8Z" />
      <path className={paints.pale} d="M20 60H56V134H20Z" />
      <path className={paints.ink} strokeWidth="3" d="M26 74H50M26 84H40M26 94H46" />
    </g>,
    <g key="store">
      <path className={paints.wall} d="M20 40H100V144H20Z" />
      <path className={paints.plate} d="M30 62H90V130H30Z" />
      <path className={paints.cobalt} d="M24 8H96L106 40H14Z" />
      <path className={paints.turquoise} d="M37 40a11.5 11.5 0 0 1-23 0ZM83 40a11.5 11.5 0 0 1-23 0Z" />
      <path className={paints.pale} d="M60 40a11.5 11.5 0 0 1-23 0ZM106 40a11.5 11.5 0 0 1-23 0Z" />
      <path className={paints.bead} d="M46 74a6 6 0 0 1 6-6H68a6 6 0 0 1 6 6v56H46Z" />
      <path className={paints.ink} fill="none" strokeWidth="3" d="m53 98 5 6 9-13" />
    </g>,
    <g key="mends">
      <path className={paints.turquoise} d={phone} />
      <path className={paints.wall} d={screen} />
      <path className={paints.ink} strokeWidth="3" d="M56 33H82M56 50H82M56 67H82M56 84H82M56 101H82M56 118H82" />
      <path
        stroke="var(--f-sun)"
        fill="none"
        strokeWidth="3"
        d="m37 32 4 5 7-9M37 49l4 5 7-9M37 66l4 5 7-9M37 83l4 5 7-9M37 100l4 5 7-9M37 117l4 5 7-9"
      />
    </g>,
  ],
  { viewBox: '13 5 94 140' },
);
