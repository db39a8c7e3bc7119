import { ChartPanel, useMoneyMeasure, usePanelWords } from '@pendapa/analysis';
import { countReaching, ParetoChart } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-bank-channel.ts';
import { PairRows } from './pair-rows.tsx';
import { usePairs } from './questions.ts';

const MOST = 0.8;

/** How few pairs carry most of it. */
export function PairPareto() {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'pareto')}
      asked={usePairs()}
      measure={money}
      height="large"
      sentence={({ rows }) => {
        const values = rows.map(({ current }) => Number(current[money] ?? 0));
        const count = countReaching(values, MOST);
        return count > 0 ? t('pareto.sentence', { count, all: format.count(values.length) }) : null;
      }}
      chart={({ read, ...frame }) => (
        <ParetoChart
          {...frame}
          items={read.rows.map((row) => ({
            key: `${row.codes.bank} ${row.codes.channel}`,
            label: t('pair', { bank: read.name('bank', row), channel: read.name('channel', row) }),
            value: Number(row.current[money] ?? 0),
            exact: read.exact(money, row),
          }))}
          percent={(share) => format.percent(share, 0)}
          axisTitle={t('pareto.axis')}
          reached={(count) => t('pareto.reached', { count })}
        />
      )}
      table={(drawing) => <PairRows {...drawing} />}
    />
  );
}
