import type { SpanTable as Content } from '../../../content/legal-page.ts';
import { HeadedTable } from '../../components/headed-table.tsx';
import base from '../../components/table.module.css';
import styles from './span-table.module.css';

type Props = { table: Content; className?: string | undefined };

const MINUTE = 60_000;
const WIDTH = 1000;

/**
 * A table of times, each drawn on one scale beside its words; the drawing is hidden from screen readers.
 * The roles keep it a table for them on a phone, where the bar has a line of its own.
 */
export function SpanTable({ table: { caption, columns, rows, marks }, className }: Props) {
  /** The scale begins at a minute and is logarithmic. */
  const at = (ms: number) => Math.round((WIDTH * Math.log(ms / MINUTE)) / Math.log(marks[3].ms / MINUTE));
  const grid = marks.map(({ ms }) => `M${at(ms)} 0V10`).join('');
  const scale = (
    <>
      <svg className={styles.scale} overflow="visible" aria-hidden="true">
        <g className={styles.marks} fill="currentColor" textAnchor="end" dominantBaseline="central">
          {marks.map(({ ms, time }) => (
            <text key={time} x={`${(100 * at(ms)) / WIDTH}%`} y="50%">
              {time}
            </text>
          ))}
        </g>
      </svg>
      {columns[1]}
    </>
  );
  return (
    <HeadedTable
      caption={caption}
      columns={[columns[0], scale]}
      className={`${base.stacked} ${styles.table} ${className}`}
    >
      {rows.map(({ what, ms, time }) => (
        <tr key={what} role="row">
          <th scope="row" role="rowheader">
            {what}
          </th>
          <td role="cell">
            <svg className={styles.scale} viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
              <path stroke="var(--line)" vectorEffect="non-scaling-stroke" d={grid} />
              <path className={styles.bar} vectorEffect="non-scaling-stroke" d={`M0 5H${at(ms)}`} />
            </svg>
            {time}
          </td>
        </tr>
      ))}
    </HeadedTable>
  );
}
