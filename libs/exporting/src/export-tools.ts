import type { LoadExportTools } from '@pendapa/panels';

/** Loads the dialog, its writers and its notice when the first export begins; for the provider of `analysis`. */
export const loadExportTools: LoadExportTools = async () => {
  const [{ ExportDialog }, { ExportNotice }] = await Promise.all([
    import('./dialog/export-dialog.tsx'),
    import('./dialog/export-notice.tsx'),
  ]);
  return { Dialog: ExportDialog, Notice: ExportNotice };
};
