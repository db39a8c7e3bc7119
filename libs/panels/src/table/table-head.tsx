import { memo, useCallback, useEffect, useRef, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import MuiTableHead from '@mui/material/TableHead';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import type { Order } from './sort-rows.ts';
import type { TableColumn } from './table-column.ts';
import { alignOf } from './table-style.ts';

export interface TableHeadProps<R> {
  readonly columns: readonly TableColumn<R>[];
  readonly orders: readonly Order[];
  /** With `add` the column is sorted after those already sorted. */
  readonly onSort: (column: TableColumn<R>, add: boolean) => void;
}

interface HeadCellProps {
  readonly name: string;
  readonly header: string;
  readonly align: 'left' | 'right';
  /** Position among the sorted columns; -1 if it is not sorted. */
  readonly place: number;
  readonly descending: boolean;
  /** True if several columns are sorted. */
  readonly hasSeveral: boolean;
  readonly onSort: (name: string, add: boolean) => void;
}

/** Memoized, so that new figures do not render the header. */
const HeadCell = memo(function HeadCell({ name, header, align, place, descending, hasSeveral, onSort }: HeadCellProps) {
  const t = useMessages(messages);
  // Clicks by keyboard carry no shift key, so the key event before is remembered.
  const shift = useRef(false);
  const sorted = place >= 0;
  const direction = sorted && !descending ? 'asc' : 'desc';
  return (
    <TableCell
      component="th"
      scope="col"
      align={align}
      // Only one column may have `aria-sort`; the others name their position in the button's label.
      sortDirection={place === 0 ? direction : false}
      sx={HEAD_CELL}
    >
      <TableSortLabel
        active={sorted}
        direction={direction}
        title={t('sortBy', { column: header })}
        onKeyDown={({ shiftKey }) => {
          shift.current = shiftKey;
        }}
        onClick={({ shiftKey, detail }: MouseEvent) => onSort(name, shiftKey || (detail === 0 && shift.current))}
      >
        {header}
        {hasSeveral && sorted && (
          <Box component="span" sx={{ typography: 'caption', ml: 0.5, fontWeight: 600 }}>
            {place + 1}
          </Box>
        )}
      </TableSortLabel>
    </TableCell>
  );
});

const HEAD_CELL = { bgcolor: 'background.paper', lineHeight: 1.3, verticalAlign: 'bottom' } as const;

/** Sortable headers; with the shift key the column is added to the order. */
export function TableHead<R>({ columns, orders, onSort }: TableHeadProps<R>) {
  const latest = useRef({ columns, onSort });
  useEffect(() => {
    latest.current = { columns, onSort };
  });
  const sort = useCallback((name: string, add: boolean): void => {
    const column = latest.current.columns.find(({ key }) => key === name);
    if (column) latest.current.onSort(column, add);
  }, []);
  return (
    <MuiTableHead>
      <TableRow>
        {columns.map((column) => {
          const place = orders.findIndex(({ key }) => key === column.key);
          return (
            <HeadCell
              key={column.key}
              name={column.key}
              header={column.header}
              align={alignOf(column)}
              place={place}
              descending={orders[place]?.descending ?? true}
              hasSeveral={orders.length > 1}
              onSort={sort}
            />
          );
        })}
      </TableRow>
    </MuiTableHead>
  );
}
