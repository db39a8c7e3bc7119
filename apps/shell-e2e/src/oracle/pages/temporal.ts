import { MONTH, valueColumn } from '../columns.ts';
import { lastOfMonth, addMonths } from '../days.ts';
import type { Cell, Group, Grouped } from '../figures.ts';
import { MONEY } from '../measures.ts';
import { definePanel, type PageOfFigures } from '../panel.ts';
import type { View } from '../view.ts';
import { lastYears } from './arrears-years.ts';
import { TAX } from './revenue.ts';

type Paid = 'money';
const SHORT_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;
const monthsOfYear = (year: string): readonly string[] => SHORT_NAMES.map((_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`);

/** Years that lie wholly within data and period and have revenue by `at`. */
function wholeYears(years: number, { period, since }: View, at: (month: string) => number): readonly string[] {
  const [last, first] = [Number(period.to.slice(0, 4)), Number(lastYears(years)({ period, since } as View).from.slice(0, 4))];
  const beginsInJanuary = (year: number): boolean => `${String(year)}-01-01` >= `${since.slice(0, 7)}-01`;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((year) => beginsInJanuary(year) && `${String(year)}-12-31` <= period.to)
    .map(String)
    .filter((year) => monthsOfYear(year).reduce((sum, month) => sum + at(month), 0) > 0);
}

const amountsOf =
  (groups: readonly Group<Paid>[]) =>
  (month: string): number =>
    groups.find(({ key }) => key.at(-1) === month)?.now.money ?? 0;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1 ? (sorted[Math.floor(half)] ?? NaN) : ((sorted[half - 1] ?? NaN) + (sorted[half] ?? NaN)) / 2;
};

/** Seasonal index of each tax: median over years, scaled to a mean of 1, with minimum and maximum. */
function seasonalIndexes({ groups }: Grouped<Paid>, view: View): Readonly<Record<string, Readonly<Record<string, Cell>>>> {
  const taxes = [...new Set(groups.map(({ key }) => key[0] ?? ''))];
  const rows = taxes.flatMap((tax) => {
    const at = amountsOf(groups.filter(({ key }) => key[0] === tax));
    const years = wholeYears(4, view, at);
    const parts = SHORT_NAMES.map((_, place) =>
      years.map((year) => {
        const months = monthsOfYear(year).map(at);
        return ((months[place] ?? 0) * 12) / months.reduce((sum, amount) => sum + amount, 0);
      }),
    );
    const mean = parts.map(median).reduce((sum, one) => sum + one, 0) / 12;
    return years.length === 0
      ? []
      : SHORT_NAMES.map((name, place) => {
          const own = parts[place] ?? [];
          const cells = { 'Seasonal index': median(own) / (mean > 0 ? mean : 1), Lowest: Math.min(...own), Highest: Math.max(...own) };
          return [`${tax}\t${name}`, cells] as const;
        });
  });
  return Object.fromEntries(rows);
}

/** Share of each complete year by month, and cumulative share. */
function shareOfYearByMonth({ groups }: Grouped<Paid>, view: View): Readonly<Record<string, Readonly<Record<string, Cell>>>> {
  const at = amountsOf(groups);
  const rows = wholeYears(8, view, at).flatMap((year) => {
    const months = monthsOfYear(year);
    const whole = months.reduce((sum, month) => sum + at(month), 0);
    return months.map((month, place) => {
      const soFar = months.slice(0, place + 1).reduce((sum, one) => sum + at(one), 0) / whole;
      return [month, { 'Part of the year': at(month) / whole, 'In so far': soFar }] as const;
    });
  });
  return Object.fromEntries(rows);
}

const isComplete = (month: string, { period }: View): boolean => lastOfMonth(month) <= period.to;
const lastEightYears = lastYears(8);

/** A month that is not over is not compared with a whole one. */
const yearBefore = (month: string, groups: readonly Group<Paid>[], view: View): number | null =>
  month !== '' && isComplete(month, view) ? (groups.find(({ key }) => key[0] === addMonths(month, -12))?.now.money ?? null) : null;

export const TEMPORAL_PAGES: readonly PageOfFigures[] = [
  {
    address: '/temporal',
    offeredFilters: ['period', 'region', 'tax', 'category', 'without', 'unit', 'kind', 'channel'],
    cards: {},
    uncheckedCards: ['Strongest month', 'Weakest month', 'Half is in by', 'This month is usually', 'Last three months'],
    panels: [
      definePanel({
        titles: ['Revenue by month and year'],
        dimensions: () => [MONTH],
        days: lastEightYears,
        fixedComparison: 'none',
        measures: { money: MONEY },
        columns: { Revenue: valueColumn('money') },
      }),
      definePanel({
        titles: ['Usual and unusual months'],
        dimensions: () => [MONTH],
        days: lastEightYears,
        fixedComparison: 'none',
        measures: { money: MONEY },
        columns: { Revenue: valueColumn('money') },
        uncheckedColumns: ['Usual', 'Least that is usual', 'Most that is usual', 'Trend without season', 'Judged'],
        hasRow: ({ key }, _, view) => isComplete(key[0] ?? '', view) && isComplete(addMonths(lastEightYears(view).from, 23), view),
      }),
      definePanel<Paid>({
        titles: ['How a year fills up'],
        dimensions: () => [MONTH],
        rowKeyHeaders: [MONTH.header],
        days: lastEightYears,
        fixedComparison: 'none',
        measures: { money: MONEY },
        columns: {},
        makeRows: shareOfYearByMonth,
      }),
      definePanel<Paid>({
        titles: ['The season of each tax type'],
        dimensions: () => [TAX, MONTH],
        rowKeyHeaders: [TAX.header, MONTH.header],
        days: lastYears(4),
        fixedComparison: 'none',
        measures: { money: MONEY },
        columns: {},
        makeRows: seasonalIndexes,
      }),
      definePanel({
        titles: ['Calendar of days'],
        dimensions: () => [{ header: 'Day', nameSql: "strftime($day, '%Y-%m-%d')" }],
        days: ({ period }) => ({ from: `${period.to.slice(0, 4)}-01-01`, to: period.to }),
        fixedComparison: 'none',
        measures: { money: MONEY },
        columns: { Revenue: valueColumn('money') },
      }),
      definePanel<Paid>({
        titles: ['By month in detail'],
        dimensions: () => [MONTH],
        days: lastEightYears,
        fixedComparison: 'none',
        measures: { money: MONEY },
        columns: {
          Revenue: valueColumn('money'),
          'Same month last year': ({ key }, { groups }, view) => yearBefore(key[0] ?? '', groups, view),
          'Against last year': ({ key, now }, { groups }, view) => {
            const before = yearBefore(key[0] ?? '', groups, view);
            return now.money === null || before === null || before <= 0 ? NaN : now.money / before - 1;
          },
        },
      }),
    ],
  },
];
