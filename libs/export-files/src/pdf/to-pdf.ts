import roboto from 'pdfmake/build/fonts/Roboto.js';
import pdfmake from 'pdfmake/build/pdfmake.js';
import type { ExportDocument } from '../model.ts';
import type { Progress } from '../progress.ts';
import type { Paper } from './paper.ts';
import { pdfDefinition } from './pdf-definition.ts';

/** A PDF with its own letters, real tables and drawings as vectors; whatever a text or drawing says, nothing is fetched for it. */
export function toPdf(document: ExportDocument, paper: Paper, progress?: Progress): Promise<Uint8Array> {
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.addFontContainer(roboto);
  if (progress) pdfmake.setProgressCallback(progress);
  return pdfmake.createPdf(pdfDefinition(document, paper)).getBuffer();
}
