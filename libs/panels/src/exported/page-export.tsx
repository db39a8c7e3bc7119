import { useMessages } from '@pendapa/i18n';
import { ExportButton } from './export-button.tsx';
import { exportTexts } from './messages.ts';
import { useExportRegistry } from './registry.ts';

/** Exports the whole page: figures, charts and tables in order. */
export function PageExport({ title }: { readonly title: string }) {
  const t = useMessages(exportTexts);
  const registry = useExportRegistry();
  if (!registry) return null;
  return (
    <ExportButton label={t('exportPage')} title={title} parts={registry.parts} figures={registry.figures} sentence={registry.sentence} />
  );
}
