import { FilteredPage, FindingsPanel, PanelRow, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { PaidCurves } from '../components/trend/paid-curves.tsx';
import { FilingYears, PayingYears, YearSentence } from '../components/trend/year-lines.tsx';
import { LifeCohorts, YearTable } from '../components/trend/panels.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/trend.ts';
import { obligations } from '../questions/compliance-trend.ts';

const OFFERS: readonly FilterName[] = ['period', 'region', 'tax', 'category', 'unit', 'kind'];

export default function ComplianceTrendPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('trend')} question={t('question')} sentence={<YearSentence />} offers={OFFERS}>
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
