import { AnswerRows, ChangeText, ChartPanel, type AnswerTo, type Asked, type PanelWords, type Row } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/groups.ts';

type PayerMeasure = 'taxpayers' | 'amount' | 'amountPerTaxpayer';

interface CountAndMoneyProps<D extends string> {
  readonly words: PanelWords;
  readonly asked: Asked<PayerMeasure, D>;
  readonly by: NoInfer<D>;
  readonly height: number;
  /** Rows that fit it. */
  readonly first: number;
}

interface DetailProps<D extends string> {
  readonly answer: AnswerTo<PayerMeasure, D>;
  readonly row: Row<PayerMeasure, D>;
  readonly people: number;
}

/** Its part of the taxpayers, and how what it paid has changed. */
function Detail<D extends string>({ answer, row, people }: DetailProps<D>) {
  const t = useMessages(messages);
  const format = useFormat();
  const [now, before] = [row.current.amount, row.comparison.amount];
  return (
    <>
      {t('of.people', { share: format.percent(people) })}
      {answer.comparison && now !== null && (
        <>
          {' · '}
          <ChangeText now={now} before={before} spec={measureSpec('payers', 'amount')} />
        </>
      )}
    </>
  );
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
                detail: people === null ? undefined : <Detail answer={read.answer} row={row} people={people} />,
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
