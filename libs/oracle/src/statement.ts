import type { Days } from './days.ts';
import type { CodeFilter } from './view.ts';

/**
 * Single rows of the extracts as SQL. Parameters: `$from` and `$to` are the days, `$requested` is the last day of the requested period. `$seen`
 * is the day up to which later events count. `$version` and `$scope` select targets. Every row has its `day` and the codes by which it
 * can be filtered.
 */
export interface Rows {
  readonly sql: string;
  /** The same at the end of each month or year, for groups by time; by default `sql`. */
  readonly inSeries?: string;
  /** Filters that the rows have; the page must name others as unapplied. */
  readonly filters: readonly CodeFilter[];
}

/** SQL aggregate over single rows. */
export interface Aggregate {
  readonly rows: Rows;
  readonly sql: string;
}

/** A number; null without rows, NaN if it is not defined, such as a quotient by 0. */
export type Figure = number | null;

/** Second statement of a measure: SQL over single rows, and how its parts give the figure. */
export interface Statement {
  readonly aggregates: readonly Aggregate[];
  /** Computes the figure from the results of `aggregates`, in order. */
  readonly value: (results: readonly Figure[]) => Figure;
  /** True if figures of both periods may be compared; always by default. */
  readonly isComparable?: (days: Days, before: Days) => boolean;
}

/** Returns a function that states a measure over the rows: `over(PAYMENTS)('sum(amount)')`. */
export const over =
  (rows: Rows) =>
  (sql: string): Statement => ({ aggregates: [{ rows, sql }], value: ([result = null]) => result });

/** States a measure by other statements. */
export function combine(parts: readonly Statement[], value: (...figures: readonly Figure[]) => Figure): Statement {
  return {
    aggregates: parts.flatMap(({ aggregates }) => aggregates),
    value: (results) => {
      let first = 0;
      const figures = parts.map((part) => part.value(results.slice(first, (first += part.aggregates.length))));
      return value(...figures);
    },
  };
}

/** Share of the whole; NaN if the whole is 0 or unknown. */
export const quotient = (part: Figure = null, whole: Figure = null): number => (part === null || !whole ? NaN : part / whole);

/** Growth rate; NaN if the base is 0 or negative. */
export const growth = (now: Figure, before: Figure): number => (now === null || before === null || before <= 0 ? NaN : now / before - 1);

const roundHalfUp = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** 0 without rows. */
export const orZero = (part: Statement): Statement => combine([part], (figure = null) => figure ?? 0);
export const ratio = (part: Statement, whole: Statement): Statement => combine([part, whole], quotient);
/** Average rounded to whole units, because money has no fractions. */
export const average = (sum: Statement, count: Statement): Statement =>
  combine([sum, count], (total, number) => roundHalfUp(quotient(total, number)));
/** Difference; null if a side is unknown. */
export const less = (whole: Statement, part: Statement): Statement =>
  combine([whole, part], (minuend = null, subtrahend = null) => (minuend === null || subtrahend === null ? null : minuend - subtrahend));
/** The same statements, whose figures of two periods are compared only on a condition; by default never. */
export const comparedIf = <K extends string>(
  isComparable: (days: Days, before: Days) => boolean,
  statements: Readonly<Record<K, Statement>>,
): Readonly<Record<K, Statement>> => {
  const entries = Object.entries<Statement>(statements).map(([name, statement]) => [name, { ...statement, isComparable }]);
  return Object.fromEntries(entries) as Readonly<Record<K, Statement>>;
};
export const neverCompared = <K extends string>(statements: Readonly<Record<K, Statement>>): Readonly<Record<K, Statement>> =>
  comparedIf(() => false, statements);
