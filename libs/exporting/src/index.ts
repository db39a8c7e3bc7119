export { BriefExport, type BriefExportProps } from './brief-export.tsx';
export { loadExportTools } from './export-tools.ts';
export { ExportablePage } from './exportable-page.tsx';
