import { MONTH, valueColumn } from '../columns.ts';
import { firstOfMonth, lastOfMonth, monthsBetween, addMonths, type Days } from '../days.ts';
import type { Cell, Grouped } from '../figures.ts';
import { MONEY, TARGET } from '../measures.ts';
import { definePanel, type PageOfFigures, type Panel } from '../panel.ts';
import type { View } from '../view.ts';
import { lastYears } from './arrears-years.ts';
import { TAX } from './revenue.ts';

type Paid = 'money';

/** First month that is not over on the data date. */
const aheadFrom = (asOf: string): string => (lastOfMonth(asOf) === asOf ? addMonths(firstOfMonth(asOf), 1) : firstOfMonth(asOf));

/** Months from `before` months before the forecast to the end of the year, with revenue of complete months. */
const monthRows =
  (before: (first: string) => number, toCourse: (amounts: readonly number[]) => readonly number[]) =>
  ({ groups }: Grouped<Paid>, { asOf }: View): Readonly<Record<string, Readonly<Record<string, Cell>>>> => {
    const first = aheadFrom(asOf);
    const amounts = new Map(groups.map(({ key, now }) => [key[0] ?? '', now.money]));
    const ahead = 12 - monthsBetween(`${first.slice(0, 4)}-01-01`, first);
    const all = Array.from({ length: before(first) + ahead }, (_, index) => addMonths(first, index - before(first)));
    const sums = toCourse(all.filter((month) => month < first).map((month) => amounts.get(month) ?? 0));
    return Object.fromEntries(all.map((month, index) => [month, { Actual: month < first ? (sums[index] ?? 0) : null }]));
  };

const runningSums = (amounts: readonly number[]): readonly number[] => {
  let sum = 0;
  return amounts.map((amount) => (sum += amount));
};

/** The page has no period; its year is that of the data date. */
const eightYears = (view: View): Days => lastYears(8)({ ...view, period: { from: view.asOf, to: view.asOf } });
const thisYear = ({ asOf }: View): Days => ({ from: `${asOf.slice(0, 4)}-01-01`, to: asOf });

const FORECAST = ['Forecast (median)', '80% lowest', '80% highest', 'Plan'];
const coursePanel = (title: string, makeRows: ReturnType<typeof monthRows>): Panel =>
  definePanel<Paid>({
    titles: [title],
    dimensions: () => [MONTH],
    rowKeyHeaders: [MONTH.header],
    days: eightYears,
    fixedComparison: 'none',
    measures: { money: MONEY },
    columns: {},
    makeRows,
    uncheckedColumns: FORECAST,
  });

export const PREDICTIVE_PAGES: readonly PageOfFigures[] = [
  {
    address: '/predictive',
    offeredFilters: ['tax', 'category', 'without', 'version'],
    cards: {},
    uncheckedCards: [
      'Expected for the year',
      'Chance to reach the target',
      'Expected against the target',
      'Still to come',
      'Projection of a year ago',
    ],
    panels: [
      coursePanel(
        'Revenue by month to the end of the year',
        monthRows(
          () => 24,
          (amounts) => amounts,
        ),
      ),
      coursePanel(
        'On the way to the end of the year',
        monthRows((first) => monthsBetween(`${first.slice(0, 4)}-01-01`, first), runningSums),
      ),
      definePanel({
        titles: ['Chance to reach the target by tax type', 'Where the year will end by tax type'],
        dimensions: () => [TAX],
        days: thisYear,
        fixedComparison: 'none',
        measures: { money: MONEY, target: TARGET },
        columns: { 'Actual to date': ({ now }) => now.money ?? 0, Target: valueColumn('target') },
        uncheckedColumns: ['Expected for the year', '80% lowest', '80% highest', 'Chance', 'Notes'],
      }),
      definePanel({
        titles: ['If circumstances change'],
        dimensions: () => [],
        rowKeyHeaders: ['Assumption'],
        fixedComparison: 'none',
        measures: { money: MONEY },
        columns: {},
        uncheckedColumns: ['Chosen', 'Adds', '80% lowest', '80% highest'],
        makeRows: () =>
          Object.fromEntries(
            ['Collectible arrears come in', 'BPHTB transactions', 'Growth of PBJT', 'Due date of PBB-P2'].map((name) => [name, {}]),
          ),
      }),
    ],
  },
];
