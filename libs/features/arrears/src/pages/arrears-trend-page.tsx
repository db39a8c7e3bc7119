import { FilteredPage, FindingsPanel } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { FlowKpis } from '../components/trend/flow-kpis.tsx';
import { QualityMoves } from '../components/trend/quality-moves.tsx';
import { Vintages } from '../components/trend/vintages.tsx';
import { FlowSentence, FlowWaterfall, YearAges, YearDetails } from '../components/trend/panels.tsx';
import { messages } from '../messages/trend.ts';

export default function ArrearsTrendPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<FlowSentence />}
      offers={['period', 'compare', 'tax', 'category', 'unit', 'kind']}
      stock
    >
      <FlowKpis />
      <FlowWaterfall />
      <YearAges />
      <Vintages />
      <QualityMoves />
      <FindingsPanel subject="arrears" />
      <YearDetails />
    </FilteredPage>
  );
}
