import { AnswerPanel, rowsOf, useMemberName, useMoneyMeasure } from '@pendapa/analysis';
import { countReaching, ParetoChart } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-bank-channel.ts';
import type { Pairs } from './banks.ts';
import { PairTable } from './pair-table.tsx';
import { usePairs } from './questions.ts';

const MOST = 0.8;

function Pareto({ answer, height }: { readonly answer: Pairs; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const items = rowsOf(answer).map(({ codes, current }) => ({
    key: `${codes.bank} ${codes.channel}`,
    label: t('pair', { bank: name(answer, 'bank', codes.bank), channel: name(answer, 'channel', codes.channel) }),
    value: Number(current[money] ?? 0),
    exact: format.valueExact(current[money], 'money'),
  }));
  return (
    <ParetoChart
      items={items}
      percent={(share) => format.percent(share, 0)}
      axisTitle={t('pareto.axis')}
      reached={(count) => t('pareto.reached', { count })}
      height={height}
      description={t('pareto.description', { period: format.period(answer.period) })}
    />
  );
}

/** How few pairs carry most of it. */
export function PairPareto({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  return (
    <AnswerPanel
      title={t('pareto.title')}
      asked={usePairs()}
      measure={money}
      height={height}
      view={{
        subtitle: ({ period }) => t('pareto.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const values = rowsOf(answer).map(({ current }) => Number(current[money] ?? 0));
          const count = countReaching(values, MOST);
          return count > 0 ? t('pareto.sentence', { count, all: format.count(values.length) }) : null;
        },
        chart: (answer) => <Pareto answer={answer} height={height} />,
        table: (answer) => <PairTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
