import { toPdf } from '../pdf/to-pdf.ts';
import { blobOf } from './blob-of.ts';
import type { PdfOrder } from './protocol.ts';
import { handleOrder } from './handle-order.ts';

handleOrder<PdfOrder>(async ({ document, paper }, { progress }) => ({
  file: blobOf('pdf', [await toPdf(document, paper, progress)]),
  left: 0,
}));
