import { isCalendarDate } from '@pendapa/contracts';

/**
 * SQL that differs between the engines: DuckDB, and the store that several servers share. Arguments are our own expressions,
 * never user input.
 */
export interface Dialect {
  readonly parameter: (index: number) => string;
  /** Literal of a calendar date. */
  readonly date: (day: string) => string;
  readonly day: (expression: string) => string;
  readonly monthStart: (expression: string) => string;
  readonly yearStart: (expression: string) => string;
  /** Adds months; a day that the month lacks becomes its last day. */
  readonly addMonths: (expression: string, months: string) => string;
  readonly addDays: (expression: string, days: string) => string;
  /** Whole calendar months from one day to a later one. */
  readonly wholeMonths: (from: string, to: string) => string;
  /** Day of the week, 1 for Monday. */
  readonly weekday: (day: string) => string;
  /** Relation of all days between two days, in a column `day`. */
  readonly eachDay: (from: string, to: string) => string;
  /** `amount * part / whole` in integer arithmetic, rounded half up. */
  readonly share: (amount: string, part: number, whole: number) => string;
  /** Joins each row with the first of the days on or after its own, as `mark.level_day`; rows after the last day are dropped. */
  readonly firstNotBefore: (days: readonly string[], own: string) => string;
  /** Value of the last row in an order; several order columns are written as a tuple. */
  readonly lastBy: (value: string, order: string) => string;
  readonly some: (condition: string) => string;
  /** The nth largest value of a group. */
  readonly nthLargest: (expression: string, n: number) => string;
  /** Approximate number of distinct combinations, including nulls. */
  readonly approximateDistinctCount: (expressions: readonly string[]) => string;
  /** Packs columns into one struct value. */
  readonly fields: (columns: Readonly<Record<string, string>>) => string;
  /** Common table expression that is inlined at each use; materializing many rows would take memory and time. */
  readonly notMaterialized: (name: string, select: string) => string;
  readonly allColumnsExcept: (relation: string, column: string) => string;
  readonly lower: (text: string) => string;
  /** One-way hash of 32 hexadecimal digits. */
  readonly digest: (text: string) => string;
}

export const DUCKDB: Dialect = {
  parameter: (index) => `$${String(index)}`,
  date: (day) => `DATE '${day}'`,
  day: (expression) => `CAST(${expression} AS DATE)`,
  monthStart: (expression) => `CAST(date_trunc('month', ${expression}) AS DATE)`,
  yearStart: (expression) => `CAST(date_trunc('year', ${expression}) AS DATE)`,
  addMonths: (expression, months) => `CAST(${expression} + to_months(CAST(${months} AS INTEGER)) AS DATE)`,
  addDays: (expression, days) => `CAST(${expression} + CAST(${days} AS INTEGER) AS DATE)`,
  wholeMonths: (from, to) => `date_sub('month', ${from}, ${to})`,
  weekday: (day) => `isodow(${day})`,
  eachDay: (from, to) => `(SELECT CAST(unnest(generate_series(${from}, ${to}, INTERVAL 1 DAY)) AS DATE) AS day)`,
  share: (amount, part, whole) =>
    `CAST((CAST(${amount} AS HUGEINT) * ${String(2 * part)} + ${String(whole)}) // ${String(2 * whole)} AS BIGINT)`,
  firstNotBefore: (days, own) =>
    `ASOF JOIN (VALUES ${days.map((day) => `(${day})`).join(', ')}) mark(level_day) ON mark.level_day >= ${own}`,
  lastBy: (value, order) => `arg_max(${value}, ${order})`,
  some: (condition) => `bool_or(${condition})`,
  nthLargest: (expression, n) => `list_min(max(${expression}, ${String(n)}))`,
  approximateDistinctCount: (expressions) => `approx_count_distinct(row(${expressions.join(', ')}))`,
  fields: (columns) =>
    `{${Object.entries(columns)
      .map(([name, expression]) => `'${name}': ${expression}`)
      .join(', ')}}`,
  notMaterialized: (name, select) => `${name} AS NOT MATERIALIZED (${select})`,
  allColumnsExcept: (relation, column) => `${relation}.* EXCLUDE (${column})`,
  lower: (text) => `lower(${text})`,
  digest: (text) => `md5(${text})`,
};

/** Codes of letters, digits, dots, hyphens and underscores, which are safe between quotes. */
const SAFE_CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

/** Collects the parameters of one statement; equal values share one. */
export class Binder {
  readonly values: string[] = [];

  constructor(
    private readonly dialect: Dialect,
    private readonly writesCodes: boolean,
  ) {}

  /** Binds a code of a filter. As a parameter, the same prepared statement serves other codes. */
  readonly code = (value: string): string => (this.writesCodes ? this.bind(value) : this.#parameter(value));

  /** Binds a value. Plain codes are written into the statement, because DuckDB plans statements with parameters twice. */
  readonly bind = (value: string): string => (SAFE_CODE.test(value) ? `'${value}'` : this.#parameter(value));

  /** A valid day contains digits and hyphens only. */
  readonly day = (value: string): string => (isCalendarDate(value) ? this.dialect.date(value) : this.dialect.day(this.bind(value)));

  readonly list = (values: readonly string[]): string => values.map(this.bind).join(', ');

  #parameter(value: string): string {
    const known = this.values.indexOf(value);
    return this.dialect.parameter(known >= 0 ? known + 1 : this.values.push(value));
  }
}
