import { FilteredPage, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { FlowCards } from '../components/shared/flow-cards.tsx';
import { Stayers } from '../components/op-trend/stayers.tsx';
import { FlowSentence, YearFlows, YearTable } from '../components/op-trend/year-flows.tsx';
import { YearsOwed } from '../components/op-trend/years-owed.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/op-trend.ts';
import { owing } from '../questions/arrears-op-trend.ts';

const OFFERS: readonly FilterName[] = ['period', 'region', 'tax', 'category', 'unit', 'kind'];

export default function ArrearsOpTrendPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('objectsTrend')} question={t('question')} sentence={<FlowSentence />} offers={OFFERS} stock>
      <FlowCards label={t('kpis')} />
      <YearFlows />
      <YearsOwed />
      <Stayers />
      <YearTable />
      <ReconciliationStrip of={owing} />
    </FilteredPage>
  );
}
