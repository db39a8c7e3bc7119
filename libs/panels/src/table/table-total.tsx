import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import type { TableColumn } from './table-column.ts';
import { alignOf, footCell } from './table-style.ts';

/** Total row of the whole result; renders nothing if no column has a total. */
export function TableTotal<R>({ columns }: { readonly columns: readonly TableColumn<R>[] }) {
  const t = useMessages(messages);
  const [first, ...rest] = columns;
  if (!first || columns.every(({ file }) => (file.total ?? null) === null)) return null;
  return (
    <TableFooter>
      <TableRow>
        <TableCell component="th" scope="row" sx={{ ...footCell, zIndex: 3 }}>
          {first.total ?? t('total')}
        </TableCell>
        {rest.map((column) => (
          <TableCell key={column.key} align={alignOf(column)} sx={{ ...footCell, zIndex: 2, whiteSpace: 'nowrap' }}>
            {column.total}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}
