import { DentilPattern } from '../facade/lattices.tsx';
import paints from '../paints.module.css';
import styles from './roof.module.css';

const columns = [-64, -26, 14, 52];

/** A domed pavilion on four columns; the origin is the middle of its foot. */
function Chhatri() {
  return (
    <g id="team-chhatri">
      <path className={paints.ink} d="M0-206v16" />
      <circle className={paints.bead} cy="-186" r="5" />
      <path className={paints.cobalt} d="M-62-96c-16-46 22-66 62-90 40 24 78 44 62 90Z" />
      <path stroke="var(--f-wall)" opacity="0.5" d="M0-186V-96M-24-170c-26 24-26 50-20 74M24-170c26 24 26 50 20 74" />
      <path className={paints.wall} d="M-80-96H80l-6 10h-148Z" />
      <path fill="var(--f-shade)" stroke="var(--f-line)" d={columns.map((x) => `M${x}-86h12v74h-12z`).join('')} />
      <path className={paints.wall} d="M-76-12H76V0H-76Z" />
    </g>
  );
}

/** What stands on the team's house: three pavilions and the roof's edge. */
export function Roof() {
  return (
    <svg className={styles.roof} width="100%" overflow="visible" viewBox="0 0 588 226" aria-hidden="true">
      <defs>
        <Chhatri />
      </defs>
      <use href="#team-chhatri" transform="translate(150 226) scale(.62)" />
      <use href="#team-chhatri" transform="translate(294 226)" />
      <use href="#team-chhatri" transform="translate(438 226) scale(.62)" />
      <path className={paints.wall} d="M0 220H588v6H0Z" />
    </svg>
  );
}

/** The eaves over one storey, as wide as the wall below; `id` names its row of dentils and must be unique on the page. */
export function Eaves({ id }: { id: string }) {
  return (
    <svg className={styles.eaves} overflow="visible" aria-hidden="true">
      <DentilPattern id={id} y={11} />
      <rect className={paints.wall} width="100%" height="10" y="1" />
      <rect fill="var(--f-shade)" width="100%" height="9" y="11" />
      <rect fill={`url(#${id})`} width="100%" height="6" y="11" />
    </svg>
  );
}
