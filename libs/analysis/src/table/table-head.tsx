import { useRef, type MouseEvent } from 'react';
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

/** Headers that sort; with the shift key, by pointer or keyboard, after those before. */
export function TableHead<R>({ columns, orders, onSort }: TableHeadProps<R>) {
  const t = useMessages(messages);
  // A click that the keyboard makes does not tell the shift key: the key before it does.
  const shift = useRef(false);
  return (
    <MuiTableHead>
      <TableRow>
        {columns.map((column) => {
          const place = orders.findIndex(({ key }) => key === column.key);
          const order = orders[place];
          const direction = order && !order.descending ? 'asc' : 'desc';
          return (
            <TableCell
              key={column.key}
              component="th"
              scope="col"
              align={alignOf(column)}
              // One column only may say that the rows are sorted by it; the others have their place in the name of the button.
              sortDirection={place === 0 ? direction : false}
              sx={{ bgcolor: 'background.paper', lineHeight: 1.3, verticalAlign: 'bottom' }}
            >
              <TableSortLabel
                active={order !== undefined}
                direction={direction}
                title={t('sortBy', { column: column.header })}
                onKeyDown={({ shiftKey }) => {
                  shift.current = shiftKey;
                }}
                onClick={({ shiftKey, detail }: MouseEvent) => onSort(column, shiftKey || (detail === 0 && shift.current))}
              >
                {column.header}
                {orders.length > 1 && order && (
                  <Box component="span" sx={{ typography: 'caption', ml: 0.5, fontWeight: 600 }}>
                    {place + 1}
                  </Box>
                )}
              </TableSortLabel>
            </TableCell>
          );
        })}
      </TableRow>
    </MuiTableHead>
  );
}
