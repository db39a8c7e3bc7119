import { ChartPanel, drawn, usePanelWords } from '@pendapa/analysis';
import { ShareBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/subjects.ts';
import { usePayersBy } from './questions.ts';

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
