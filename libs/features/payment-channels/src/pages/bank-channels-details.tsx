import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, usePanelWords } from '@pendapa/panels';
import { BankIndexCard } from '../components/banks/bank-kpis.tsx';
import { BankLags } from '../components/banks/bank-lags.tsx';
import { BankMonths } from '../components/banks/bank-months.tsx';
import { messages } from '../messages/bank-channels.ts';
import { banks } from '../questions/bank-channels.ts';

/** Banks as a table with their concentration, days until they transfer, and months. */
export default function BankChannelsDetails() {
  const t = useMessages(messages);
  return (
    <>
      <DetailsPart part="banks">
        <BankIndexCard />
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
        <ReconciliationStrip />
      </DetailsPart>
      <DetailsPart part="lags">
        <BankLags />
      </DetailsPart>
      <DetailsPart part="months">
        <BankMonths />
      </DetailsPart>
    </>
  );
}
