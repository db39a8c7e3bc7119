import { AnswerPanel, useFilters, useMemberName, useMoneyMeasure } from '@pendapa/analysis';
import { Treemap } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-bank-channel.ts';
import { banksOf, type Pairs } from './banks.ts';
import { PairTable } from './pair-table.tsx';
import { usePairs } from './questions.ts';

function Tiles({ answer, height }: { readonly answer: Pairs; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  const groups = banksOf(answer, useMoneyMeasure()).map(({ bank, value, parts }) => ({
    key: bank ?? '',
    label: name(answer, 'bank', bank),
    text: format.money(value),
    leaves: parts.map((part) => ({
      key: part.channel ?? '',
      label: name(answer, 'channel', part.channel),
      value: Number(part.value ?? 0),
      text: format.value(part.value, 'money'),
      exact: format.valueExact(part.value, 'money'),
    })),
  }));
  return (
    <Treemap
      groups={groups}
      description={t('tiles.description', { period: format.period(answer.period) })}
      height={height}
      onSelect={(bank, channel) => change({ bank: [bank], channel: [channel] })}
    />
  );
}

/** Banks and the channels in them by area. */
export function BankTreemap({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('tiles.title')}
      asked={usePairs()}
      measure={useMoneyMeasure()}
      height={height}
      view={{
        subtitle: ({ period }) => t('tiles.subtitle', { period: format.period(period) }),
        chart: (answer) => <Tiles answer={answer} height={height} />,
        table: (answer) => <PairTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
