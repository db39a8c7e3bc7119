import {
  comparisonDaysOf,
  growth,
  over,
  PAYMENTS,
  quotient,
  type Days,
  type Figure,
  type Figures,
  type Grouped,
  type View,
} from '@pendapa/oracle';
import { comparisonHeader, rank, ownColumn, type Column, type Columns } from '../columns.ts';
import type { PageOfFigures } from '../panel.ts';
import { ofKind, ofUnits } from './targets.ts';

const YEARS = 5;
/** Last five years to the end of the period, not before the data begin. */
const yearsOf = ({ period, since }: View): readonly string[] => {
  const last = Number(period.to.slice(0, 4));
  return Array.from({ length: YEARS }, (_, index) => String(last - YEARS + 1 + index)).filter((year) => year >= since.slice(0, 4));
};

const ALL_PAYMENTS = over({ ...PAYMENTS, sql: 'SELECT *, posted_on AS day FROM named_payments' });
/** Revenue of days that are not those of the page. */
const paidOn = (name: string, { from, to }: Days, { penalty }: View): Column =>
  ownColumn(name, ALL_PAYMENTS(`sum(${penalty ? 'amount' : 'principal'}) FILTER (day BETWEEN DATE '${from}' AND DATE '${to}')`));
const paidInYear = (view: View, year: string): Column => {
  const end = `${year}-12-31`;
  return paidOn(year, { from: `${year}-01-01`, to: end < view.period.to ? end : view.period.to }, view);
};

/** Compound annual growth over complete years; NaN with fewer than two, or from 0. */
function annualGrowth(figures: Figures, view: View): number {
  const finished = yearsOf(view).filter((year) => `${year}-12-31` <= view.period.to);
  const [first, end] = [figures[finished[0] ?? ''] ?? null, figures[finished.at(-1) ?? ''] ?? null];
  if (finished.length < 2 || first === null || end === null || first <= 0 || end < 0) return NaN;
  return (end / first) ** (1 / (finished.length - 1)) - 1;
}

/** Figure of the last year with revenue. */
function latest({ now }: { readonly now: Figures }, { whole }: Grouped, view: View): Figure {
  const last = yearsOf(view).findLast((year) => (whole.now[year] ?? null) !== null) ?? '';
  return now[last] ?? null;
}

function columnsOf(view: View): Columns {
  const years = Object.fromEntries(yearsOf(view).map((year) => [year, paidInYear(view, year)]));
  const before = comparisonDaysOf(view.period, view.comparison);
  const sides = [paidOn('paid', view.period, view), ...(before ? [paidOn('paidBefore', before, view)] : [])];
  const own = (columns: readonly Column[]) => Object.assign({}, ...columns.map((column) => column.own)) as NonNullable<Column['own']>;
  const ofYears = (cell: Column['cell']): Column => ({ measures: [], own: own(Object.values(years)), cell });
  return {
    ...years,
    'Growth per year': ofYears(({ now }) => annualGrowth(now, view)),
    [comparisonHeader(view)]: {
      measures: [],
      own: own(sides),
      cell: ({ now }) => growth(now['paid'] ?? null, now['paidBefore'] ?? null),
    },
    Share: ofYears((group, all) => quotient(latest(group, all, view), latest(all.whole, all, view))),
    Rank: ofYears((group, all) =>
      rank(
        all.groups.map((other) => latest(other, all, view)),
        latest(group, all, view),
      ),
    ),
  };
}

export const UNIT_PAGES: readonly PageOfFigures[] = [
  {
    address: '/revenue-up3d',
    offeredFilters: ['period', 'compare', 'tax', 'category', 'unit', 'kind', 'penalty'],
    subjects: ['revenue'],
    conditionSql: ofUnits,
    uncheckedCards: ['Fastest growth', 'Largest UP3D', 'Share of all revenue', 'Share of the top 5'],
    panels: [
      { titles: ['Ranking of UP3D', 'Change of revenue by UP3D'], conditionSql: ofKind },
      {
        titles: ['Ranks over the years', 'Development of each UP3D', 'By UP3D and year in detail', 'Revenue per UP3D and year'],
        conditionSql: ofKind,
        columns: columnsOf,
        hasRow: (cells, _, view) => yearsOf(view).some((year) => (cells[year] ?? null) !== null),
      },
      { titles: ['Tax types at $unit', 'Wards of $unit'], conditionSql: () => 'true' },
    ],
  },
];
