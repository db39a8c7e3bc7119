import { Matrix, ChartPanel, DetailsPanel, drawn, useFilteredAnswer, usePanelWords } from '@pendapa/analysis';
import { roundScale } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/transactions-by-taxpayer.ts';
import * as ask from '../../questions/transactions-by-taxpayer.ts';

const BANDS = Object.keys(MEMBER_NAMES.transactionsBand);

/** How often people and firms pay in a year. */
export const KindBands = () => (
  <ChartPanel
    words={usePanelWords(messages, 'kinds')}
    asked={useFilteredAnswer(ask.kindBands)}
    measure="taxpayers"
    height="small"
    chart={({ read, ...frame }) => (
      <Matrix
        {...frame}
        read={read}
        down="transactionsBand"
        across="taxpayerKind"
        rows={BANDS.filter((band) => read.rows.some(({ codes }) => codes.transactionsBand === band))}
        value={({ current }) => drawn(current.taxpayers)}
        exact={(row) => read.exact('taxpayers', row)}
        nothing={{ value: 0, exact: read.format.count(0) }}
        hidden="taxpayers"
        scale={roundScale(read.rows.map(({ current }) => drawn(current.taxpayers)))}
        words={(count) => read.format.count(Math.round(count))}
      />
    )}
  />
);

/** What each band of payers brings. */
export function BandDetails() {
  const t = useMessages(messages);
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'bands')}
      asked={useFilteredAnswer(ask.bands)}
      measure="taxpayers"
      note={() => t('yearNote')}
      columns={({ by, of, share }) => [
        by('transactionsBand'),
        of('taxpayers'),
        share('taxpayers'),
        of('amount'),
        share('amount', t('bands.amountShare')),
      ]}
    />
  );
}
