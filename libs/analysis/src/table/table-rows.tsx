import type { Ref } from 'react';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { TableColumn } from './table-column.ts';
import { alignOf } from './table-style.ts';

export interface BodyRowProps<R> {
  readonly row: R;
  readonly columns: readonly TableColumn<R>[];
  /** Place in the whole table, from 0, where only a part of the rows is in the page. */
  readonly index?: number;
  readonly ref?: Ref<HTMLTableRowElement>;
}

/** One row: its name as a header, its figures right. */
export function BodyRow<R>({ row, columns, index, ref }: BodyRowProps<R>) {
  const [first, ...rest] = columns;
  return (
    // The header is the first row of the table.
    <TableRow hover ref={ref} data-index={index} aria-rowindex={index === undefined ? undefined : index + 2}>
      <TableCell component="th" scope="row" className="row-name">
        {first?.cell(row)}
      </TableCell>
      {rest.map((column) => (
        <TableCell
          key={column.key}
          align={alignOf(column)}
          title={column.exact?.(row)}
          sx={{ whiteSpace: column.kind === 'number' ? 'nowrap' : 'normal' }}
        >
          {column.cell(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}
