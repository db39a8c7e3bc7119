import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { FlowCards } from '../components/shared/flow-cards.tsx';
import { Stayers } from '../components/op-trend/stayers.tsx';
import { FlowSentence, YearFlows, YearTable } from '../components/op-trend/year-flows.tsx';
import { YearsOwed } from '../components/op-trend/years-owed.tsx';
import { messages } from '../messages/op-trend.ts';
import { owing } from '../questions/arrears-op-trend.ts';

export default function ArrearsOpTrendPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<FlowSentence />}
      offers={['period', 'region', 'tax', 'category', 'unit', 'kind']}
      stock
    >
      <FlowCards />
      <YearFlows />
      <YearsOwed />
      <Stayers />
      <YearTable />
      <ReconciliationStrip of={owing} />
    </FilteredPage>
  );
}
