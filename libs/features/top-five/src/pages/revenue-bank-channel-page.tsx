import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { BankBars, BankSentence } from '../components/bank-channel/bank-bars.tsx';
import { BankTreemap } from '../components/bank-channel/bank-treemap.tsx';
import { PairKpis } from '../components/bank-channel/pair-kpis.tsx';
import { PairPareto } from '../components/bank-channel/pair-pareto.tsx';
import { PairDetails } from '../components/bank-channel/pair-rows.tsx';
import { PayersBehind } from '../components/shared/payers-behind.tsx';
import { messages } from '../messages/revenue-bank-channel.ts';

export default function RevenueBankChannelPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<BankSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'bank', 'penalty']}
    >
      <PairKpis />
      <PanelRow>
        <BankBars />
        <PairPareto />
      </PanelRow>
      <BankTreemap />
      <PairDetails />
      <FurtherLink to="/bank-channels">{t('toBanks')}</FurtherLink>
      <PayersBehind />
      <ReconciliationStrip />
    </FilteredPage>
  );
}
