import type { Ref } from 'react';
import type { TableColumn } from './table-column.ts';

export interface BodyRowProps<R> {
  readonly row: R;
  readonly columns: readonly TableColumn<R>[];
  /** Place in the whole table, from 0, where only a part of the rows is in the page. */
  readonly index?: number;
  readonly ref?: Ref<HTMLTableRowElement>;
}

/** One row: its name as a header, its figures right. Bare elements: a table has hundreds of cells, which its own style covers. */
export function BodyRow<R>({ row, columns, index, ref }: BodyRowProps<R>) {
  const [first, ...rest] = columns;
  return (
    // The header is the first row of the table.
    <tr ref={ref} data-index={index} aria-rowindex={index === undefined ? undefined : index + 2}>
      <th scope="row" className="row-name">
        {first?.cell(row)}
      </th>
      {rest.map((column) => (
        <td key={column.key} className={column.kind} title={column.exact?.(row)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
