import { pointedArch } from '../facade/geometry.ts';
import { namedFigures } from '../named-figures.tsx';
import paints from '../paints.module.css';

const { bead, cobalt, ink, pale, turquoise, wall } = paints;

const arches = (xs: readonly number[], y: number) =>
  xs.map((x) => pointedArch({ x, y, width: 24, height: 120 - y })).join('');
const awning = (x: number, foot: number) => `M${x} ${foot}v10a10 10 0 0 0 20 0v-10Z`;

/** Where a shop stands: a place in somebody's arcade, a house with its ladder, a house of its own. */
export const ShopHouse = namedFigures(
  [
    <g key="rented">
      <path className={wall} d="M4 72H156V120H4Z" />
      <path className={turquoise} d="M0 64H160V72H0Z" />
      <path className={pale} d={arches([14, 50, 122], 82)} />
      <path className={cobalt} d={arches([86], 82)} />
      <path className={bead} d="M91 104H105V120H91Z" />
    </g>,
    <g key="shared">
      <path className={wall} d="M20 62H110V120H20Z" />
      <path className={cobalt} d="M10 62Q48 52 65 32 82 52 120 62Z" />
      <path className={pale} d={arches([28, 78], 78)} />
      <path className={bead} d={arches([53], 78)} />
      <path
        className={ink}
        strokeWidth="2"
        d="m114 120 20-78m-8 78 20-78M131 54h12m-15 12h12m-15 12h12m-15 12h12m-16 12h12"
      />
    </g>,
    <g key="own">
      <path className={ink} d="M80 18V2" />
      <path className={bead} d="M80 2H96L91 7l5 5H80Z" />
      <path className={cobalt} d="M58 40q-4-18 22-24 26 6 22 24Z" />
      <path className={wall} d="M46 40h68v34H46ZM8 74H152v46H8Z" />
      <path
        className={cobalt}
        d={pointedArch({ x: 55, y: 48, width: 16, height: 26 }) + pointedArch({ x: 89, y: 48, width: 16, height: 26 })}
      />
      <path className={bead} d={arches([68], 84)} />
      <path className={pale} d={arches([14, 122], 88)} />
      <path className={turquoise} d={[4, 44, 96, 136].map((x) => awning(x, 74)).join('')} />
      <path className={wall} d={[24, 116].map((x) => awning(x, 74)).join('')} />
    </g>,
  ],
  { viewBox: '0 0 160 120.5' },
);
