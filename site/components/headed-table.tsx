import type { ComponentProps, ReactNode } from 'react';
import table from './table.module.css';

/** The children are the rows, whose elements have their roles as well. */
type Props = ComponentProps<'table'> & { caption: string; columns: readonly ReactNode[] };

/** A table with a caption and a head. The roles keep it a table for screen readers where a style sheet lays it out as something else. */
export function HeadedTable({ caption, columns, className, children, ...rest }: Props) {
  return (
    <table role="table" className={`${table.table} ${className}`} {...rest}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => (
            <th key={index} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}
