import type { Answer, CalendarDate, DimensionColumn, MeasureColumn, Texts, Value } from '@pendapa/contracts';
import type { AnswerTo } from './answer-to.ts';

export type Series = MeasureColumn['series'];

/** One row of an answer; a comparison that was not asked for is null throughout. */
export interface Row<M extends string = string, D extends string = string> {
  readonly codes: Readonly<Record<D, string | null>>;
  readonly current: Readonly<Record<M, Value>>;
  readonly comparison: Readonly<Record<M, Value>>;
}

const isDimension = (column: Answer['columns'][number]): column is DimensionColumn => column.kind === 'dimension';
const isMeasure = (column: Answer['columns'][number]): column is MeasureColumn => column.kind === 'measure';

/** Values of a measure in the order of the rows. */
export function columnOf<M extends string>(answer: AnswerTo<M>, measure: NoInfer<M>, series: Series = 'current'): readonly Value[] {
  return answer.columns.filter(isMeasure).find(({ key, series: of }) => key === measure && of === series)?.values ?? [];
}

/** Codes of a dimension in the order of the rows; for time the first day of each span. */
export function codesOf<D extends string>(answer: AnswerTo<string, D>, dimension: NoInfer<D>): readonly (string | null)[] {
  return answer.columns.filter(isDimension).find(({ key }) => key === dimension)?.values ?? [];
}

/** The name of a code in both languages; null where the rows carry no code, or nobody named it. */
export function memberOf<D extends string>(answer: AnswerTo<string, D>, dimension: NoInfer<D>, code: string | null): Texts | null {
  if (code === null) return null;
  return answer.columns.filter(isDimension).find(({ key }) => key === dimension)?.members[code] ?? null;
}

type Columns = readonly { readonly key: string; readonly values: readonly Value[] }[];

/** The measures of a series, also those that the answer tells of the other series only. */
function seriesOf(columns: readonly MeasureColumn[], series: Series): Columns {
  const keys = [...new Set(columns.map(({ key }) => key))];
  return keys.map((key) => ({ key, values: columns.find((column) => column.key === key && column.series === series)?.values ?? [] }));
}

const valuesAt = (columns: Columns, index: number): Record<string, Value> =>
  Object.fromEntries(columns.map(({ key, values }) => [key, values[index] ?? null]));

const read = new WeakMap<AnswerTo, readonly Row[]>();

function readRows(answer: AnswerTo): readonly Row[] {
  const dimensions = answer.columns.filter(isDimension);
  const measures = answer.columns.filter(isMeasure);
  const [current, comparison] = [seriesOf(measures, 'current'), seriesOf(measures, 'comparison')];
  return Array.from({ length: answer.columns[0]?.values.length ?? 0 }, (_, index) => ({
    codes: Object.fromEntries(dimensions.map(({ key, values }) => [key, values[index] ?? null])),
    current: valuesAt(current, index),
    comparison: valuesAt(comparison, index),
  }));
}

/** The same rows for the same answer: chart, sentence and table of a panel read them one after the other. */
export function rowsOf<M extends string, D extends string>(answer: AnswerTo<M, D>): readonly Row<M, D>[] {
  const rows = read.get(answer) ?? readRows(answer);
  read.set(answer, rows);
  // The keys are those of the question, which the compiler knows as M and D.
  return rows as readonly Row<M, D>[];
}

type Coded<D extends string> = readonly { readonly codes: Readonly<Record<D, string | null>> }[];

/** Codes of a dimension among rows, once each, in the order in which they come. */
export const membersIn = <D extends string>(rows: Coded<D>, dimension: NoInfer<D>): readonly (string | null)[] => [
  ...new Set(rows.map(({ codes }) => codes[dimension])),
];

/** Rows of stated members of which a measure is known, the largest first. */
export const largestFirst = <M extends string, D extends string>(
  rows: readonly Row<M, D>[],
  dimension: NoInfer<D>,
  measure: NoInfer<M>,
): readonly Row<M, D>[] =>
  rows
    .filter(({ codes, current }) => codes[dimension] !== null && current[measure] !== null)
    .sort((a, b) => Number(b.current[measure]) - Number(a.current[measure]));

/** The months among rows in their order, by their first days. */
export const monthsIn = (rows: Coded<'month'>): readonly CalendarDate[] =>
  [...new Set(rows.flatMap(({ codes }) => codes.month ?? []))].sort();

/** Over the whole result, never summed from the rows. */
export function totalOf<M extends string>(answer: AnswerTo<M>, measure: NoInfer<M>, series: Series = 'current'): Value {
  return (series === 'current' ? answer.totals.current : answer.totals.comparison)?.[measure] ?? null;
}
