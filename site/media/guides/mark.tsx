import { num, pointedArch, type Point } from '../facade/geometry.ts';
import { glaze } from './glaze.ts';
import styles from './drawn-texts.module.css';

const WIDTH = 42;
const HEIGHT = 54;
const plaque = pointedArch({ x: -WIDTH / 2, y: -HEIGHT, width: WIDTH, height: HEIGHT });

/** The number of a part on a small arch that stands at `at`; the key beside the drawing shows the same arch. */
export function Mark({ number, at: [x, y] }: { number: 1 | 2 | 3; at: Point }) {
  return (
    <g transform={`translate(${num(x)} ${num(y)})`}>
      <g className={styles.pin}>
        <path {...glaze.plaque} d={`${plaque}M-26 0h52v5h-52Z`} />
        <text className={styles.mark} y="-14">
          {number}
        </text>
      </g>
    </g>
  );
}
