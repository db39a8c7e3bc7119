import { ShareMonths, StackedMonths, type SeriesBreak } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useMonthSpan } from '@pendapa/filters';
import { largestAbsolute, lastDayOf, sum, toPlotValue, type Shown } from '@pendapa/query';
import type { ChartProps } from '../table/drawing.ts';
import { axisTitle } from './axis-title.ts';
import { MarkedChart } from './marked-chart.tsx';

/** One part of each month, such as a class of channel. */
export interface MonthPart {
  readonly key: string;
  readonly label: string;
  /** Figure of each month, in the order of the months. */
  readonly figures: readonly Shown[];
}

export interface MonthPartsProps<M extends string, D extends string> extends ChartProps<M, D> {
  /** First days of the months, ascending. */
  readonly months: readonly string[];
  /** Parts from the bottom up. */
  readonly parts: readonly MonthPart[];
  /** Measure whose unit the figures have. */
  readonly measure: NoInfer<M>;
  /** A click or Enter on a month, given by its first day. */
  readonly onSelect?: (month: string) => void;
}

/** Moments and parts for a chart of months. */
function useMonths<M extends string, D extends string>(props: Omit<MonthPartsProps<M, D>, 'height'>) {
  const { read, months, parts, measure, description, onSelect } = props;
  const { moments, unfinished } = useMonthSpan()(lastDayOf(read.answer), months);
  const { unit } = measureSpec(read.subject, measure);
  return {
    moments,
    unfinished,
    description,
    ...(onSelect && { onSelect }),
    parts: parts.map(({ figures, ...part }) => ({
      ...part,
      values: figures.map(toPlotValue),
      exact: (month: number) => read.figureTextExact(figures[month] ?? null, unit),
    })),
  };
}

export interface MonthAmountsProps<M extends string, D extends string> extends MonthPartsProps<M, D> {
  /** Breaks in the series, where its meaning changes. */
  readonly breaks?: readonly SeriesBreak[];
}

/** Amounts or counts of each month by part, with the agency's events. The axis has the name of the measure. */
export function MonthAmounts<M extends string, D extends string>({ breaks = [], height, ...props }: MonthAmountsProps<M, D>) {
  const { read, months, parts, measure } = props;
  const chart = useMonths(props);
  const largest = largestAbsolute(months.map((_, month) => sum(parts.flatMap(({ figures }) => figures[month] ?? []))));
  const scale = measureSpec(read.subject, measure).unit === 'money' ? read.format.moneyAxis(largest) : read.format.countAxis(largest);
  return (
    <MarkedChart moments={months} height={height}>
      {(frame) => (
        <StackedMonths
          {...chart}
          height={frame.height}
          breaks={[...breaks, ...frame.breaks]}
          axis={{ title: axisTitle(read.label(measure), scale.unitLabel), tick: scale.tick }}
        />
      )}
    </MarkedChart>
  );
}

export interface MonthSharesProps<M extends string, D extends string> extends MonthPartsProps<M, D> {
  /** Title of the axis; by default the sign for percent. */
  readonly axis?: string;
}

/** Shares of the parts in each month, which add up to 100 %. */
export function MonthShares<M extends string, D extends string>({ axis = '%', height, ...props }: MonthSharesProps<M, D>) {
  return <ShareMonths {...useMonths(props)} height={height} axis={{ title: axis, tick: props.read.format.percentAxis }} />;
}
