import { num, polar } from '../facade/geometry.ts';
import paints from '../paints.module.css';

/** One tile is 200 units wide; its middle is the origin. */
const around = [0, 45, 90, 135, 180, 225, 270, 315];
const corners = ['M-100-60A40 40 0 0 0-60-100H-100Z', 'M60-100A40 40 0 0 0 100-60V-100Z'].concat([
  'M100 60A40 40 0 0 0 60 100H100Z',
  'M-60 100A40 40 0 0 0-100 60V100Z',
]);

/** A leaf from the middle outwards: two arcs that meet in two tips. */
function leaf(degrees: number, length: number): string {
  const [x, y] = polar([0, 0], length, degrees);
  const radius = num(length * 0.72);
  const tip = `${num(x)} ${num(y)}`;
  return `M0 0A${radius} ${radius} 0 0 1 ${tip}A${radius} ${radius} 0 0 1 0 0Z`;
}

const straight = around
  .filter((degrees) => degrees % 90 === 0)
  .map((degrees) => leaf(degrees, 88))
  .join('');
const slanting = around
  .filter((degrees) => degrees % 90 !== 0)
  .map((degrees) => leaf(degrees, 84))
  .join('');
const cross = 'M-100 0H100M0-100V100M-100-100 100 100M100-100-100 100';

/** The points a tile is measured from, before anything is drawn. */
export const Measured = () => (
  <>
    <path className={paints.hair} d={cross} />
    <path
      className={paints.ink}
      strokeWidth="var(--dot, 7)"
      strokeLinecap="round"
      d="M0 0h0M-60-60h0M60-60h0M60 60h0M-60 60h0M0-88h0M88 0h0M0 88h0M-88 0h0"
    />
  </>
);

/** Circles and leaves in ink alone. */
export const Inked = () => (
  <>
    <path className={paints.hair} d={cross} />
    <circle className={paints.ink} strokeDasharray="3 4" r="88" />
    <circle className={paints.ink} strokeDasharray="3 4" r="44" />
    <path className={paints.ink} strokeWidth="var(--pen, 1.5)" d={straight + slanting + corners.join('')} />
    <circle className={paints.ink} strokeWidth="var(--pen, 1.5)" r="15" />
  </>
);

/** The tile as it leaves the kiln. */
export const Glazed = () => (
  <>
    <path fill="var(--f-wall)" d="M-100-100H100V100H-100Z" />
    <circle fill="var(--f-plate)" stroke="var(--f-hair)" r="92" />
    <path className={paints.turquoise} d={slanting + corners.join('')} />
    <path className={paints.cobalt} d={straight} />
    <circle className={paints.bead} r="15" />
  </>
);
