import { StackedMonths, type PartTone } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { axisTitle, ChartPanel, type ChartPanelProps, type ChartProps } from '@pendapa/panels';
import { isKnown, known, largestAbsolute, sum, toKnownPlotValue, toPlotValue, yearMoments } from '@pendapa/query';
import { yearParts } from './year-parts.ts';

/** Members of the stacked dimension that are one part of each column, from the bottom up. */
export interface ColumnPart {
  readonly key: string;
  readonly label: string;
  readonly tone: PartTone;
  readonly codes: readonly string[];
}

interface YearColumnsProps<M extends string, D extends string> extends Omit<ChartPanelProps<M, D | 'year'>, 'chart'> {
  readonly stackBy: NoInfer<D>;
  readonly parts: readonly ColumnPart[];
}

interface ColumnsProps<M extends string, D extends string> extends ChartProps<M, D | 'year'> {
  readonly measure: M;
  readonly stackBy: D;
  readonly parts: readonly ColumnPart[];
}

/** Three digits are enough above a column; the tooltip has all. */
function rounded(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1)) - 2);
  return Math.round(value / step) * step;
}

function Columns<M extends string, D extends string>({ read, measure, stackBy, parts, description, height }: ColumnsProps<M, D>) {
  const { format } = read;
  const { unit } = measureSpec(read.subject, measure);
  const nothing = known(unit === 'money' ? '0' : 0);
  const columns = parts.map(({ codes }) => yearParts(read.rows, { measure, by: stackBy, codes, nothing }));
  const years = (columns[0] ?? []).map(({ year }) => year);
  const values = columns.map((column) => column.map(({ part }) => part));
  const wholes = years.map((_, at) => sum(values.map((part) => part[at] ?? nothing)));
  const largest = largestAbsolute(wholes.map(toKnownPlotValue));
  const scale = unit === 'money' ? format.moneyAxis(largest) : format.countAxis(largest);
  return (
    <StackedMonths
      moments={yearMoments(years, format)}
      parts={parts.map(({ key, label, tone }, part) => ({
        key,
        label,
        tone,
        values: (values[part] ?? []).map(toKnownPlotValue),
        exact: (at) => read.figureTextExact(values[part]?.[at] ?? null, unit),
      }))}
      barTexts={wholes.map((whole) => (isKnown(whole) ? scale.tick(rounded(toPlotValue(whole) ?? 0)) : ''))}
      axis={{ title: axisTitle(read.label(measure), scale.unitLabel), tick: scale.tick }}
      unfinished={null}
      height={height}
      description={description}
    />
  );
}

/** Columns of the years on one scale from zero. The table shows every member of the stacked dimension. */
export function YearColumns<M extends string, D extends 'ageBand' | 'yearsOwed'>({ stackBy, parts, ...panel }: YearColumnsProps<M, D>) {
  return <ChartPanel {...panel} chart={(drawing) => <Columns {...drawing} measure={panel.measure} stackBy={stackBy} parts={parts} />} />;
}
