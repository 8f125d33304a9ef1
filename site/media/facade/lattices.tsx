import paints from '../paints.module.css';
import styles from './window.module.css';

/** The jaalis, the pierced stone screens: hexagons, stars and fish scales. */
const lattices = {
  hex: { width: 12, height: 20.8, path: 'M0 3.5 6 0l6 3.5v6.9l-6 3.4-6-3.4ZM6 13.8v7' },
  star: {
    width: 16,
    height: 16,
    path: 'M8 1.5 14.5 8 8 14.5 1.5 8ZM0 0l4.7 4.7M16 0l-4.7 4.7M0 16l4.7-4.7M16 16l-4.7-4.7M8-2v3.5M8 14.5V18M-2 8h3.5M14.5 8H18',
  },
  fish: {
    width: 14,
    height: 14,
    path: 'M0 0a7 7 0 0 0 14 0M-7 7a7 7 0 0 0 14 0M7 7a7 7 0 0 0 14 0M0 14a7 7 0 0 0 14 0',
  },
} as const;

type Shape = keyof typeof lattices;

/** Screens are drawn in ink on pale glass and in white (`dark`) on deep glass. */
export type Lattice = Shape | `${Shape}-dark` | 'louvre';

type LatticePatternProps = {
  id: string;
  of: Shape;
  dark?: boolean;
  /** The paint of its lines, for drawings that have none of the façade's windows. */
  line?: string | undefined;
};

/** One screen as an SVG pattern, to be filled with `url(#{id})`. */
export function LatticePattern({ id, of, dark = false, line }: LatticePatternProps) {
  const { width, height, path } = lattices[of];
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      <path className={line ?? (dark ? styles.screenDark : paints.ink)} d={path} />
    </pattern>
  );
}

/** The row of small blocks under a cornice; its first stands at `x`, `y`, and its tile is 8 by 6 units. */
export function DentilPattern({ id, x, y }: { id: string; x?: number; y?: number }) {
  return (
    <pattern id={id} width="8" height="6" x={x} y={y} patternUnits="userSpaceOnUse">
      <path fill="var(--f-line)" opacity="0.55" d="M0 0h4v6H0z" />
    </pattern>
  );
}

export function LouvrePattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="80" height="6" patternUnits="userSpaceOnUse">
      <path fill="var(--f-wall)" opacity="0.7" d="M0 0h80v2H0z" />
    </pattern>
  );
}
