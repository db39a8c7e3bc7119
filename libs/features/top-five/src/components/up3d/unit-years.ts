import { addDays, addMonths, type CalendarDate } from '@pendapa/contracts';
import {
  toPlotValue,
  growth,
  isWeakGrowth,
  membersIn,
  missing,
  NO_ROWS,
  ranksOf,
  rowsOf,
  share,
  type AnswerTo,
  type Figure,
  type Row,
} from '@pendapa/query';
import type { Money } from '../../questions/units.ts';

export interface UnitYears {
  readonly unit: string | null;
  /** One figure for each year; `absent` without revenue. */
  readonly values: readonly Figure[];
  /** Rank of each year among units with revenue; 1 is the largest. */
  readonly ranks: readonly (number | null)[];
}

export interface Years {
  /** First days of the years, ascending. */
  readonly years: readonly CalendarDate[];
  /** Number of complete years. */
  readonly finished: number;
  readonly units: readonly UnitYears[];
}

/** Groups rows by unit, and ranks units in each year. */
export function unitYears<M extends Money>(answer: AnswerTo<M, 'unit' | 'year'>, measure: NoInfer<M>): Years {
  const rows = rowsOf(answer);
  const years = membersIn(rows, 'year')
    .filter((year) => year !== null)
    .sort();
  const figures = new Map(rows.map(({ codes, current }) => [`${codes.unit} ${codes.year}`, current[measure]]));
  const units = membersIn(rows, 'unit').map((unit) => ({
    unit,
    values: years.map((year) => figures.get(`${unit} ${year}`) ?? missing(NO_ROWS)),
  }));
  const ranks = years.map((_, at) => ranksOf(units.map(({ values }) => values[at] ?? null)));
  return {
    years,
    finished: years.filter((year) => addDays(addMonths(year, 12), -1) <= answer.period.to).length,
    units: units.map((unit, index) => ({ ...unit, ranks: ranks.map((rank) => rank[index] ?? null) })),
  };
}

/** Compound annual growth over complete years. Null with fewer than two, or from 0. */
export function yearlyGrowth(values: readonly Figure[], finished: number): number | null {
  const span = values.slice(0, finished);
  const [first, last] = [toPlotValue(span[0] ?? null), toPlotValue(span.at(-1) ?? null)];
  if (span.length < 2 || first === null || last === null || first <= 0 || last < 0) return null;
  return (last / first) ** (1 / (span.length - 1)) - 1;
}

/** Divides each value by the first known one. */
export function toFirstValueRatios(values: readonly Figure[]): readonly (number | null)[] {
  const base = values.find((value) => (toPlotValue(value) ?? 0) > 0) ?? null;
  return values.map((value) => share(value, base));
}

/** True if the unit has too few paying objects to be named for its growth. */
export const isWeak = ({ current, comparison }: Row<'payingObjects', string>): boolean =>
  isWeakGrowth(current.payingObjects, comparison.payingObjects);

/** Finds the row with the largest growth from a positive value; undefined if none is comparable. */
export const findFastestGrowth = <M extends string, D extends string>(rows: readonly Row<M, D>[], measure: NoInfer<M>) =>
  rows
    .flatMap((row) => {
      const grown = growth(row.current[measure], row.comparison[measure]);
      return grown === null ? [] : [{ row, growth: grown }];
    })
    .sort((a, b) => b.growth - a.growth)
    .at(0);
