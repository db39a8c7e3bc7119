import type { CsvProfile } from '../csv/to-csv.ts';
import type { ExportDocument } from '../model.ts';
import type { Paper } from '../pdf/paper.ts';
import type { SheetPicture } from '../sheet/cover-sheet.ts';

export type SheetOrder =
  | { readonly format: 'csv'; readonly document: ExportDocument; readonly profile: CsvProfile }
  | { readonly format: 'xlsx'; readonly document: ExportDocument; readonly pictures: readonly SheetPicture[] };

export interface PdfOrder {
  readonly format: 'pdf';
  readonly document: ExportDocument;
  readonly paper: Paper;
}

/** Messages of a worker. */
export type WorkerMessage = { readonly progress: number } | { readonly file: Blob } | { readonly failed: string };
