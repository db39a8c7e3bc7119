import { useMemo, useState, type ReactNode } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import { sortRows, type Order } from './sort-rows.ts';

export interface TableColumn<R> {
  readonly key: string;
  /** With its unit, where all cells share one: "Realisasi (Rp miliar)". */
  readonly header: string;
  /** Text stands left, numbers right. */
  readonly kind: 'text' | 'number';
  readonly cell: (row: R) => ReactNode;
  /** What the column is sorted by: the value itself, never its words. */
  readonly sortBy: (row: R) => Value;
  /** All digits, for the pointer. */
  readonly exact?: (row: R) => string;
  /** Over the whole result. */
  readonly total?: ReactNode;
}

export interface AnswerTableProps<R> {
  readonly caption: string;
  readonly rows: readonly R[];
  /** The first one names the rows. */
  readonly columns: readonly TableColumn<R>[];
  readonly rowKey: (row: R) => string;
  /** Pixels; longer tables scroll below their header. */
  readonly maxHeight?: number;
}

const stickyLeft = { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1 } as const;
const sticky = {
  containerType: 'inline-size',
  // Wide tables scroll below their caption, which stays in sight and breaks instead.
  '& table caption': {
    typography: 'caption',
    captionSide: 'top',
    color: 'text.secondary',
    p: 0,
    pb: 0.5,
    position: 'sticky',
    left: 0,
    width: '100cqi',
  },
  '& .row-name': { minWidth: '8rem' },
  '@container (min-width: 720px)': { '& .row-name': { minWidth: '9.5rem' } },
  '& th, & td': { px: 0.75 },
  // The arrow stands in the gap between the columns: room for one in each would push the last columns out of sight.
  '& .MuiTableSortLabel-icon': { position: 'absolute', m: 0, fontSize: '0.875rem' },
  '& .MuiTableCell-alignRight .MuiTableSortLabel-icon': { right: '100%' },
  '& .MuiTableCell-alignLeft .MuiTableSortLabel-icon': { left: '100%' },
  '& thead th:first-of-type': { ...stickyLeft, zIndex: 3 },
  '& tbody th, & tfoot th': stickyLeft,
};

/** An HTML table: caption, header cells with scope, figures right and of equal width, a total over the whole result. */
export function AnswerTable<R>({ caption, rows, columns, rowKey, maxHeight }: AnswerTableProps<R>) {
  const t = useMessages(messages);
  const format = useFormat();
  const [order, setOrder] = useState<Order | null>(null);
  const sorted = useMemo(() => sortRows(rows, columns, order), [rows, columns, order]);
  const [first, ...rest] = columns;
  const sortBy = (key: string): void =>
    setOrder((before) => ({ key, descending: before?.key === key ? !before.descending : key !== first?.key }));
  const align = ({ kind }: TableColumn<R>) => (kind === 'number' ? 'right' : 'left');
  if (!first) return null;
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label={caption} sx={{ maxHeight, ...sticky }}>
        <Table size="small" stickyHeader={maxHeight !== undefined}>
          <caption>{caption}</caption>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell
                  key={column.key}
                  component="th"
                  scope="col"
                  align={align(column)}
                  sortDirection={order?.key === column.key ? (order.descending ? 'desc' : 'asc') : false}
                  sx={{ bgcolor: 'background.paper', lineHeight: 1.3, verticalAlign: 'bottom' }}
                >
                  <TableSortLabel
                    active={order?.key === column.key}
                    direction={order?.key === column.key && !order.descending ? 'asc' : 'desc'}
                    title={t('sortBy', { column: column.header })}
                    onClick={() => sortBy(column.key)}
                  >
                    {column.header}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.map((row) => (
              <TableRow key={rowKey(row)} hover>
                <TableCell component="th" scope="row" className="row-name">
                  {first.cell(row)}
                </TableCell>
                {rest.map((column) => (
                  <TableCell
                    key={column.key}
                    align={align(column)}
                    title={column.exact?.(row)}
                    sx={{ whiteSpace: column.kind === 'number' ? 'nowrap' : 'normal' }}
                  >
                    {column.cell(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
          {columns.some(({ total }) => total !== undefined) && (
            <TableFooter>
              <TableRow>
                <TableCell component="th" scope="row" sx={footCell}>
                  {first.total ?? t('total')}
                </TableCell>
                {rest.map((column) => (
                  <TableCell key={column.key} align={align(column)} sx={{ ...footCell, whiteSpace: 'nowrap' }}>
                    {column.total}
                  </TableCell>
                ))}
              </TableRow>
            </TableFooter>
          )}
        </Table>
      </TableContainer>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {t('rows', { count: rows.length }).replace(String(rows.length), format.count(rows.length))}
      </Typography>
    </>
  );
}

const footCell = { typography: 'body2', fontWeight: 600, color: 'text.primary', borderTop: 1, borderColor: 'outline' } as const;
