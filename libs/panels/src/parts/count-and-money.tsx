import { RankedBars } from '@pendapa/charts';
import { isOrderedDimension, measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { isKnown, isSomething, largestFirst } from '@pendapa/query';
import { messages } from '../messages/count-and-money.ts';
import { ChartPanel, type ChartPanelProps } from '../panel/chart-panel.tsx';
import { ChangeText } from '../words/change-text.tsx';

/** Props of `CountAndMoney` for payers with their payments. */
export const PAYERS_AND_PAYMENTS = {
  kind: 'payers',
  countMeasure: 'taxpayers',
  moneyMeasure: 'amount',
  averageMeasure: 'amountPerTaxpayer',
} as const;

export interface CountAndMoneyProps<M extends string, D extends string> extends Pick<ChartPanelProps<M, D>, 'words' | 'query' | 'height'> {
  /** Chooses the texts: payers with their payments, or objects with their value. */
  readonly kind: 'payers' | 'objects';
  /** Dimension whose members are shown. */
  readonly by: NoInfer<D>;
  readonly countMeasure: NoInfer<M>;
  readonly moneyMeasure: NoInfer<M>;
  /** Measure of the average money per payer or object. */
  readonly averageMeasure: NoInfer<M>;
  /** Number of rows shown before "show all"; rows without money are never among them. */
  readonly initialRows: number;
}

/** Bars of the share of the money, each with a tick at the share of the count, by group. */
export function CountAndMoney<M extends string, D extends string>(props: CountAndMoneyProps<M, D>) {
  const { kind, by, countMeasure, moneyMeasure, averageMeasure, initialRows, ...panel } = props;
  const t = useMessages(messages);
  const format = useFormat();
  const names = { bar: t(`${kind}.money`), secondTick: t(`${kind}.count`) };
  return (
    <ChartPanel
      {...panel}
      measure={moneyMeasure}
      sentence={({ rows, formatted }) => {
        const [largest] = largestFirst(rows, by, moneyMeasure).rows;
        if (!largest) return null;
        return t(`${kind}.sentence`, {
          name: formatted.largest(by, moneyMeasure).name,
          share: formatted.share(moneyMeasure, largest),
          count: formatted.share(countMeasure, largest),
        });
      }}
      chart={({ read, description }) => (
        <RankedBars
          bars={read.rows.map((row) => {
            const [moneyShare, countShare] = [read.share(moneyMeasure, row), read.share(countMeasure, row)];
            return {
              ...read.bar(by, moneyMeasure, row),
              value: moneyShare,
              // Disclosure control may hide the figure: the text then says so.
              text: read.hidden(moneyMeasure, row) ? read.text(moneyMeasure, row) : format.percent(moneyShare),
              secondTick: { value: countShare, exact: read.exact(countMeasure, row) },
              detail: countShare !== null && (
                <>
                  {t(`${kind}.part`, { share: format.percent(countShare) })}
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
          names={names}
          initialRows={Math.max(1, Math.min(initialRows, read.rows.filter((row) => isSomething(row.current[moneyMeasure])).length))}
          isSequence={isOrderedDimension(by)}
        />
      )}
      columns={({ read, dimensionColumn, measureColumn, shareColumn, growthColumn }) => [
        dimensionColumn(by),
        measureColumn(countMeasure),
        shareColumn(countMeasure, names.secondTick),
        measureColumn(moneyMeasure),
        shareColumn(moneyMeasure, names.bar),
        ...(read.answer.comparison ? [growthColumn(moneyMeasure)] : []),
        measureColumn(averageMeasure),
      ]}
    />
  );
}
