import { CasesPanel, ChartPanel, DetailsPanel, drawn, Matrix, useFilteredAnswer, useCaseWords, usePanelWords } from '@pendapa/analysis';
import { roundScale } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/transactions-by-taxpayer.ts';
import * as ask from '../../questions/transactions-by-taxpayer.ts';

/** Whoever paid every month and stopped: the cheapest call. */
export function StoppedPayers() {
  const t = useMessages(messages);
  const headers = {
    ...{ number: t('taxpayerNumber'), on: t('stopped.last') },
    ...{ count: t('stopped.transactions'), amount: t('stopped.amount') },
  };
  return <CasesPanel list="stopped-payers" words={useCaseWords(messages, 'stopped')} headers={headers} />;
}

/** Who pays less, or more, than on the same days last year. */
function ChangedPayers({ kind }: { readonly kind: 'falls' | 'rises' }) {
  const t = useMessages(messages);
  const headers = { number: t('taxpayerNumber'), before: t('before'), amount: t(`${kind}.amount`) };
  return <CasesPanel list={`largest-${kind}`} words={useCaseWords(messages, kind)} headers={headers} />;
}

export const FallingPayers = () => <ChangedPayers kind="falls" />;
export const RisingPayers = () => <ChangedPayers kind="rises" />;

const BANDS = Object.keys(MEMBER_NAMES.transactionsBand);

/** How often people and firms pay in a year. */
export const KindBands = () => (
  <ChartPanel
    words={usePanelWords(messages, 'kinds')}
    asked={useFilteredAnswer(ask.kindBands)}
    measure="taxpayers"
    height={170}
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
      height="medium"
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
