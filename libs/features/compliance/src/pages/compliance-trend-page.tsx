import { FilteredPage, FindingsPanel, PanelRow, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { PaidCurves } from '../components/trend/paid-curves.tsx';
import { FilingYears, PayingYears, YearSentence } from '../components/trend/year-lines.tsx';
import { LifeCohorts, YearTable } from '../components/trend/panels.tsx';
import { messages } from '../messages/trend.ts';
import { obligations } from '../questions/compliance-trend.ts';

export default function ComplianceTrendPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage question={t('question')} sentence={<YearSentence />} offers={['period', 'region', 'tax', 'category', 'unit', 'kind']}>
      <PanelRow>
        <PayingYears />
        <FilingYears />
      </PanelRow>
      <PaidCurves />
      <LifeCohorts />
      <FindingsPanel subject="compliance" />
      <YearTable />
      <ReconciliationStrip of={obligations} />
    </FilteredPage>
  );
}
