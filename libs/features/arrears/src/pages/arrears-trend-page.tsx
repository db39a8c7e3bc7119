import { FilteredPage, FindingsPanel, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { FlowKpis } from '../components/trend/flow-kpis.tsx';
import { QualityMoves } from '../components/trend/quality-moves.tsx';
import { Vintages } from '../components/trend/vintages.tsx';
import { FlowSentence, FlowWaterfall, YearAges, YearDetails } from '../components/trend/panels.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/trend.ts';

const OFFERS: readonly FilterName[] = ['period', 'compare', 'tax', 'category', 'unit', 'kind'];

export default function ArrearsTrendPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('trend')} question={t('question')} sentence={<FlowSentence />} offers={OFFERS} stock>
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
