import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { BankKpis, BankSentence } from '../components/banks/bank-kpis.tsx';
import { BankLags } from '../components/banks/bank-lags.tsx';
import { PairMatrix } from '../components/banks/pair-matrix.tsx';
import { BankDetails, BankMonths } from '../components/banks/panels.tsx';
import { messages } from '../messages/bank-channels.ts';
import { menu } from '../messages/menu.ts';

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'bank'];

export default function BankChannelsPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('bankChannels')} question={t('question')} sentence={<BankSentence />} offers={OFFERS}>
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
