import { lazy, Suspense, useState, type FocusEvent, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import { useMessages } from '@pendapa/i18n';
import { usePrinting } from '@pendapa/theme';
import { useExportedTable, type OpenPages } from '../exported/use-exported-table.ts';
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

// Long tables are rare, and few pages begin with one.
const VirtualRows = lazy(() => import('./virtual-rows.tsx').then(({ VirtualRows: Rows }) => ({ default: Rows })));

/** Number of rows from which a table has a search field. */
const MIN_ROWS_WITH_SEARCH = 12;
/** Number of rows from which the table scrolls by itself and renders only visible rows. */
const MANY = 100;
/** Number of rows shown until the code for long tables has loaded. */
const FIRST_ROWS = 20;

/** Pixels of the focus ring, with some space. */
const FOCUS_RING_WIDTH = 5;

/** Scrolls until the focused element is fully visible; browsers ignore half-visible elements. */
function reveal({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || target.closest('tr > :first-child')) return;
  const { left, right } = target.getBoundingClientRect();
  // The first column stays in place and covers the others.
  const covered = (currentTarget.querySelector('thead th')?.getBoundingClientRect().right ?? 0) + FOCUS_RING_WIDTH - left;
  const beyond = right + FOCUS_RING_WIDTH - currentTarget.getBoundingClientRect().right;
  if (covered > 0) currentTarget.scrollLeft -= covered;
  else if (beyond > 0) currentTarget.scrollLeft += beyond;
}

export interface AnswerTableProps<R> {
  readonly caption: string;
  readonly rows: readonly R[];
  /** The first column is the row header. */
  readonly columns: readonly TableColumn<R>[];
  readonly rowKey: (row: R) => string;
  /** Paging, if the server has more rows than it sent. */
  readonly pages?: TablePages;
  /** Replaces the search through the loaded rows. */
  readonly tools?: ReactNode;
  /** May a paged table with `tools` be exported. */
  readonly isExportable?: boolean;
  /** Opens all rows for an export if the screen has only the first. */
  readonly openRows?: OpenPages<R>;
}

interface ColumnsButtonProps {
  readonly hidden: number;
  readonly isWhole: boolean;
  readonly onToggle: () => void;
}

/** Button that shows or hides the columns that do not fit. */
function ColumnsButton({ hidden, isWhole, onToggle }: ColumnsButtonProps) {
  const t = useMessages(messages);
  return (
    <Button size="small" aria-pressed={isWhole} onClick={onToggle}>
      {isWhole ? t('fittingColumns') : t('moreColumns', { count: hidden })}
    </Button>
  );
}

/**
 * HTML table with caption, scoped headers, right-aligned figures and a total of the whole result. It scrolls with the
 * page. Columns that do not fit are hidden from the last and shown on demand; files and paper have all.
 */
export function AnswerTable<R>({
  caption,
  rows,
  columns: given,
  rowKey,
  pages,
  tools,
  isExportable = false,
  openRows,
}: AnswerTableProps<R>) {
  const density = useDensity();
  const columns = useOneUnit(rows, given);
  const printing = usePrinting();
  const { shown, orders, sort, sought, search } = useTableRows(rows, columns, pages);
  // The page's export lacks rows that were not loaded, and says so.
  const rowCount = Math.max(shown.length, sought === '' ? (pages?.rowCount ?? 0) : 0);
  const { place, standing } = useExportedTable({ caption, rows: shown, rowCount, columns, openRows });
  const many = shown.length > MANY && !printing;
  const [all, setAll] = useState(false);
  const { table, count, isWide } = useFittingColumns(shown, columns.length, all);
  const hidden = columns.length - count;
  const isLong = rows.length > MIN_ROWS_WITH_SEARCH || Boolean(pages?.more);
  if (columns.length === 0) return null;
  const bodyRow = (row: R) => <BodyRow key={rowKey(row)} row={row} columns={columns} />;
  return (
    <>
      {(tools !== undefined || standing || isLong || hidden > 0 || all) && (
        <TableTools>
          {tools ?? (isLong && <RowSearch caption={caption} sought={sought} onSearch={search} />)}
          {standing && (tools === undefined || isExportable) && <ExportTableButton part={standing} />}
          {(hidden > 0 || all) && <ColumnsButton hidden={hidden} isWhole={all} onToggle={() => setAll(!all)} />}
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
            <Suspense fallback={<TableBody>{shown.slice(0, FIRST_ROWS).map((row) => bodyRow(row))}</TableBody>}>
              <VirtualRows
                count={shown.length}
                span={columns.length}
                row={(index, measure) => {
                  const row = shown[index];
                  return row !== undefined && <BodyRow key={rowKey(row)} ref={measure} row={row} columns={columns} index={index} />;
                }}
              />
            </Suspense>
          ) : (
            <TableBody>{shown.map((row) => bodyRow(row))}</TableBody>
          )}
          <TableTotal columns={columns} />
        </Table>
      </TableContainer>
      <TableFoot columns={columns} orders={orders} shown={shown.length} all={rows.length} pages={pages} />
    </>
  );
}
