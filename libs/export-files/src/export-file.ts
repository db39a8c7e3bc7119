import type { ExportFormat } from '@pendapa/contracts';
import type { CsvProfile } from './csv/to-csv.ts';
import { limitRows, type ExportDocument, type ExportTable } from './model.ts';
import { matricesOf } from './paper/matrix.ts';
import { paperTable } from './paper/paper-table.ts';
import { fitsPicture, pagePicture } from './picture/page-picture.ts';
import { renderPicture } from './picture/render-picture.ts';
import type { Paper } from './pdf/paper.ts';
import type { SheetPicture } from './sheet/cover-sheet.ts';
import type { WrittenFile } from './worker/protocol.ts';
import { writeFile, type Writing } from './worker/write-file.ts';

/** Formats of the dialog. */
export const FILE_FORMATS = ['csv', 'xlsx', 'pdf', 'png', 'jpg'] as const satisfies readonly ExportFormat[];
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Maximum rows that are read into a worksheet. These take 2 GB of memory while they are written; a tab has about 4 GB. */
export const MAX_SHEET_ROWS = 500_000;
/** Maximum rows of a table in a PDF: alone, and as one of several parts. */
export const MAX_PDF_ROWS = 5_000;
const MAX_PART_PDF_ROWS = 100;

/** Maximum rows of a table in a picture, with smaller values for pictures that would be too high for browsers. */
const PICTURE_ROWS = [40, 25, 15, 8] as const;

export interface FileChoice {
  readonly format: FileFormat;
  readonly csv: CsvProfile;
  readonly paper: Paper;
}

/** A picture contains one chart. Other charts and the tables of charts do not count as missing. */
function withFirstChart(document: ExportDocument): ExportDocument {
  const lead = document.sections.find(({ chart }) => chart !== null) ?? document.sections[0];
  return { ...document, sections: lead ? [lead.chart ? { ...lead, table: null } : lead] : [] };
}

function fitPicture(whole: ExportDocument): ExportDocument {
  const document = withFirstChart(whole);
  const tries = PICTURE_ROWS.map((maxRows) => limitRows(document, () => maxRows));
  return tries.find(fitsPicture) ?? limitRows(document, () => PICTURE_ROWS[3]);
}

/** Cuts a document to the size of the format, before its cover is made. A cut table says so, and the file counts as incomplete. */
export function fitDocument(document: ExportDocument, format: FileFormat): ExportDocument {
  if (format === 'png' || format === 'jpg') return fitPicture(document);
  if (format !== 'pdf') return document;
  const isMatrix = (table: ExportTable): boolean => matricesOf(paperTable(table, document)) !== null;
  // A long list belongs in a workbook, not between the charts of a page. A matrix is short, however many rows it is made of.
  return limitRows(document, (table) => (document.sections.length > 1 && !isMatrix(table) ? MAX_PART_PDF_ROWS : MAX_PDF_ROWS));
}

async function chartPictures({ sections }: ExportDocument): Promise<readonly SheetPicture[]> {
  const pictures: SheetPicture[] = [];
  for (const { title, chart } of sections) {
    if (!chart) continue;
    const png = new Uint8Array(await (await renderPicture(chart, 'png')).arrayBuffer());
    pictures.push({ title, png, width: chart.width, height: chart.height });
  }
  return pictures;
}

/** Writes the file of a document from `fitDocument`. Rejects if it is cancelled or cannot be written; then no partial file is left. */
export async function exportFile(document: ExportDocument, { format, csv, paper }: FileChoice, writing: Writing): Promise<WrittenFile> {
  switch (format) {
    case 'csv':
      return writeFile({ format, document, profile: csv }, writing);
    case 'xlsx':
      return writeFile({ format, document, pictures: await chartPictures(document) }, writing);
    case 'pdf':
      return writeFile({ format, document, paper }, writing);
    case 'png':
    case 'jpg': {
      const picture = await renderPicture(pagePicture(document), format);
      writing.signal.throwIfAborted();
      return { file: picture, left: 0 };
    }
  }
}
