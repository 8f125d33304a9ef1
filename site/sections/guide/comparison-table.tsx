import type { Sources, TableBlock } from '../../../content/guide.ts';
import { CitedText } from '../cited/cited-text.tsx';
import { HeadedTable } from '../../components/headed-table.tsx';
import styles from './comparison-table.module.css';

type Props = { table: TableBlock; sources: Sources };

/**
 * A table whose first column names its row. On a tablet the third cell of four is under the second. On a phone each row of more than two cells becomes a block with the column's name before every cell;
 * the roles keep it a table for screen readers when the style sheet no longer lays it out as one.
 */
export function ComparisonTable({ table: { caption, columns, rows, look }, sources }: Props) {
  const wide = look ? 'compared' : 'plain';
  const name = columns.length === 2 ? 'pair' : wide;
  return (
    <HeadedTable
      caption={caption}
      columns={columns}
      className={`${styles.table} ${styles[name]}`}
      data-wide={columns.length > 3 || undefined}
    >
      {rows.map((row, index) => (
        <tr key={index} role="row">
          {row.map((cell, column) => {
            const text = <CitedText of={cell} sources={sources} />;
            return column === 0 ? (
              <th key={column} scope="row" role="rowheader" data-column={columns[column]}>
                {text}
              </th>
            ) : (
              <td key={column} role="cell" data-column={columns[column]}>
                {look && column === 1 ? <s>{text}</s> : text}
              </td>
            );
          })}
        </tr>
      ))}
    </HeadedTable>
  );
}
