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
  /** `add`: after the columns that are sorted already. */
  readonly onSort: (column: TableColumn<R>, add: boolean) => void;
}

interface HeadCellProps {
  readonly name: string;
  readonly header: string;
  readonly align: 'left' | 'right';
  /** Place among the sorted columns; -1 where it is not sorted. */
  readonly place: number;
  readonly descending: boolean;
  /** Several columns sort the rows. */
  readonly several: boolean;
  readonly onSort: (name: string, add: boolean) => void;
}

/** Drawn anew where its own words or order change, not with every change of the figures below. */
const HeadCell = memo(function HeadCell({ name, header, align, place, descending, several, onSort }: HeadCellProps) {
  const t = useMessages(messages);
  // A click that the keyboard makes does not tell the shift key: the key before it does.
  const shift = useRef(false);
  const sorted = place >= 0;
  const direction = sorted && !descending ? 'asc' : 'desc';
  return (
    <TableCell
      component="th"
      scope="col"
      align={align}
      // One column only may say that the rows are sorted by it; the others have their place in the name of the button.
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
        {several && sorted && (
          <Box component="span" sx={{ typography: 'caption', ml: 0.5, fontWeight: 600 }}>
            {place + 1}
          </Box>
        )}
      </TableSortLabel>
    </TableCell>
  );
});

const HEAD_CELL = { bgcolor: 'background.paper', lineHeight: 1.3, verticalAlign: 'bottom' } as const;

/** Headers that sort; with the shift key, by pointer or keyboard, after those before. */
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
              several={orders.length > 1}
              onSort={sort}
            />
          );
        })}
      </TableRow>
    </MuiTableHead>
  );
}
