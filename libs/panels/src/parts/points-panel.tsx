import { ScatterPlot } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useCrossFilter } from '@pendapa/filters';
import { toPlotValue, largestAbsolute, type CodeFilter } from '@pendapa/query';
import { ChartPanel, type ChartPanelProps } from '../panel/chart-panel.tsx';
import type { ChartProps } from '../table/drawing.ts';
import { axisTitle } from './axis-title.ts';

interface Axes<M extends string, D extends string> {
  /** Dimension whose members are shown. */
  readonly by: NoInfer<D>;
  readonly x: NoInfer<M>;
  readonly y: NoInfer<M>;
  /** Title of the horizontal axis; by default the name of its measure. */
  readonly xTitle?: string;
  /** Measures in the tooltip of a point. */
  readonly tooltipMeasures: readonly NoInfer<M>[];
  readonly onSelect?: (code: string) => void;
}

export interface PointsPanelProps<M extends string, D extends string> extends Omit<ChartPanelProps<M, D>, 'chart'>, Axes<M, D> {
  /** Page filter that a click or Enter on a point sets, unless `onSelect` is given. */
  readonly filterOnClick?: CodeFilter;
}

/** Number of outlying points with a name. */
const NAMED_OUTLIERS = 6;

function Points<M extends string, D extends string>({ read, by, x, y, xTitle, tooltipMeasures, ...frame }: ChartProps<M, D> & Axes<M, D>) {
  const { format } = read;
  const axisOf = (measure: M, title = read.label(measure)) => {
    const { unit } = measureSpec(read.subject, measure);
    if (unit === 'ratio') return { title, tick: format.percentAxis };
    const largestValue = largestAbsolute(read.rows.map(({ current }) => current[measure]));
    const scale = unit === 'money' ? format.moneyAxis(largestValue) : format.countAxis(largestValue);
    return { title: axisTitle(title, scale.unitLabel), tick: scale.tick };
  };
  const points = read.rows.flatMap((row) => {
    const [across, up] = [toPlotValue(row.current[x]), toPlotValue(row.current[y])];
    if (across === null || up === null) return [];
    const label = read.name(by, row);
    const rows = tooltipMeasures.map((measure) => ({ label: read.label(measure), text: read.text(measure, row) }));
    return [{ key: row.codes[by] ?? '', label, x: across, y: up, tip: { title: label, rows } }];
  });
  return <ScatterPlot {...frame} points={points} x={axisOf(x, xTitle)} y={axisOf(y)} labelled={NAMED_OUTLIERS} />;
}

/** Scatter plot of members by two measures. Members with an unknown measure have no point. */
export function PointsPanel<M extends string, D extends string>(props: PointsPanelProps<M, D>) {
  const { by, x, y, xTitle, tooltipMeasures, filterOnClick, onSelect, ...panel } = props;
  const narrow = useCrossFilter();
  const axes = { by, x, y, xTitle, tooltipMeasures, onSelect: onSelect ?? (filterOnClick && narrow(filterOnClick)) };
  return <ChartPanel {...panel} chart={(drawing) => <Points {...drawing} {...axes} />} />;
}
