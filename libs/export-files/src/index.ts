export {
  isComplete,
  rowsOf,
  tablesOf,
  type CellKind,
  type CellValue,
  type CoverLine,
  type SvgImage,
  type ExportColumn,
  type ExportDocument,
  type ExportSection,
  type ExportTable,
  type FileWords,
  type ReadRows,
  type Signature,
  type TableRows,
} from './model.ts';
export { toSvgImage } from './svg/to-svg-image.ts';
export { exportFile, FILE_FORMATS, fitDocument, MAX_PDF_ROWS, MAX_SHEET_ROWS, type FileChoice, type FileFormat } from './export-file.ts';
export type { CsvProfile } from './csv/to-csv.ts';
export { fileNameOf, nameFault, suggestName, type NameFault } from './file-name.ts';
export { ORIENTATIONS, PAPERS, type Orientation, type Paper, type PaperSize } from './pdf/paper.ts';
export type { WrittenFile } from './worker/protocol.ts';
export { saveFile } from './save-file.ts';
