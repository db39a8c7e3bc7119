import { useState, type FocusEvent, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import { useMessages } from '@pendapa/i18n';
import { usePrinting } from '@pendapa/theme';
import { useExportedTable, type WholeRows } from '../exported/use-exported-table.ts';
import { messages } from '../messages/texts.ts';
import { useDensity } from './density.ts';
import { ExportTableButton } from './export-table.tsx';
import type { TableColumn } from './table-column.ts';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { useOneUnit } from './one-unit.ts';
import { BodyRow } from './table-rows.tsx';
import { placeStyle } from './table-style.ts';
import { RowSearch, TableTools } from './table-tools.tsx';
import { TableTotal } from './table-total.tsx';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useTableRows, type TablePages } from './use-table-rows.ts';
import { VirtualRows } from './virtual-rows.tsx';

/** Shorter tables are read faster than searched. */
const LONG = 12;
/** From here on the rows scroll in a box of their own, and only those in sight are in the page. */
const MANY = 100;

/** Pixels of the ring around what has the focus, with a little room. */
const RING = 5;

/** Scrolls the table until what has the focus is whole; the browser leaves alone what is half in sight. */
function reveal({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const beyond = target.getBoundingClientRect().right + RING - currentTarget.getBoundingClientRect().right;
  if (target !== currentTarget && beyond > 0) currentTarget.scrollLeft += beyond;
}

export interface AnswerTableProps<R> {
  readonly caption: string;
  readonly rows: readonly R[];
  /** The first one names the rows. */
  readonly columns: readonly TableColumn<R>[];
  readonly rowKey: (row: R) => string;
  /** Where more rows are at the server than were sent. */
  readonly pages?: TablePages;
  /** In the place of the search through the rows that were sent. */
  readonly tools?: ReactNode;
  /** Of such a table the rows that were not sent, for its file; without it the table has no file of its own. */
  readonly readAll?: (signal: AbortSignal) => Promise<WholeRows<R>>;
}

interface ColumnsButtonProps {
  readonly hidden: number;
  readonly all: boolean;
  readonly onToggle: () => void;
}

/** The way to the columns that have no room, and back. */
function ColumnsButton({ hidden, all, onToggle }: ColumnsButtonProps) {
  const t = useMessages(messages);
  return (
    <Button size="small" aria-pressed={all} onClick={onToggle}>
      {all ? t('fittingColumns') : t('moreColumns', { count: hidden })}
    </Button>
  );
}

/**
 * An HTML table: caption, header cells with scope, figures right and of equal width, a total over the whole result. It scrolls with the
 * page. Columns without room are shown on demand, from the last; files and paper have all of them.
 */
export function AnswerTable<R>({ caption, rows, columns: given, rowKey, pages, tools, readAll }: AnswerTableProps<R>) {
  const density = useDensity();
  const columns = useOneUnit(rows, given);
  const printing = usePrinting();
  const { shown, orders, sort, sought, search } = useTableRows(rows, columns, pages);
  // Rows that the server has not sent yet are missing from the file of the page, which says so.
  const rowCount = Math.max(shown.length, sought === '' ? (pages?.rowCount ?? 0) : 0);
  const { place, standing } = useExportedTable({ caption, rows: shown, rowCount, columns, readAll });
  const many = shown.length > MANY && !printing;
  const [all, setAll] = useState(false);
  const { table, count, isWide } = useFittingColumns(shown, columns.length, all);
  const hidden = columns.length - count;
  const isLong = rows.length > LONG || Boolean(pages?.more);
  if (columns.length === 0) return null;
  return (
    <>
      {(tools !== undefined || standing || isLong || hidden > 0 || all) && (
        <TableTools>
          {tools ?? (isLong && <RowSearch caption={caption} sought={sought} onSearch={search} />)}
          {standing && (tools === undefined || readAll) && <ExportTableButton part={standing} />}
          {(hidden > 0 || all) && <ColumnsButton hidden={hidden} all={all} onToggle={() => setAll(!all)} />}
        </TableTools>
      )}
      <TableContainer
        ref={place}
        tabIndex={0}
        role="region"
        aria-label={caption}
        onFocus={reveal}
        data-density={density}
        sx={placeStyle({ count, isWide, isBox: many })}
      >
        <Table ref={table} size="small" aria-rowcount={many ? shown.length + 1 : undefined}>
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
