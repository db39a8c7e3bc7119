export { BriefExport, type BriefExportProps } from './brief-export.tsx';
export { loadExportTools } from './export-tools.ts';
export { PageOfFiles } from './page-of-files.tsx';
