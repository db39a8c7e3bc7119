import { StackedMonths, type SeriesBreak } from '@pendapa/charts';
import { useMonthFilter, useMonthSpan } from '@pendapa/filters';
import { useFormat } from '@pendapa/i18n';
import {
  ChartPanel,
  MonthsTable,
  useStateWords,
  axisTitle,
  MarkedChart,
  type ChartPanelProps,
  type ChartProps,
  type Reader,
} from '@pendapa/panels';
import { toPlotValue, largestAbsolute, lastDayOf } from '@pendapa/query';
import { monthlyParts, monthlySums, type MonthlyParts } from './monthly-parts.ts';

type Split<D extends string> = Exclude<D, 'month'>;

export interface MonthPartsPanelProps<M extends string, D extends string> extends Pick<
  ChartPanelProps<M, 'month' | D>,
  'words' | 'query' | 'measure' | 'height'
> {
  /** Dimension that divides the months. */
  readonly by: Split<NoInfer<D>>;
  readonly sentence?: (months: MonthlyParts) => string | null;
  /** Breaks in the series, where its meaning changes. */
  readonly breaks?: readonly SeriesBreak[];
}

interface PartsProps<M extends string, D extends string> extends ChartProps<M, 'month' | D> {
  /** Dimension whose members are shown. */
  readonly by: Split<NoInfer<D>>;
  readonly measure: NoInfer<M>;
  readonly breaks?: readonly SeriesBreak[];
}

const nameOf = <M extends string, D extends string>(read: Reader<M, D>, by: D, code: string | null): string =>
  read.name(by, { codes: { [by]: code } as Readonly<Record<D, string | null>> });

function PartsChart<M extends string, D extends string>({ read, by, measure, breaks = [], description, height }: PartsProps<M, D>) {
  const format = useFormat();
  const words = useStateWords();
  const spanOf = useMonthSpan();
  const select = useMonthFilter();
  const monthly = monthlyParts(read.rows, by, measure);
  const scale = format.moneyAxis(largestAbsolute(monthlySums(monthly)));
  const { moments, unfinished } = spanOf(lastDayOf(read.answer), monthly.months);
  return (
    <MarkedChart moments={monthly.months} height={height}>
      {(frame) => (
        <StackedMonths
          height={frame.height}
          breaks={[...breaks, ...frame.breaks]}
          moments={moments}
          parts={monthly.parts.map(({ code, values }) => ({
            key: code ?? '',
            label: nameOf(read, by, code),
            values: values.map(toPlotValue),
            exact: (index: number) => words.exact(values[index] ?? null, 'money'),
          }))}
          axis={{ title: axisTitle(read.label(measure), scale.unitLabel), tick: scale.tick }}
          unfinished={unfinished}
          onSelect={select}
          description={description}
        />
      )}
    </MarkedChart>
  );
}

/** Table with a column for each part, largest first. */
function PartsTable<M extends string, D extends string>({ read, by, measure, description }: Omit<PartsProps<M, D>, 'breaks'>) {
  const { months, parts } = monthlyParts(read.rows, by, measure);
  return (
    <MonthsTable
      caption={description}
      rows={months.map((month, index) => ({ month, index }))}
      monthOf={({ month }) => month}
      columns={(make) =>
        parts.map(({ code, values }) =>
          make.money({ key: code ?? '', header: nameOf(read, by, code), value: ({ index }) => values[index] ?? null }),
        )
      }
    />
  );
}

/** Panel of stacked monthly amounts. */
export function MonthPartsPanel<M extends string, D extends string>({ by, sentence, breaks, ...panel }: MonthPartsPanelProps<M, D>) {
  const parts = { by, measure: panel.measure };
  return (
    <ChartPanel
      {...panel}
      sentence={sentence && ((read) => sentence(monthlyParts(read.rows, by, panel.measure)))}
      chart={(drawing) => <PartsChart {...drawing} {...parts} breaks={breaks} />}
      table={(drawing) => <PartsTable {...drawing} {...parts} />}
    />
  );
}
