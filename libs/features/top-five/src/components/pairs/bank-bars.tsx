import { AnswerPanel, drawn, share, totalOf, useFilters, useMemberName, useMoneyMeasure } from '@pendapa/analysis';
import { StackedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-bank-channel.ts';
import { banksOf, byChannel, channelsOf, type Pairs } from './banks.ts';
import { PairTable } from './pair-table.tsx';
import { usePairs } from './questions.ts';

/** As many channels as there are colours; the others are one part. */
const NAMED = 4;
const FIRST = 10;

function Bars({ answer }: { readonly answer: Pairs }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const { change } = useFilters();
  const channels = channelsOf(answer, money);
  const named = channels.slice(0, NAMED);
  const bars = banksOf(answer, money).map((bank) => {
    const parts = byChannel(bank, named);
    return {
      key: bank.bank ?? '',
      label: name(answer, 'bank', bank.bank),
      values: parts.map(drawn),
      exact: (part: number) => format.moneyExact(parts[part] ?? null),
      text: format.money(bank.value),
      detail: format.percent(share(bank.value, totalOf(answer, money))),
    };
  });
  const rest = channels.length > NAMED ? [t('others')] : [];
  return (
    <StackedBars
      bars={bars}
      parts={[...named.map((channel) => name(answer, 'channel', channel)), ...rest]}
      description={t('bars.description', { period: format.period(answer.period) })}
      onSelect={(code) => change({ bank: [code] })}
      first={FIRST}
    />
  );
}

/** Which banks bring the most, and through which channels. */
export function BankBars({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  return (
    <AnswerPanel
      title={t('bars.title')}
      asked={usePairs()}
      measure={money}
      height={height}
      view={{
        subtitle: ({ period }) => t('bars.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const [first] = banksOf(answer, money);
          const part = first && share(first.value, totalOf(answer, money));
          return first && typeof part === 'number'
            ? t('bars.sentence', { bank: name(answer, 'bank', first.bank), share: format.percent(part) })
            : null;
        },
        chart: (answer) => <Bars answer={answer} />,
        table: (answer) => <PairTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
