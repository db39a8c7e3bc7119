import type { ExportFormat } from '@pendapa/contracts';
import type { CsvProfile } from './csv/to-csv.ts';
import { withMostRows, type ExportDocument, type ExportTable } from './model.ts';
import { matricesOf } from './paper/matrix.ts';
import { paperTable } from './paper/paper-table.ts';
import { fitsPicture, pagePicture } from './picture/page-picture.ts';
import { pictureOf } from './picture/picture-of.ts';
import type { Paper } from './pdf/paper.ts';
import type { SheetPicture } from './sheet/cover-sheet.ts';
import { writeFile, type Writing } from './worker/write-file.ts';

/** Formats of the dialog. */
export const FILE_FORMATS = ['csv', 'xlsx', 'pdf', 'png', 'jpg'] as const satisfies readonly ExportFormat[];
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Rows of a table that paper takes, alone and as one of several parts; a workbook takes all. */
export const MOST_PDF_ROWS = 5_000;
const PART_PDF_ROWS = 100;

/** Rows of a table that a picture takes, fewer where it would be higher than browsers draw: it is looked at, not searched. */
const PICTURE_ROWS = [40, 25, 15, 8] as const;

export interface FileChoice {
  readonly format: FileFormat;
  readonly csv: CsvProfile;
  readonly paper: Paper;
}

/** A picture shows one chart: of the others, and of tables that have one, nothing is missing in it. */
function leadingOf(document: ExportDocument): ExportDocument {
  const lead = document.sections.find(({ chart }) => chart !== null) ?? document.sections[0];
  return { ...document, sections: lead ? [lead.chart ? { ...lead, table: null } : lead] : [] };
}

function fittedPicture(whole: ExportDocument): ExportDocument {
  const document = leadingOf(whole);
  const tries = PICTURE_ROWS.map((most) => withMostRows(document, () => most));
  return tries.find(fitsPicture) ?? withMostRows(document, () => PICTURE_ROWS[3]);
}

/** The document as the format can hold it, before its cover: a table that loses rows says so, and the file is not complete. */
export function fittedDocument(document: ExportDocument, format: FileFormat): ExportDocument {
  if (format === 'png' || format === 'jpg') return fittedPicture(document);
  if (format !== 'pdf') return document;
  const isMatrix = (table: ExportTable): boolean => matricesOf(paperTable(table, document)) !== null;
  // A list of thousands belongs in a workbook, not between the charts of a page; a matrix is short however many rows it is made of.
  return withMostRows(document, (table) => (document.sections.length > 1 && !isMatrix(table) ? PART_PDF_ROWS : MOST_PDF_ROWS));
}

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
