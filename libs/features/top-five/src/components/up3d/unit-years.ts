import {
  drawn,
  growth,
  isWeakGrowth,
  membersIn,
  missing,
  NO_ROWS,
  placesOf,
  rowsOf,
  share,
  type AnswerTo,
  type Figure,
  type Row,
} from '@pendapa/analysis';
import { addDays, addMonths, type CalendarDate } from '@pendapa/contracts';
import type { Money } from '../../questions/units.ts';

export interface UnitYears {
  readonly unit: string | null;
  /** One for each year; no rows where the unit had no revenue in it. */
  readonly values: readonly Figure[];
  /** From 1, among the units that have revenue in the year. */
  readonly ranks: readonly (number | null)[];
}

export interface Years {
  /** First days, rising. */
  readonly years: readonly CalendarDate[];
  /** Years that have ended; an unfinished last one is not among them. */
  readonly finished: number;
  readonly units: readonly UnitYears[];
}

/** Rows of unit and year as units by years, with the rank of each unit in each year. */
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
  const ranks = years.map((_, at) => placesOf(units.map(({ values }) => values[at] ?? null)));
  return {
    years,
    finished: years.filter((year) => addDays(addMonths(year, 12), -1) <= answer.period.to).length,
    units: units.map((unit, index) => ({ ...unit, ranks: ranks.map((rank) => rank[index] ?? null) })),
  };
}

/** Compound growth a year over the finished years; null with fewer than two, or from nothing. */
export function yearlyGrowth(values: readonly Figure[], finished: number): number | null {
  const span = values.slice(0, finished);
  const [first, last] = [drawn(span[0] ?? null), drawn(span.at(-1) ?? null)];
  if (span.length < 2 || first === null || last === null || first <= 0 || last < 0) return null;
  return (last / first) ** (1 / (span.length - 1)) - 1;
}

/** Each value against the first known one, which is 1. */
export function indexed(values: readonly Figure[]): readonly (number | null)[] {
  const base = values.find((value) => (drawn(value) ?? 0) > 0) ?? null;
  return values.map((value) => share(value, base));
}

/** Whether too few objects paid at the unit for its growth to be told before others. */
export const isWeak = ({ current, comparison }: Row<'payingObjects', string>): boolean =>
  isWeakGrowth(current.payingObjects, comparison.payingObjects);

/** The row that grew most against a positive value before; undefined where none can be compared. */
export const fastest = <M extends string, D extends string>(rows: readonly Row<M, D>[], measure: NoInfer<M>) =>
  rows
    .flatMap((row) => {
      const grown = growth(row.current[measure], row.comparison[measure]);
      return grown === null ? [] : [{ row, growth: grown }];
    })
    .sort((a, b) => b.growth - a.growth)
    .at(0);
