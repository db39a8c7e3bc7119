import type { ReactNode, Ref } from 'react';
import { MarkedText } from '../words/marked-text.tsx';
import { PARTIAL_SIGN } from '../words/use-state-words.ts';
import type { TableColumn } from './table-column.ts';

export interface BodyRowProps<R> {
  readonly row: R;
  readonly columns: readonly TableColumn<R>[];
  /** Index in the whole table, if only visible rows are rendered. */
  readonly index?: number;
  readonly ref?: Ref<HTMLTableRowElement>;
}

const marked = (cell: ReactNode): ReactNode =>
  typeof cell === 'string' && cell.includes(PARTIAL_SIGN) ? <MarkedText text={cell} /> : cell;

/** One row with its name as row header. Uses plain elements, because a table has hundreds of cells. */
export function BodyRow<R>({ row, columns, index, ref }: BodyRowProps<R>) {
  const [first, ...rest] = columns;
  return (
    // Row 1 is the header.
    <tr ref={ref} data-index={index} aria-rowindex={index === undefined ? undefined : index + 2}>
      <th scope="row" className="row-name">
        {first?.cell(row)}
      </th>
      {rest.map((column) => (
        <td key={column.key} className={column.kind} title={column.exact?.(row)}>
          {marked(column.cell(row))}
        </td>
      ))}
    </tr>
  );
}
