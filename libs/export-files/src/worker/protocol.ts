import type { CsvProfile } from '../csv/to-csv.ts';
import type { ExportDocument, TableRows } from '../model.ts';
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

/** Messages of a worker. `wants` asks for the next page of a table's rows. `left` counts rows that the file does not hold. */
export type WorkerMessage =
  { readonly progress: number } | { readonly wants: number } | { readonly file: Blob; readonly left: number } | { readonly failed: string };

/** The answer to `wants`: a page of rows; null after the last one. */
export interface RowsMessage {
  readonly rows: TableRows | null;
}

export interface WrittenFile {
  readonly file: Blob;
  /** Rows that were left out because the file would be too large. */
  readonly left: number;
}
