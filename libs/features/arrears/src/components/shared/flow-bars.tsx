import { DivergingBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { axisTitle, MarkedChart, type ChartProps } from '@pendapa/panels';
import { largestAbsolute, toPlotValue, yearMoments, type Figure, type Row } from '@pendapa/query';

/** A flow of each year, positive upwards and downwards. */
export interface YearFlow<M extends string> {
  readonly label: string;
  readonly value: (row: Row<M, 'year'>) => Figure;
}

interface FlowBarsProps<M extends string> extends ChartProps<M, 'year'> {
  /** Measure whose unit the flows have. */
  readonly measure: NoInfer<M>;
  readonly axis: string;
  readonly up: YearFlow<NoInfer<M>>;
  readonly down: YearFlow<NoInfer<M>>;
  /** Balance of the year, drawn as a line. */
  readonly net: YearFlow<NoInfer<M>>;
  /** True if the events of these years stand on the bars, with a list below. */
  readonly hasEvents?: boolean;
}

/** Inflow and outflow of each year on one scale. */
export function FlowBars<M extends string>({
  read,
  measure,
  axis,
  up,
  down,
  net,
  hasEvents = false,
  description,
  height,
}: FlowBarsProps<M>) {
  const { format } = read;
  const { unit } = measureSpec(read.subject, measure);
  // Rows without a known year have no place on the axis.
  const years = read.rows.filter(({ codes }) => codes.year !== null);
  const moments = yearMoments(
    years.map(({ codes }) => codes.year),
    format,
  );
  const flow = (key: string, { label, value }: YearFlow<M>) => ({
    key,
    label,
    values: years.map((row) => toPlotValue(value(row))),
    exact: (index: number) => (years[index] ? read.figureTextExact(value(years[index]), unit) : '-'),
  });
  const largest = largestAbsolute(years.flatMap((row) => [up.value(row), down.value(row)]));
  const scale = unit === 'money' ? format.moneyAxis(largest) : format.countAxis(largest);
  const bars = {
    description,
    moments,
    flows: { up: flow('up', up), down: flow('down', down), net: flow('net', net) },
    axis: { title: axisTitle(axis, scale.unitLabel), tick: scale.tick },
    unfinished: null,
  };
  if (!hasEvents) return <DivergingBars {...bars} height={height} />;
  return (
    <MarkedChart moments={years.map(({ codes }) => codes.year)} axisUnit="year" height={height}>
      {(frame) => <DivergingBars {...bars} {...frame} />}
    </MarkedChart>
  );
}
