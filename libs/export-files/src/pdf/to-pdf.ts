import roboto from 'pdfmake/build/fonts/Roboto.js';
import pdfmake from 'pdfmake/build/pdfmake.js';
import type { ExportDocument } from '../model.ts';
import type { Progress } from '../progress.ts';
import type { Paper } from './paper.ts';
import { pdfDefinition } from './pdf-definition.ts';

/** A PDF with embedded fonts, real tables and vector charts. Texts and charts cannot make it load other files. */
export function toPdf(document: ExportDocument, paper: Paper, progress?: Progress): Promise<Uint8Array> {
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.addFontContainer(roboto);
  if (progress) pdfmake.setProgressCallback(progress);
  return pdfmake.createPdf(pdfDefinition(document, paper)).getBuffer();
}
