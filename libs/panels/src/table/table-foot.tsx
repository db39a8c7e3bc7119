import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormat, useMessages } from '@pendapa/i18n';
import { visuallyHidden, PartialMark } from '@pendapa/ui-layout';
import { messages } from '../messages/texts.ts';
import type { Order } from './sort-rows.ts';
import type { TableColumn } from './table-column.ts';
import type { TablePages } from './use-table-rows.ts';

export interface TableFootProps<R> {
  readonly columns: readonly TableColumn<R>[];
  readonly orders: readonly Order[];
  readonly shown: number;
  readonly all: number;
  readonly pages?: TablePages;
}

/** Number of rows, sort order, and a button that loads further rows. */
export function TableFoot<R>({ columns, orders, shown, all, pages }: TableFootProps<R>) {
  const t = useMessages(messages);
  const format = useFormat();
  const headerOf = (key: string): string => columns.find((column) => column.key === key)?.header ?? key;
  const sorted = orders.map(({ key, descending }) => t(descending ? 'sortedDown' : 'sortedUp', { column: headerOf(key) }));
  const total = pages?.rowCount ?? all;
  const count = t('rows', { count: total }).replace(String(total), format.count(total));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
      <span role="status">{shown < all ? t('rowsFound', { shown: format.count(shown), rows: count }) : count}</span>
      {pages?.more && (
        <>
          <PartialMark shown={all} total={total} />
          <Button size="small" variant="outlined" loading={pages.loading} onClick={pages.more} sx={{ displayPrint: 'none' }}>
            {t('moreRows')}
          </Button>
        </>
      )}
      <Box component="span" role="status" sx={visuallyHidden}>
        {sorted.length > 0 && t('sorted', { order: sorted.join('; ') })}
      </Box>
    </Box>
  );
}
