import {
  addMonths,
  DIMENSION_SQL,
  firstOfMonth,
  growth,
  lastOfMonth,
  lastYears,
  monthsBetween,
  yearToDate,
  type Days,
  type Grouped,
  type Group,
  type View,
} from '@pendapa/oracle';
import { derived, measure, type Cell } from '../columns.ts';
import type { MadeRows, PageOfFigures, Panel } from '../panel.ts';

type Rows = Readonly<Record<string, Readonly<Record<string, Cell>>>>;
const MONEY = 'revenue.amount';
const MONTH = DIMENSION_SQL.month ?? '';
const SHORT_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;
const monthsOfYear = (year: string): readonly string[] => SHORT_NAMES.map((_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Amounts by month; 0 for a month without payments. */
const amountsOf =
  (groups: readonly Group[]) =>
  (month: string): number =>
    groups.find(({ key }) => key.at(-1) === month)?.now[MONEY] ?? 0;

/** Years that lie wholly within data and period and have revenue. */
function wholeYears(years: number, view: View, amountOf: (month: string) => number): readonly string[] {
  const { period, since } = view;
  const [last, first] = [Number(period.to.slice(0, 4)), Number(lastYears(years)(view).from.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index)).filter(
    (year) => `${year}-01-01` >= firstOfMonth(since) && `${year}-12-31` <= period.to && sum(monthsOfYear(year).map(amountOf)) > 0,
  );
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1 ? (sorted[Math.floor(half)] ?? NaN) : ((sorted[half - 1] ?? NaN) + (sorted[half] ?? NaN)) / 2;
}

/** Seasonal index of each tax: median over years, scaled to a mean of 1, with minimum and maximum. */
function seasonalIndexes({ groups }: Grouped, view: View): Rows {
  const taxes = [...new Set(groups.map(({ key }) => key[0] ?? ''))];
  const rows = taxes.flatMap((tax) => {
    const amountOf = amountsOf(groups.filter(({ key }) => key[0] === tax));
    const years = wholeYears(4, view, amountOf).map((year) => monthsOfYear(year).map(amountOf));
    const parts = SHORT_NAMES.map((_, place) => years.map((months) => ((months[place] ?? 0) * 12) / sum(months)));
    const mean = sum(parts.map(median)) / 12;
    return SHORT_NAMES.flatMap((name, place) => {
      const own = parts[place] ?? [];
      const cells = { 'Seasonal index': median(own) / (mean > 0 ? mean : 1), Lowest: Math.min(...own), Highest: Math.max(...own) };
      return years.length === 0 ? [] : [[`${tax}\t${name}`, cells] as const];
    });
  });
  return Object.fromEntries(rows);
}

/** Share of each complete year by month, and cumulative share. */
function shareOfYearByMonth({ groups }: Grouped, view: View): Rows {
  const amountOf = amountsOf(groups);
  const rows = wholeYears(8, view, amountOf).flatMap((year) => {
    const amounts = monthsOfYear(year).map(amountOf);
    return monthsOfYear(year).map((month, place) => {
      const cells = {
        'Share of annual revenue': (amounts[place] ?? 0) / sum(amounts),
        'Received so far': sum(amounts.slice(0, place + 1)) / sum(amounts),
      };
      return [month, cells] as const;
    });
  });
  return Object.fromEntries(rows);
}

const byMonth = (keys: readonly string[], groupSql: readonly string[], make: MadeRows['make']): MadeRows => ({
  keys,
  groupSql,
  from: { measures: [MONEY] },
  make,
});
const isComplete = (month: string, { period }: View): boolean => lastOfMonth(month) <= period.to;
/** A month that is not over is not compared with a whole one. */
const yearBefore = (month: string, groups: readonly Group[], view: View): number | null =>
  month !== '' && isComplete(month, view) ? (groups.find(({ key }) => key[0] === addMonths(month, -12))?.now[MONEY] ?? null) : null;

/** First month that is not over on the data date. */
const aheadFrom = (asOf: string): string => (lastOfMonth(asOf) === asOf ? addMonths(firstOfMonth(asOf), 1) : firstOfMonth(asOf));

/** Months from `before` months before the forecast to the end of the year, with revenue of complete months. */
const courseRows =
  (before: (first: string) => number, isCumulative: boolean) =>
  ({ groups }: Grouped, { asOf }: View): Rows => {
    const first = aheadFrom(asOf);
    const ahead = 12 - monthsBetween(`${first.slice(0, 4)}-01-01`, first);
    const months = Array.from({ length: before(first) + ahead }, (_, index) => addMonths(first, index - before(first)));
    const amounts = months.map(amountsOf(groups));
    const actual = (at: number): number => (isCumulative ? sum(amounts.slice(0, at + 1)) : (amounts[at] ?? 0));
    return Object.fromEntries(months.map((month, at) => [month, { 'Actual revenue': month < first ? actual(at) : null }]));
  };
const course = (title: string, make: MadeRows['make']): Panel => ({
  titles: [title],
  // The page has no period; its year is that of the data date.
  days: (view) => lastYears(8)({ ...view, period: { from: view.asOf, to: view.asOf } }),
  comparison: 'none',
  rows: byMonth(['Month'], [MONTH], make),
  unchecked: ['Forecast (middle value)', 'Lower limit of the range (80% chance)', 'Upper limit of the range (80% chance)', 'Plan'],
});
const thisYear = ({ asOf }: View): Days => ({ from: `${asOf.slice(0, 4)}-01-01`, to: asOf });

export const SEASON_PAGES: readonly PageOfFigures[] = [
  {
    address: '/temporal',
    offeredFilters: ['period', 'region', 'tax', 'category', 'without', 'unit', 'kind', 'channel'],
    subjects: ['revenue'],
    // Compared with last year, whatever comparison the address names.
    cards: { 'Actual revenue': { ...measure('revenue.amount'), comparison: 'last-year' } },
    uncheckedCards: [
      'Month with the highest revenue',
      'Month with the lowest revenue',
      'Half of the year’s revenue by',
      'Usual revenue of this month',
      'Last three months',
    ],
    panels: [
      {
        titles: ['Usual and unusual months'],
        days: lastYears(8),
        unchecked: ['Usual', 'Least that is usual', 'Most that is usual', 'Trend without seasonal effects', 'Judgement'],
        hasRow: (_, [month = ''], view) => isComplete(month, view) && isComplete(addMonths(lastYears(8)(view).from, 23), view),
      },
      {
        titles: ['How revenue builds up over the year'],
        days: lastYears(8),
        comparison: 'none',
        rows: byMonth(['Month'], [MONTH], shareOfYearByMonth),
      },
      {
        titles: ['Seasonal pattern of each tax type'],
        days: lastYears(4),
        comparison: 'none',
        rows: byMonth(['Tax type', 'Month'], ['tax', MONTH], seasonalIndexes),
      },
      { titles: ['Calendar of days'], days: yearToDate },
      {
        titles: [
          'By month in detail',
          'Revenue by month and year',
          'Revenue by month, against last year',
          'Revenue by month, against the average',
          'Change of the latest months',
        ],
        days: lastYears(8),
        unchecked: ['Usual', 'Least that is usual', 'Most that is usual', 'Trend without seasonal effects', 'Judgement'],
        columns: {
          'Same month last year': derived([MONEY], ({ key }, { groups }, view) => yearBefore(key[0] ?? '', groups, view)),
          'Against last year': derived([MONEY], ({ key, now }, { groups }, view) =>
            growth(now[MONEY] ?? null, yearBefore(key[0] ?? '', groups, view)),
          ),
        },
      },
    ],
  },
  {
    address: '/predictive',
    offeredFilters: ['tax', 'category', 'without', 'version'],
    subjects: ['achievement'],
    uncheckedCards: [
      'Expected for the year',
      'Chance of reaching the target',
      'Expected gap to target',
      'Still to come',
      'Forecast made a year ago',
    ],
    panels: [
      course(
        'Revenue by month to the end of the year',
        courseRows(() => 24, false),
      ),
      course(
        'Path to year-end',
        courseRows((first) => monthsBetween(`${first.slice(0, 4)}-01-01`, first), true),
      ),
      {
        titles: ['Tax types and their targets', 'Expected year-end revenue by tax type'],
        days: thisYear,
        unchecked: [
          'Expected for the year',
          'Lower limit of the range (80% chance)',
          'Upper limit of the range (80% chance)',
          'Chance',
          'Why less certain',
        ],
      },
      {
        titles: ['If circumstances change'],
        unchecked: ['Assumption', 'Chosen', 'Addition', 'Lower limit of the range (80% chance)', 'Upper limit of the range (80% chance)'],
      },
    ],
  },
];
