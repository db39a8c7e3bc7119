import type { LoadExportTools } from '@pendapa/analysis';

/** For the provider of `analysis`: the dialog, its writers and its notice, loaded when a file is first wanted. */
export const loadExportTools: LoadExportTools = async () => {
  const [{ ExportDialog }, { ExportNotice }] = await Promise.all([
    import('./dialog/export-dialog.tsx'),
    import('./dialog/export-notice.tsx'),
  ]);
  return { Dialog: ExportDialog, Said: ExportNotice };
};
