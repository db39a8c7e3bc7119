import type { ReactNode } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import { CHART_HEIGHTS, usePrinting } from '@pendapa/theme';
import { useExportedTable, type WholeRows } from '../exported/use-exported-table.ts';
import { useDensity } from './density.ts';
import { ExportTableButton } from './export-table.tsx';
import type { TableColumn } from './table-column.ts';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { useOneUnit } from './one-unit.ts';
import { BodyRow } from './table-rows.tsx';
import { tableStyle } from './table-style.ts';
import { RowSearch, TableTools } from './table-tools.tsx';
import { TableTotal } from './table-total.tsx';
import { useTableRows, type TablePages } from './use-table-rows.ts';
import { VirtualRows } from './virtual-rows.tsx';

/** Shorter tables are read faster than searched. */
const LONG = 12;
/** From here on only the rows in sight are in the page. */
const MANY = 100;

export interface AnswerTableProps<R> {
  readonly caption: string;
  readonly rows: readonly R[];
  /** The first one names the rows. */
  readonly columns: readonly TableColumn<R>[];
  readonly rowKey: (row: R) => string;
  /** Pixels; longer tables scroll below their header. */
  readonly maxHeight?: number;
  /** Where more rows are at the server than were sent. */
  readonly pages?: TablePages;
  /** In the place of the search through the rows that were sent. */
  readonly tools?: ReactNode;
  /** Of such a table the rows that were not sent, for its file; without it the table has no file of its own. */
  readonly readAll?: (signal: AbortSignal) => Promise<WholeRows<R>>;
}

/** An HTML table: caption, header cells with scope, figures right and of equal width, a total over the whole result. */
export function AnswerTable<R>({ caption, rows, columns: given, rowKey, maxHeight, pages, tools, readAll }: AnswerTableProps<R>) {
  const density = useDensity();
  const columns = useOneUnit(rows, given);
  const printing = usePrinting();
  const { shown, orders, sort, sought, search } = useTableRows(rows, columns, pages);
  // Rows that the server has not sent yet are missing from the file of the page, which says so.
  const rowCount = Math.max(shown.length, sought === '' ? (pages?.rowCount ?? 0) : 0);
  const { place, standing } = useExportedTable({ caption, rows: shown, rowCount, columns, readAll });
  const many = shown.length > MANY && !printing;
  const height = maxHeight ?? (many ? CHART_HEIGHTS.large : undefined);
  const isLong = rows.length > LONG || Boolean(pages?.more);
  if (columns.length === 0) return null;
  return (
    <>
      {(tools !== undefined || standing || isLong) && (
        <TableTools>
          {tools ?? (isLong && <RowSearch caption={caption} sought={sought} onSearch={search} />)}
          {standing && (tools === undefined || readAll) && <ExportTableButton part={standing} />}
        </TableTools>
      )}
      <TableContainer
        ref={place}
        tabIndex={0}
        role="region"
        aria-label={caption}
        data-density={density}
        sx={{ maxHeight: height, ...tableStyle }}
      >
        <Table size="small" stickyHeader={height !== undefined} aria-rowcount={many ? shown.length + 1 : undefined}>
          <caption>{caption}</caption>
          <TableHead columns={columns} orders={orders} onSort={sort} />
          {many ? (
            <VirtualRows rows={shown} columns={columns} rowKey={rowKey} />
          ) : (
            <TableBody>
              {shown.map((row) => (
                <BodyRow key={rowKey(row)} row={row} columns={columns} />
              ))}
            </TableBody>
          )}
          <TableTotal columns={columns} />
        </Table>
      </TableContainer>
      <TableFoot columns={columns} orders={orders} shown={shown.length} all={rows.length} pages={pages} />
    </>
  );
}
