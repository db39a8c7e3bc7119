import { AnswerRows, ChartPanel, type Asked, type PanelWords } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/groups.ts';

export type PayerMeasure = 'taxpayers' | 'amount' | 'amountPerTaxpayer';

interface CountAndMoneyProps<D extends string> {
  readonly words: PanelWords;
  readonly asked: Asked<PayerMeasure, D>;
  readonly by: NoInfer<D>;
  readonly height: number;
  /** Rows that fit it. */
  readonly first: number;
}

/** What part of the money each group brings, beside its part of the taxpayers. */
export function CountAndMoney<D extends string>({ words, asked, by, height, first: shown }: CountAndMoneyProps<D>) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ChartPanel
      words={words}
      asked={asked}
      measure="amount"
      height={height}
      sentence={({ rows, name, share }) => {
        const [first] = rows.toSorted((a, b) => Number(b.current.amount ?? -1) - Number(a.current.amount ?? -1));
        const part = first ? share('amount', first) : null;
        return first && part !== null
          ? t('sentence', { name: name(by, first), share: format.percent(part), people: format.percent(share('taxpayers', first)) })
          : null;
      }}
      chart={({ read, description }) => (
        <RankedBars
          bars={read.rows
            .toSorted((a, b) => Number(b.current.amount ?? -1) - Number(a.current.amount ?? -1))
            .map((row) => {
              const [money, people] = [read.share('amount', row), read.share('taxpayers', row)];
              const hidden = read.hidden('amount', row);
              return {
                ...read.bar(by, 'amount', row),
                value: money,
                text: hidden ? read.text('amount', row) : format.percent(money),
                mark: { value: people, exact: read.exact('taxpayers', row) },
                detail: people === null ? undefined : t('of.people', { share: format.percent(people) }),
              };
            })}
          description={description}
          names={{ bar: t('money'), mark: t('people') }}
          first={shown}
        />
      )}
      table={(drawing) => (
        <AnswerRows
          {...drawing}
          columns={({ by: name, of, share, growth }) => [
            name(by),
            of('taxpayers'),
            share('taxpayers', t('people')),
            of('amount'),
            share('amount', t('money')),
            ...(drawing.read.answer.comparison ? [growth('amount')] : []),
            of('amountPerTaxpayer'),
          ]}
        />
      )}
    />
  );
}
