import { FilteredPage, PanelRow, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { BankBars } from '../components/pairs/bank-bars.tsx';
import { BankTreemap } from '../components/pairs/bank-treemap.tsx';
import { PairDetails } from '../components/pairs/pair-details.tsx';
import { PairKpis } from '../components/pairs/pair-kpis.tsx';
import { PairPareto } from '../components/pairs/pair-pareto.tsx';
import { PayersBehind } from '../components/shared/payers-behind.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/revenue-bank-channel.ts';

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'bank', 'penalty'];

export default function RevenueBankChannelPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('bankChannel')} question={t('question')} offers={OFFERS}>
      <PairKpis />
      <PanelRow>
        <BankBars height={CHART_HEIGHTS.large} />
        <PairPareto height={CHART_HEIGHTS.large} />
      </PanelRow>
      <BankTreemap height={CHART_HEIGHTS.large} />
      <PairDetails />
      <PayersBehind />
      <ReconciliationStrip />
    </FilteredPage>
  );
}
