import { DetailsPart } from '@pendapa/analysis';
import { roundScale } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, DetailsPanel, Matrix, usePanelWords } from '@pendapa/panels';
import { toPlotValue } from '@pendapa/query';
import { ChangedPayers, PayerMoreKpis, StoppedPayers } from '../components/payers/payers.tsx';
import { messages } from '../messages/transactions-by-taxpayer.ts';
import * as ask from '../questions/transactions-by-taxpayer.ts';

const BANDS = Object.keys(MEMBER_NAMES.transactionsBand);

/** Payers who stopped, payers by number of transactions and kind, and those whose payments changed most. */
export default function TransactionsByTaxpayerDetails() {
  const t = useMessages(messages);
  return (
    <>
      <DetailsPart part="stopped">
        <StoppedPayers />
      </DetailsPart>
      <DetailsPart part="bands">
        <PayerMoreKpis />
        <ChartPanel
          words={usePanelWords(messages, 'kinds')}
          query={ask.kindBands}
          measure="taxpayers"
          height={170}
          chart={({ read, ...frame }) => (
            <Matrix
              {...frame}
              read={read}
              down="transactionsBand"
              across="taxpayerKind"
              rows={BANDS.filter((band) => read.rows.some(({ codes }) => codes.transactionsBand === band))}
              value={({ current }) => toPlotValue(current.taxpayers)}
              exact={(row) => read.exact('taxpayers', row)}
              nothing={{ value: 0, exact: read.format.count(0) }}
              hidden="taxpayers"
              scale={roundScale(read.rows.map(({ current }) => toPlotValue(current.taxpayers)))}
              words={(count) => read.format.count(Math.round(count))}
            />
          )}
        />
        <DetailsPanel
          words={usePanelWords(messages, 'bands')}
          query={ask.bands}
          measure="taxpayers"
          height="medium"
          note={() => t('yearNote')}
          columns={({ dimensionColumn, measureColumn, shareColumn }) => [
            dimensionColumn('transactionsBand'),
            measureColumn('taxpayers'),
            shareColumn('taxpayers'),
            measureColumn('amount'),
            shareColumn('amount', t('bands.amountShare')),
          ]}
        />
      </DetailsPart>
      <DetailsPart part="falls">
        <ChangedPayers kind="falls" />
      </DetailsPart>
      <DetailsPart part="rises">
        <ChangedPayers kind="rises" />
      </DetailsPart>
    </>
  );
}
