import { FilteredPage } from '@pendapa/analysis';
import { roundScale } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, DetailsPanel, Matrix, PageSentence, usePanelWords } from '@pendapa/panels';
import { toPlotValue } from '@pendapa/query';
import { ChangedPayers, PayerKpis, StoppedPayers } from '../components/payers/payers.tsx';
import { messages } from '../messages/transactions-by-taxpayer.ts';
import * as ask from '../questions/transactions-by-taxpayer.ts';

const BANDS = Object.keys(MEMBER_NAMES.transactionsBand);
const ONE_TRANSACTION = '01';

/**
 * Payers by their number of transactions in a year, and payers who stopped or changed. Offers no filter by tax or unit, because payers
 * in bands are counted over all of them.
 */
export default function TransactionsByTaxpayerPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={ask.bands}
          measure="taxpayers"
          sentence={({ rows, formatted, periodLabels }) => {
            const once = rows.find(({ codes }) => codes.transactionsBand === ONE_TRANSACTION);
            return t('sentence', { share: formatted.share('taxpayers', once), year: periodLabels.year });
          }}
        />
      }
      offers={['period']}
      countsTaxpayers
    >
      <PayerKpis />
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
      <StoppedPayers />
      <ChangedPayers kind="falls" />
      <ChangedPayers kind="rises" />
      <FurtherLink to="/tax-subjects">{t('toSubjects')}</FurtherLink>
      <FurtherLink to="/demo-corporate">{t('toFirms')}</FurtherLink>
      <FurtherLink to="/compliance">{t('toCompliance')}</FurtherLink>
    </FilteredPage>
  );
}
