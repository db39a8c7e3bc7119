import { ChartPanel, DetailsPanel, drawn, useFilteredAnswer, usePanelWords, type Drawing } from '@pendapa/analysis';
import { HeatTable, roundScale } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/transactions-by-taxpayer.ts';
import * as ask from '../../questions/transactions-by-taxpayer.ts';

type Kinds = Drawing<'taxpayers', 'transactionsBand' | 'taxpayerKind'>;

function Matrix({ read, ...frame }: Kinds) {
  const format = useFormat();
  const bands = Object.keys(MEMBER_NAMES.transactionsBand).filter((band) => read.rows.some(({ codes }) => codes.transactionsBand === band));
  const kinds = [...new Set(read.rows.map(({ codes }) => codes.taxpayerKind))];
  const at = (band: string | undefined, kind: string | null | undefined) =>
    read.rows.find(({ codes }) => codes.transactionsBand === band && codes.taxpayerKind === kind);
  const name = (transactionsBand: string | null, taxpayerKind: string | null) => ({ codes: { transactionsBand, taxpayerKind } });
  return (
    <HeatTable
      {...frame}
      columns={kinds.map((kind) => ({ key: kind ?? '', label: read.name('taxpayerKind', name(null, kind)) }))}
      rows={bands.map((band) => ({
        key: band,
        label: read.name('transactionsBand', name(band, null)),
        values: kinds.map((kind) => {
          const row = at(band, kind);
          return row ? drawn(row.current.taxpayers) : 0;
        }),
        hidden: (column) => {
          const row = at(band, kinds[column]);
          return row !== undefined && read.hidden('taxpayers', row);
        },
        exact: (column) => {
          const row = at(band, kinds[column]);
          return row ? read.exact('taxpayers', row) : format.count(0);
        },
      }))}
      scale={roundScale(read.rows.map(({ current }) => drawn(current.taxpayers)))}
      words={(count) => format.count(Math.round(count))}
    />
  );
}

/** How often people and firms pay in a year. */
export const KindBands = () => (
  <ChartPanel
    words={usePanelWords(messages, 'kinds')}
    asked={useFilteredAnswer(ask.kindBands)}
    measure="taxpayers"
    height="small"
    chart={(drawing) => <Matrix {...drawing} />}
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
