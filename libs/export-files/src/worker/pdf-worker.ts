import { toPdf } from '../pdf/to-pdf.ts';
import { blobOf } from './blob-of.ts';
import type { PdfOrder } from './protocol.ts';
import { serve } from './serve.ts';

serve<PdfOrder>(async ({ document, paper }, progress) => blobOf('pdf', [await toPdf(document, paper, progress)]));
