import { useMessages } from '@pendapa/i18n';
import { useDetailsQuestion } from '../details/details-question.tsx';
import { ExportButton } from './export-button.tsx';
import { exportTexts } from './messages.ts';
import { useExportRegistry } from './registry.ts';

/** Exports the whole page: figures, charts and tables in order. */
export function PageExport({ title }: { readonly title: string }) {
  const t = useMessages(exportTexts);
  const registry = useExportRegistry();
  const { ask, dialog } = useDetailsQuestion();
  if (!registry) return null;
  const { parts, figures, sentence } = registry;
  return (
    <>
      <ExportButton label={t('exportPage')} title={title} parts={parts} figures={figures} sentence={sentence} onBegin={ask} />
      {dialog}
    </>
  );
}
