import type { Answer, CalendarDate, DimensionColumn, MeasureColumn, Texts, ValueState } from '@pendapa/contracts';
import type { AnswerTo } from './answer-to.ts';
import { figureOf, isKnown, isSomething, missing, NO_ROWS, stateOf, type Figure } from './figure.ts';
import { byLargest, toPlotValue } from './numbers.ts';

export type Series = MeasureColumn['series'];

/** Row of an answer. Without a comparison its figures are `absent`. */
export interface Row<M extends string = string, D extends string = string> {
  readonly codes: Readonly<Record<D, string | null>>;
  readonly current: Readonly<Record<M, Figure>>;
  readonly comparison: Readonly<Record<M, Figure>>;
}

const isDimension = (column: Answer['columns'][number]): column is DimensionColumn => column.kind === 'dimension';
const isMeasure = (column: Answer['columns'][number]): column is MeasureColumn => column.kind === 'measure';

/** Figures of a column with their states. */
function figuresIn({ values, states = [] }: MeasureColumn): readonly Figure[] {
  const stateAt = new Map<number, ValueState>(states.flatMap(({ state, at }) => at.map((index) => [index, state] as const)));
  return values.map((value, index) => figureOf(value, stateAt.get(index)));
}

/** Figures of a measure, in row order. */
export function columnOf<M extends string>(answer: AnswerTo<M>, measure: NoInfer<M>, series: Series = 'current'): readonly Figure[] {
  const column = answer.columns.filter(isMeasure).find(({ key, series: of }) => key === measure && of === series);
  return column ? figuresIn(column) : [];
}

/** Codes of a dimension, in row order; for time the first day of each span. */
export function codesOf<D extends string>(answer: AnswerTo<string, D>, dimension: NoInfer<D>): readonly (string | null)[] {
  return answer.columns.filter(isDimension).find(({ key }) => key === dimension)?.values ?? [];
}

/** Name of a code in both languages; null without a code or a name. */
export function memberOf<D extends string>(answer: AnswerTo<string, D>, dimension: NoInfer<D>, code: string | null): Texts | null {
  if (code === null) return null;
  return answer.columns.filter(isDimension).find(({ key }) => key === dimension)?.members[code] ?? null;
}

type Columns = readonly { readonly key: string; readonly figures: readonly Figure[] }[];

/** Measures of a series, including those that only the other series has. */
function seriesOf(columns: readonly MeasureColumn[], series: Series): Columns {
  const keys = [...new Set(columns.map(({ key }) => key))];
  return keys.map((key) => {
    const column = columns.find((candidate) => candidate.key === key && candidate.series === series);
    return { key, figures: column ? figuresIn(column) : [] };
  });
}

const figuresAt = (columns: Columns, index: number): Record<string, Figure> =>
  Object.fromEntries(columns.map(({ key, figures }) => [key, figures[index] ?? missing(NO_ROWS)]));

const read = new WeakMap<AnswerTo, readonly Row[]>();

function readRows(answer: AnswerTo): readonly Row[] {
  const dimensions = answer.columns.filter(isDimension);
  const measures = answer.columns.filter(isMeasure);
  const [current, comparison] = [seriesOf(measures, 'current'), seriesOf(measures, 'comparison')];
  return Array.from({ length: answer.columns[0]?.values.length ?? 0 }, (_, index) => ({
    codes: Object.fromEntries(dimensions.map(({ key, values }) => [key, values[index] ?? null])),
    current: figuresAt(current, index),
    comparison: figuresAt(comparison, index),
  }));
}

/** Rows of an answer, cached, because chart, sentence and table read them one after the other. */
export function rowsOf<M extends string, D extends string>(answer: AnswerTo<M, D>): readonly Row<M, D>[] {
  const rows = read.get(answer) ?? readRows(answer);
  read.set(answer, rows);
  // The keys are those of the query, which the compiler knows as M and D.
  return rows as readonly Row<M, D>[];
}

type Coded<D extends string> = readonly { readonly codes: Readonly<Record<D, string | null>> }[];

/** Distinct codes of a dimension, in row order. */
export const membersIn = <D extends string>(rows: Coded<D>, dimension: NoInfer<D>): readonly (string | null)[] => [
  ...new Set(rows.map(({ codes }) => codes[dimension])),
];

/** Rows from the largest figure, and whether the first is certainly the largest. */
export interface Ranked<R> {
  /** Rows of known members with a known figure. */
  readonly rows: readonly R[];
  /** False if an unknown figure or unknown member could be larger than the first. */
  readonly isFirstSure: boolean;
  /** False if any figure or member is unknown, so that the last could be another. */
  readonly isWhole: boolean;
}

const isOpen = (figure: Figure): boolean => {
  const state = stateOf(figure);
  return state !== null && state.state !== 'absent';
};

/** Ranks rows. Set `isSum` to false for ratios, whose members are no parts of a total. An unknown member then does not matter. */
export function largestFirst<M extends string, D extends string>(
  rows: readonly Row<M, D>[],
  dimension: NoInfer<D>,
  measure: NoInfer<M>,
  isSum = true,
): Ranked<Row<M, D>> {
  const withMember = rows.filter(({ codes }) => codes[dimension] !== null);
  const ranked = withMember
    .filter(({ current }) => isKnown(current[measure]))
    .sort((a, b) => byLargest(a.current[measure], b.current[measure]));
  const [first = 0, second = 0] = ranked.map(({ current }) => toPlotValue(current[measure]) ?? 0);
  const withoutMember = rows.filter(({ codes, current }) => isSum && codes[dimension] === null && isSomething(current[measure]));
  const rest = withoutMember.reduce((sum, { current }) => sum + (toPlotValue(current[measure]) ?? 0), 0);
  const hasOpen = rows.some(({ current }) => isOpen(current[measure]));
  return { rows: ranked, isFirstSure: !hasOpen && second + rest <= first, isWhole: !hasOpen && withoutMember.length === 0 };
}

/** Distinct months of rows, ascending, by their first days. */
export const monthsIn = (rows: Coded<'month'>): readonly CalendarDate[] =>
  [...new Set(rows.flatMap(({ codes }) => codes.month ?? []))].sort();

/** Total of the whole result, never summed from rows. */
export function totalOf<M extends string>(answer: AnswerTo<M>, measure: NoInfer<M>, series: Series = 'current'): Figure {
  const { totals } = answer;
  return figureOf(totals[series]?.[measure] ?? null, totals.states?.[series][measure]);
}
