import { BriefExport, onlyChart, onlyTable, type ExportPart } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { briefTexts } from './messages.ts';

/** The course of the year as a chart, the tax types as figures: both fit on one sheet with the key figures above them. */
function chosen([course, taxTypes]: readonly ExportPart[]): readonly ExportPart[] {
  return [...(course ? [onlyChart(course)] : []), ...(taxTypes ? [onlyTable(taxTypes)] : [])];
}

/** The overview on one sheet of A4, to be signed. */
export function MeetingBrief() {
  const t = useMessages(briefTexts);
  const signatures = [
    { office: t('maker'), place: '' },
    { office: t('head'), place: t('place') },
  ];
  return <BriefExport label={t('make')} title={t('title')} choose={chosen} signatures={signatures} />;
}
