import { isCalendarDate } from '@pendapa/contracts';

/**
 * Everything that engines write differently; the rest of the SQL is common to DuckDB, PostgreSQL and ClickHouse. Arguments are
 * expressions of ours, never text from outside.
 */
export const dialect = {
  parameter: (index: number): string => `$${String(index)}`,
  day: (expression: string): string => `CAST(${expression} AS DATE)`,
  monthStart: (expression: string): string => `CAST(date_trunc('month', ${expression}) AS DATE)`,
  yearStart: (expression: string): string => `CAST(date_trunc('year', ${expression}) AS DATE)`,
  /** A day that the month lacks becomes its last. */
  addMonths: (expression: string, months: string): string => `CAST(${expression} + to_months(CAST(${months} AS INTEGER)) AS DATE)`,
  addDays: (expression: string, days: number): string => `CAST(${expression} + to_days(${String(days)}) AS DATE)`,
  // DuckDB sums BIGINT in 128 bits. ClickHouse wraps round in 64: there the argument must become DECIMAL(38, 0) first, which
  // here would make the sum twenty times slower.
  exactSum: (expression: string): string => `sum(${expression})`,
  /** `amount * part / whole` to the nearest whole number, halves upwards, without leaving whole numbers. */
  share: (amount: string, part: number, whole: number): string =>
    `CAST((CAST(${amount} AS HUGEINT) * ${String(2 * part)} + ${String(whole)}) // ${String(2 * whole)} AS BIGINT)`,
  /** Joins each row with the first mark that is not before its day; a row behind the last mark falls away. */
  firstNotBefore: (marks: string, mark: string, day: string): string => `ASOF JOIN ${marks} ON ${mark} >= ${day}`,
  whole: (expression: string): string => `CAST(${expression} AS INTEGER)`,
  real: (expression: string): string => `CAST(${expression} AS DOUBLE)`,
} as const;

/** Letters, digits and what codes are joined with: between quotes it cannot be anything but itself. */
const PLAIN_CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

/** Collects the values of one statement; equal values share a parameter. */
export class Binder {
  readonly values: string[] = [];

  constructor(private readonly writesCodes: boolean) {}

  /** A code to compare with: where it is not written into the statement, the same statement serves another one without being planned again. */
  readonly code = (value: string): string => (this.writesCodes ? this.bind(value) : this.#parameter(value));

  /**
   * A value that hardly ever changes, or is no text where it is used: the engine would plan a statement with such a parameter twice,
   * so what cannot be anything but itself is written into the statement instead.
   */
  readonly bind = (value: string): string => (PLAIN_CODE.test(value) ? `'${value}'` : this.#parameter(value));

  /** A day that is one holds digits and hyphens only. */
  readonly day = (value: string): string => (isCalendarDate(value) ? `DATE '${value}'` : dialect.day(this.bind(value)));

  readonly list = (values: readonly string[]): string => values.map(this.bind).join(', ');

  #parameter(value: string): string {
    const known = this.values.indexOf(value);
    return dialect.parameter(known >= 0 ? known + 1 : this.values.push(value));
  }
}
