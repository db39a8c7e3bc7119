import { toCsv } from '../csv/to-csv.ts';
import { toXlsx } from '../sheet/to-xlsx.ts';
import { blobOf } from './blob-of.ts';
import type { SheetOrder } from './protocol.ts';
import { handleOrder } from './handle-order.ts';

handleOrder<SheetOrder>(async (order, progress) =>
  order.format === 'csv'
    ? blobOf('csv', toCsv(order.document, order.profile, progress))
    : blobOf('xlsx', [await toXlsx(order.document, order.pictures, progress)]),
);
