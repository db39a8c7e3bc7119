import type { ExportFormat } from '@pendapa/contracts';
import type { CsvProfile } from './csv/to-csv.ts';
import { withMostRows, type ExportDocument } from './model.ts';
import { pagePicture } from './picture/page-picture.ts';
import { MOST_PICTURE_ROWS } from './picture/picture-table.ts';
import { pictureOf } from './picture/picture-of.ts';
import type { Paper } from './pdf/paper.ts';
import type { SheetPicture } from './sheet/cover-sheet.ts';
import { writeFile, type Writing } from './worker/write-file.ts';

/** Formats of the dialog. */
export const FILE_FORMATS = ['csv', 'xlsx', 'pdf', 'png', 'jpg'] as const satisfies readonly ExportFormat[];
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Rows of a table that paper takes; a workbook takes all. */
export const MOST_PDF_ROWS = 5_000;

const MOST_ROWS: Readonly<Record<FileFormat, number>> = {
  csv: Number.POSITIVE_INFINITY,
  xlsx: Number.POSITIVE_INFINITY,
  pdf: MOST_PDF_ROWS,
  png: MOST_PICTURE_ROWS,
  jpg: MOST_PICTURE_ROWS,
};

export interface FileChoice {
  readonly format: FileFormat;
  readonly csv: CsvProfile;
  readonly paper: Paper;
}

/** The document as the format can hold it: a table that loses rows says so, and the file is not complete. */
export const fittedDocument = (document: ExportDocument, format: FileFormat): ExportDocument => withMostRows(document, MOST_ROWS[format]);

async function chartPictures({ sections }: ExportDocument): Promise<readonly SheetPicture[]> {
  const pictures: SheetPicture[] = [];
  for (const { title, chart } of sections) {
    if (!chart) continue;
    const png = new Uint8Array(await (await pictureOf(chart, 'png')).arrayBuffer());
    pictures.push({ title, png, width: chart.width, height: chart.height });
  }
  return pictures;
}

/** The file of a document that `fittedDocument` made; rejects where it is cancelled or cannot be written, and leaves nothing half done. */
export async function exportFile(document: ExportDocument, { format, csv, paper }: FileChoice, writing: Writing): Promise<Blob> {
  switch (format) {
    case 'csv':
      return writeFile({ format, document, profile: csv }, writing);
    case 'xlsx':
      return writeFile({ format, document, pictures: await chartPictures(document) }, writing);
    case 'pdf':
      return writeFile({ format, document, paper }, writing);
    case 'png':
    case 'jpg': {
      const picture = await pictureOf(pagePicture(document), format);
      writing.signal.throwIfAborted();
      return picture;
    }
  }
}
