import { toCsv } from '../csv/to-csv.ts';
import { toXlsx } from '../sheet/to-xlsx.ts';
import { blobOf } from './blob-of.ts';
import type { SheetOrder } from './protocol.ts';
import { handleOrder } from './handle-order.ts';

handleOrder<SheetOrder>(async (order, handling) => {
  if (order.format === 'xlsx') {
    const { bytes, left } = await toXlsx(order.document, order.pictures, handling);
    return { file: blobOf('xlsx', [bytes]), left };
  }
  const { pieces, left } = await toCsv(order.document, order.profile, handling);
  return { file: blobOf('csv', pieces), left };
});
