import type { ReactNode } from 'react';
import { cuspedArch } from './cusped-arch.ts';
import { pointedArch, type Point } from './geometry.ts';
import type { Lattice } from './lattices.tsx';
import paints from '../paints.module.css';
import styles from './window.module.css';

export type Glass = 'deep' | 'mid' | 'turquoise' | 'pale' | 'litA' | 'litB' | 'litC';

export type WindowShape = {
  /** Prefix of the ids of its parts; must be unique on a page. */
  id: string;
  width: number;
  height: number;
  /** Lobes on each side of the arch. */
  lobes: number;
  /** How far the frame stands out around the opening. */
  frame: number;
  /** How far the glass lies behind the wall, seen from the upper left: the depth of the reveal. */
  depth: Point;
  sill: boolean;
};

/** The parts a window shape is built of, drawn once; the origin is the middle of the sill. To be placed in `<defs>`. */
export function WindowParts({ id, width, height, lobes, frame, depth, sill }: WindowShape) {
  const box = { x: -width / 2, y: -height, width, height };
  const around = { x: box.x - frame, y: box.y - frame - 3, width: width + 2 * frame, height: height + frame + 3 };
  return (
    <>
      <path id={`${id}o`} d={cuspedArch(box, lobes)} />
      <clipPath id={`${id}c`}>
        <use href={`#${id}o`} />
      </clipPath>
      <g id={`${id}b`}>
        <path className={styles.frame} d={pointedArch(around)} />
        <g clipPath={`url(#${id}c)`}>
          {/* The light comes from the left: right of the tip the glass reaches the wall, and no lobe keeps a scrap of shade. */}
          <use fill="var(--glass)" href={`#${id}o`} />
          <path fill="var(--f-reveal)" d={`M${box.x} 0V${box.y - 9}H${depth[0]}V0Z`} />
          <use fill="var(--glass)" href={`#${id}o`} x={depth[0]} y={depth[1]} />
        </g>
      </g>
      <g id={`${id}f`}>
        <use className={paints.ink} href={`#${id}o`} />
        {sill && <path className={paints.wall} d={`M${-width / 2 - 12} 0h${width + 24}v5H${-width / 2 - 12}Z`} />}
      </g>
    </>
  );
}

type Props = {
  shape: WindowShape;
  at: Point;
  glass: Glass;
  lattice?: Lattice;
  /** What is worked on behind the glass, drawn around the middle of the sill. */
  scene?: ReactNode;
};

/** One window of the façade, its sill's middle at `at`. */
export function Window({ shape, at: [x, y], glass, lattice, scene }: Props) {
  const { id, depth, sill } = shape;
  const behind = lattice ? (
    <use fill={`url(#f-${lattice})`} href={`#${id}o`} x={depth[0]} y={depth[1]} />
  ) : (
    <g transform={`translate(${depth[0] / 2}${sill ? ' 1' : ''})`}>{scene}</g>
  );
  return (
    <g className={styles[glass]} transform={`translate(${x} ${y})`}>
      <use href={`#${id}b`} />
      <g clipPath={`url(#${id}c)`}>{behind}</g>
      <use href={`#${id}f`} />
    </g>
  );
}
