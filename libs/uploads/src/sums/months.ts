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

export type MonthState = 'new' | 'replaced' | 'removed';

export function stateOfMonth({ goneRows, comeRows }: Pick<MonthChange, 'goneRows' | 'comeRows'>): MonthState {
  if (goneRows === 0) return 'new';
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

/** All changed months of a load, over its extracts. */
export const allMonths = (extracts: readonly ExtractResult[]): readonly ChangedMonth[] => extracts.flatMap(({ months }) => months);

/** A table of more months than these is by year. */
const MAX_MONTHS = 12;

/** The lines by month, or by calendar year if there are many months. */
export function inFewPeriods(lines: readonly ChangedMonth[]): readonly ChangedMonth[] {
  const months = new Set(lines.map(({ month }) => month));
  return months.size <= MAX_MONTHS ? lines : lines.map((line) => ({ ...line, month: line.month.slice(0, 4) }));
}
