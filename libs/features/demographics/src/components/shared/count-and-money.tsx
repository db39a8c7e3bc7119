import { ChangeText, ChartPanel, isKnown, largestFirst, type ChartPanelProps } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { isOrderedDimension, measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/groups.ts';

/** Measures of payers and their payments. */
export const PAYERS = { of: 'payers', count: 'taxpayers', money: 'amount', each: 'amountPerTaxpayer' } as const;

interface CountAndMoneyProps<M extends string, D extends string> extends Pick<ChartPanelProps<M, D>, 'words' | 'query' | 'height'> {
  /** Counts payers with their payments, or objects with their value. */
  readonly of: 'payers' | 'objects';
  readonly by: NoInfer<D>;
  readonly count: NoInfer<M>;
  readonly money: NoInfer<M>;
  /** Measure of the money per payer or object. */
  readonly each: NoInfer<M>;
  /** Number of rows that fit the panel. */
  readonly first: number;
}

/** Share of the money beside the share of the count, by group. */
export function CountAndMoney<M extends string, D extends string>(props: CountAndMoneyProps<M, D>) {
  const { of: kind, by, count, money, each, first, ...panel } = props;
  const t = useMessages(messages);
  const format = useFormat();
  const names = { bar: t(`${kind}.money`), secondTick: t(`${kind}.count`) };
  return (
    <ChartPanel
      {...panel}
      measure={money}
      sentence={({ rows, formatted }) => {
        const [largest] = largestFirst(rows, by, money).rows;
        if (!largest) return null;
        return t(`${kind}.sentence`, {
          name: formatted.largest(by, money).name,
          share: formatted.share(money, largest),
          count: formatted.share(count, largest),
        });
      }}
      chart={({ read, description }) => (
        <RankedBars
          bars={read.rows.map((row) => {
            const [value, part] = [read.share(money, row), read.share(count, row)];
            return {
              ...read.bar(by, money, row),
              value,
              text: read.hidden(money, row) ? read.text(money, row) : format.percent(value),
              secondTick: { value: part, exact: read.exact(count, row) },
              detail: part !== null && (
                <>
                  {t(`${kind}.part`, { share: format.percent(part) })}
                  {read.answer.comparison && isKnown(row.current[money]) && (
                    <>
                      {' · '}
                      <ChangeText now={row.current[money]} before={row.comparison[money]} spec={measureSpec(read.subject, money)} />
                    </>
                  )}
                </>
              ),
            };
          })}
          description={description}
          names={names}
          first={first}
          isSequence={isOrderedDimension(by)}
        />
      )}
      columns={({ read, by: name, of, share, growth }) => [
        name(by),
        of(count),
        share(count, names.secondTick),
        of(money),
        share(money, names.bar),
        ...(read.answer.comparison ? [growth(money)] : []),
        of(each),
      ]}
    />
  );
}
