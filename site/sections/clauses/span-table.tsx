import type { SpanTable as Content } from '../../../content/legal-page.ts';
import { inWords } from '../../../contracts/retention.ts';
import base from '../../components/table.module.css';
import styles from './span-table.module.css';

type Props = { table: Content; className?: string | undefined };

const minute = 60_000;
const day = 1440 * minute;
const WIDTH = 1000;

/** The times that the scale names. The style sheet has a column for each, as broad as its part of the scale. */
const marks = [60 * minute, day, 30 * day, 400 * day] as const;

/** The place of a time on the scale, which begins at a minute and is logarithmic. */
const at = (ms: number): number => Math.round((WIDTH * Math.log(ms / minute)) / Math.log(marks[3] / minute));
const grid = marks.map((ms) => `M${at(ms)} 0V10`).join('');

/**
 * A table of times, each drawn on one scale beside its words; the drawing is hidden from screen readers.
 * The roles keep it a table for them on a phone, where the bar has a line of its own.
 */
export function SpanTable({ table: { caption, columns, rows }, className }: Props) {
  return (
    <table role="table" className={`${base.table} ${styles.table} ${className}`}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {columns[0]}
          </th>
          <th scope="col" role="columnheader">
            <span className={styles.marks} aria-hidden="true">
              {marks.map((ms) => (
                <span key={ms}>{inWords(ms)}</span>
              ))}
            </span>
            {columns[1]}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ what, ms }) => (
          <tr key={what} role="row">
            <th scope="row" role="rowheader">
              {what}
            </th>
            <td role="cell">
              <svg className={styles.scale} viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
                <path className={styles.grid} d={grid} />
                <path className={styles.bar} d={`M0 5H${at(ms)}`} />
              </svg>
              {inWords(ms)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
