export {
  isComplete,
  rowsOf,
  type CellKind,
  type CellValue,
  type CoverLine,
  type Drawing,
  type ExportColumn,
  type ExportDocument,
  type ExportSection,
  type ExportTable,
  type FileWords,
  type Signature,
} from './model.ts';
export { drawingOf } from './drawing/drawing-of.ts';
export { exportFile, FILE_FORMATS, fittedDocument, MOST_PDF_ROWS, type FileChoice, type FileFormat } from './export-file.ts';
export type { CsvProfile } from './csv/to-csv.ts';
export { fileNameOf, nameFault, suggestedName, type NameFault } from './file-name.ts';
export { ORIENTATIONS, PAPERS, type Orientation, type Paper, type PaperSize } from './pdf/paper.ts';
export { saveFile } from './save-file.ts';
