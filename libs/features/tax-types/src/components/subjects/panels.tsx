import { ChartPanel, drawn, Matrix, membersIn, share, usePanelWords } from '@pendapa/analysis';
import { roundScale, ShareBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/subjects.ts';
import { usePayersBy, useTaxTypesPaid } from './questions.ts';

const SHOWN = ['taxpayers', 'amount', 'transactions'] as const;

/** Individuals and firms: how many of the payers, and how much of the money. */
export function KindShares() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'kinds')}
      asked={usePayersBy('taxpayerKind')}
      measure="taxpayers"
      height="low"
      sentence={(read) => {
        const [first] = read.rows;
        if (!first) return null;
        const [count, amount] = (['taxpayers', 'amount'] as const).map((measure) => format.percent(read.share(measure, first)));
        return t('kinds.sentence', { kind: read.name('taxpayerKind', first), count: count ?? '', amount: amount ?? '' });
      }}
      chart={({ read, description }) => (
        <ShareBars
          bars={SHOWN.map((measure) => ({
            key: measure,
            label: t(`kinds.${measure}`),
            values: read.rows.map(({ current }) => drawn(current[measure])),
            exact: (part: number) =>
              read.rows
                .slice(part, part + 1)
                .map((row) => read.exact(measure, row))
                .join(''),
            text: read.totalText(measure),
            detail: read.rows.map((row) => format.percent(read.share(measure, row))).join(' · '),
          }))}
          parts={read.rows.map((row) => read.name('taxpayerKind', row))}
          description={description}
        />
      )}
      columns={({ by, of, share }) => [
        by('taxpayerKind'),
        of('taxpayers'),
        of('amount'),
        share('amount'),
        of('amountPerTaxpayer'),
        of('transactions'),
      ]}
    />
  );
}

/** How many payers have one tax type, two, or more. */
export function TaxTypesMatrix() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'matrix')}
      asked={useTaxTypesPaid()}
      measure="taxpayers"
      height="low"
      sentence={({ rows, total, format }) => {
        const several = rows.filter(({ codes }) => codes.taxTypesPaid !== '1');
        if (several.some(({ current }) => current.taxpayers === null)) return null;
        const count = several.reduce((sum, { current }) => sum + Number(current.taxpayers), 0);
        const part = share(count, total('taxpayers'));
        return part === null ? null : t('matrix.sentence', { share: format.percent(part) });
      }}
      chart={(drawing) => (
        <Matrix
          {...drawing}
          down="taxTypesPaid"
          across="taxpayerKind"
          rows={membersIn(drawing.read.rows, 'taxTypesPaid').toSorted()}
          columns={membersIn(drawing.read.rows, 'taxpayerKind').toSorted()}
          value={({ current }) => drawn(current.taxpayers)}
          exact={(row) => drawing.read.text('taxpayers', row)}
          hidden="taxpayers"
          scale={roundScale(drawing.read.rows.map(({ current }) => drawn(current.taxpayers)))}
          words={(count) => drawing.read.format.count(Math.round(count))}
        />
      )}
    />
  );
}
