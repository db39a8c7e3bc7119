import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, PanelRow, usePanelWords } from '@pendapa/panels';
import { BankKpis, BankSentence } from '../components/banks/bank-kpis.tsx';
import { BankLags } from '../components/banks/bank-lags.tsx';
import { BankMonths } from '../components/banks/bank-months.tsx';
import { PairMatrix } from '../components/banks/pair-matrix.tsx';
import { messages } from '../messages/bank-channels.ts';
import { banks } from '../questions/bank-channels.ts';

/** Payments by bank and channel, and the days until banks transfer them. */
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
      <DetailsPanel
        words={usePanelWords(messages, 'table')}
        query={banks}
        measure="amount"
        note={() => t('unreconciled')}
        columns={({ dimensionColumn, measureColumn, shareColumn, growthColumn }) => [
          dimensionColumn('bank'),
          measureColumn('amount'),
          shareColumn('amount'),
          growthColumn('amount'),
          measureColumn('transactions'),
          measureColumn('averageValue'),
          measureColumn('settlementDays'),
        ]}
      />
      <FurtherLink to="/revenue-bank-channel">{t('toRevenue')}</FurtherLink>
      <ReconciliationStrip />
    </FilteredPage>
  );
}
