import { monthEnd, type ChangedMonth, type ExtractResult, type Period, type Texts } from '@pendapa/contracts';

/** Money of one month, or of one year if the file has years only. */
export interface MonthChange {
  /** YYYY-MM or YYYY. */
  readonly month: string;
  readonly gone: bigint;
  readonly come: bigint;
  readonly goneRows: number;
  readonly comeRows: number;
}

/** Sums of gone and new money by month, over all taxes, in the order of time. */
export function changesByMonth(lines: readonly ChangedMonth[]): readonly MonthChange[] {
  const months = new Map<string, MonthChange>();
  for (const { month, gone, come } of lines) {
    const sums = months.get(month) ?? { month, gone: 0n, come: 0n, goneRows: 0, comeRows: 0 };
    months.set(month, {
      month,
      gone: sums.gone + BigInt(gone.amount),
      come: sums.come + BigInt(come.amount),
      goneRows: sums.goneRows + gone.rows,
      comeRows: sums.comeRows + come.rows,
    });
  }
  return [...months.values()].sort((a, b) => (a.month < b.month ? -1 : 1));
}

/** What happens to the rows of a month: only new rows, new rows for old ones, or only old rows that go. */
export type MonthState = 'added' | 'replaced' | 'removed';

export function stateOfMonth({ goneRows, comeRows }: Pick<MonthChange, 'goneRows' | 'comeRows'>): MonthState {
  if (goneRows === 0) return 'added';
  return comeRows === 0 ? 'removed' : 'replaced';
}

export const isYear = (month: string): boolean => month.length === 4;

/** First day of a month or year. */
export const firstDay = (month: string): string => (isYear(month) ? `${month}-01-01` : `${month}-01`);

/** Days of a text such as "2026-07..2026-10" or "2026-07-01..2026-07-31"; null if it has another form. */
export function daysOf(text: string): Period | null {
  const [from = '', to = from] = text.split('..');
  if (/^\d{4}-\d{2}-\d{2}$/.test(from) && /^\d{4}-\d{2}-\d{2}$/.test(to)) return { from, to };
  if (/^\d{4}-\d{2}$/.test(from) && /^\d{4}-\d{2}$/.test(to)) return { from: `${from}-01`, to: monthEnd(`${to}-01`) };
  return null;
}

/** New money of one tax, by month. */
export interface TaxMonths {
  readonly tax: string | null;
  readonly name: Texts | null;
  /** By month; a month without rows is missing. */
  readonly amounts: ReadonlyMap<string, bigint>;
  readonly total: bigint;
}

/** New money by tax and month, the largest tax first; taxes of which rows only go are left out. */
export function comingByTax(lines: readonly ChangedMonth[]): readonly TaxMonths[] {
  const taxes = new Map<string | null, { name: Texts | null; amounts: Map<string, bigint>; total: bigint }>();
  for (const { tax, taxName, month, come } of lines) {
    if (come.rows === 0) continue;
    const own = taxes.get(tax) ?? { name: taxName, amounts: new Map<string, bigint>(), total: 0n };
    own.amounts.set(month, (own.amounts.get(month) ?? 0n) + BigInt(come.amount));
    own.total += BigInt(come.amount);
    taxes.set(tax, own);
  }
  return [...taxes].map(([tax, own]) => ({ tax, ...own })).sort((a, b) => (a.total > b.total ? -1 : a.total < b.total ? 1 : 0));
}

/** A table of more months than these is by year. */
const MAX_MONTHS = 12;

/** Names the period of a month: the month itself, or its calendar year if there are many months. */
function periodNames(lines: readonly { readonly month: string }[]): (month: string) => string {
  const months = new Set(lines.map(({ month }) => month));
  return (month) => (months.size <= MAX_MONTHS ? month : month.slice(0, 4));
}

/** The lines by month, or by calendar year if there are many months. */
export function inFewPeriods(lines: readonly ChangedMonth[]): readonly ChangedMonth[] {
  const nameOf = periodNames(lines);
  return lines.map((line) => ({ ...line, month: nameOf(line.month) }));
}

/** Changes of a month, or of a year with what happens to its months. */
export interface PeriodChange extends Omit<MonthChange, 'month'> {
  /** YYYY-MM or YYYY. */
  readonly period: string;
  /** Each once, in the order of the months. */
  readonly states: readonly MonthState[];
}

const NO_CHANGE: Omit<PeriodChange, 'period'> = { gone: 0n, come: 0n, goneRows: 0, comeRows: 0, states: [] };

/** Changes by month, or by calendar year if there are many months. */
export function changesByPeriod(lines: readonly ChangedMonth[]): readonly PeriodChange[] {
  const nameOf = periodNames(lines);
  const periods = new Map<string, PeriodChange>();
  for (const change of changesByMonth(lines)) {
    const period = nameOf(change.month);
    const { gone, come, goneRows, comeRows, states } = periods.get(period) ?? NO_CHANGE;
    const state = stateOfMonth(change);
    periods.set(period, {
      period,
      gone: gone + change.gone,
      come: come + change.come,
      goneRows: goneRows + change.goneRows,
      comeRows: comeRows + change.comeRows,
      states: states.includes(state) ? states : [...states, state],
    });
  }
  return [...periods.values()];
}

/** Months and years whose rows go without new ones, in the order of time. */
export const removedMonths = (lines: readonly ChangedMonth[]): readonly string[] =>
  changesByMonth(lines).flatMap((change) => (stateOfMonth(change) === 'removed' ? [change.month] : []));

/** Counts the months and the years of a load to which this happens in an extract; the same month of two extracts counts once. */
export function countOfState(extracts: readonly Pick<ExtractResult, 'months'>[], state: MonthState): { months: number; years: number } {
  const changes = extracts.flatMap(({ months }) => changesByMonth(months));
  const names = [...new Set(changes.filter((change) => stateOfMonth(change) === state).map(({ month }) => month))];
  const years = names.filter(isYear).length;
  return { months: names.length - years, years };
}
