import { RankedBars } from '@pendapa/charts';
import { isOrderedDimension, measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { isKnown, isSomething, largestFirst, type Row } from '@pendapa/query';
import { messages } from '../messages/count-and-money.ts';
import { ChartPanel, type ChartPanelProps } from '../panel/chart-panel.tsx';
import type { Reader } from '../words/use-reader.ts';
import { ChangeText } from '../words/change-text.tsx';

/** Props of `CountAndMoney` for payers with their payments. */
export const PAYERS_AND_PAYMENTS = {
  kind: 'payers',
  countMeasure: 'taxpayers',
  moneyMeasure: 'amount',
  averageMeasure: 'amountPerTaxpayer',
} as const;

export interface CountAndMoneyProps<M extends string, D extends string> extends Pick<
  ChartPanelProps<M, D>,
  'words' | 'query' | 'height' | 'hasNotes'
> {
  /** Chooses the texts: payers with their payments, or objects with their value. */
  readonly kind: 'payers' | 'objects';
  /** Dimension whose members are shown. */
  readonly by: NoInfer<D>;
  readonly countMeasure: NoInfer<M>;
  readonly moneyMeasure: NoInfer<M>;
  /** Measure of the average money per payer or object. */
  readonly averageMeasure: NoInfer<M>;
  /** Number of rows shown before "show all"; rows without money are never at their end. */
  readonly initialRows: number;
  /** Labels of rows that the sentence of the page means. */
  readonly named?: ChartPanelProps<M, D>['named'];
  /** Bars of the share of the count or, by default, of the money; the thinner bar has the other share. */
  readonly bars?: 'count' | 'money';
}

/** Number of rows to the last one with money. In a sequence a row without money, or with hidden money, may come before others. */
function rowsWithMoney<M extends string, D extends string>({ rows, hidden }: Reader<M, D>, by: NoInfer<D>, money: NoInfer<M>): number {
  const hasMoney = (row: Row<M, D>): boolean => isSomething(row.current[money]);
  if (!isOrderedDimension(by)) return rows.filter(hasMoney).length;
  return rows.findLastIndex((row) => hasMoney(row) || hidden(money, row)) + 1;
}

/** Bars by group: the share of the money or the count, each with a thinner bar of the other share. */
export function CountAndMoney<M extends string, D extends string>(props: CountAndMoneyProps<M, D>) {
  const { kind, by, countMeasure, moneyMeasure, averageMeasure, initialRows, bars: barsOf = 'money', ...panel } = props;
  const t = useMessages(messages);
  const format = useFormat();
  const headers = { money: t(`${kind}.money`), count: t(`${kind}.count`) };
  const other = barsOf === 'money' ? 'count' : 'money';
  const measures = { money: moneyMeasure, count: countMeasure };
  const largestSentence = ({ rows, formatted }: Reader<M, D>): string | null => {
    const [largest] = largestFirst(rows, by, moneyMeasure).rows;
    if (!largest) return null;
    return t(`${kind}.sentence`, {
      name: formatted.largest(by, moneyMeasure).name,
      share: formatted.share(moneyMeasure, largest),
      count: formatted.share(countMeasure, largest),
    });
  };
  return (
    <ChartPanel
      {...panel}
      measure={moneyMeasure}
      // If bars show the count, the sentence of the page speaks of the money.
      sentence={barsOf === 'count' ? undefined : largestSentence}
      chart={({ read, description }) => (
        <RankedBars
          bars={read.rows.map((row) => {
            const [measure, otherMeasure] = [measures[barsOf], measures[other]];
            const [barShare, otherShare] = [read.share(measure, row), read.share(otherMeasure, row)];
            return {
              ...read.bar(by, measure, row),
              value: barShare,
              // Disclosure control may hide the figure: the text then says so.
              text: read.hidden(measure, row) ? read.text(measure, row) : format.percent(barShare),
              second: { value: otherShare, exact: read.exact(otherMeasure, row) },
              detail: otherShare !== null && (
                <>
                  {t(`${kind}.${other}Part`, { share: format.percent(otherShare) })}
                  {read.answer.comparison && isKnown(row.current[moneyMeasure]) && (
                    <>
                      {' · '}
                      <ChangeText
                        now={row.current[moneyMeasure]}
                        before={row.comparison[moneyMeasure]}
                        spec={measureSpec(read.subject, moneyMeasure)}
                      />
                    </>
                  )}
                </>
              ),
            };
          })}
          description={description}
          names={{ bar: headers[barsOf], second: headers[other] }}
          initialRows={Math.max(1, Math.min(initialRows, rowsWithMoney(read, by, moneyMeasure)))}
          isSequence={isOrderedDimension(by)}
        />
      )}
      columns={({ read, dimensionColumn, measureColumn, shareColumn, growthColumn }) => [
        dimensionColumn(by),
        measureColumn(countMeasure),
        shareColumn(countMeasure, headers.count),
        measureColumn(moneyMeasure),
        shareColumn(moneyMeasure, headers.money),
        ...(read.answer.comparison ? [growthColumn(moneyMeasure)] : []),
        measureColumn(averageMeasure),
      ]}
    />
  );
}
