import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { BankKpis, BankSentence } from '../components/banks/bank-kpis.tsx';
import { BankLags } from '../components/banks/bank-lags.tsx';
import { PairMatrix } from '../components/banks/pair-matrix.tsx';
import { BankDetails, BankMonths } from '../components/banks/panels.tsx';
import { messages } from '../messages/bank-channels.ts';

export default function BankChannelsPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<BankSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'bank']}
    >
      <BankKpis />
      <PairMatrix />
      <PanelRow>
        <BankLags />
        <BankMonths />
      </PanelRow>
      <BankDetails />
      <FurtherLink to="/revenue-bank-channel">{t('toRevenue')}</FurtherLink>
      <ReconciliationStrip />
    </FilteredPage>
  );
}
