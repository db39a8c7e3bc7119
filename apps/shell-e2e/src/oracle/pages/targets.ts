import {
  addMonths,
  lastOfMonth,
  over,
  PAID_IN_YEAR,
  PAID_TOWARDS_PLAN,
  yearTargets,
  yearToDate,
  type Days,
  type View,
} from '@pendapa/oracle';
import { beforeOf, changeOf, comparisonHeader, measure, shareOf, ownColumn, type Column, type Columns } from '../columns.ts';
import type { PageOfFigures, Panel } from '../panel.ts';

const REALISED = measure('achievement.realised');

/** Cumulative figure to the row's month; missing months count as 0. This year has none after the end of the period. */
function upToMonth(column: Column, isOfThisYear = true): Column {
  return {
    ...column,
    usesComparison: true,
    cell: ({ key: [own = ''] }, all, view) => {
      if (isOfThisYear && own > view.period.to) return NaN;
      const earlier = all.groups.filter(({ key: [month = ''] }) => month <= own);
      return earlier.reduce((sum, group) => sum + Number(column.cell(group, all, view) ?? 0), 0);
    },
  };
}

/** Cumulative plan of a budget; null in a month without one. */
function planOf(version: 'apbd' | 'apbdp'): Column {
  const plan = ownColumn(version, over(yearTargets(`version = '${version}'`, 'month > 0'))('sum(wanted)'));
  const sum = upToMonth(plan, false);
  return { ...sum, cell: (group, ...of) => (plan.cell(group, ...of) === null ? null : sum.cell(group, ...of)) };
}

/** Months of the year, cumulated, with the whole last year. */
export const cumulated = (titles: readonly string[], more: Partial<Panel> = {}): Panel => ({
  titles,
  days: yearToDate,
  comparison: 'whole-last-year',
  columns: {
    'Actual revenue': upToMonth(REALISED),
    Plan: upToMonth(measure('achievement.plan')),
    APBD: planOf('apbd'),
    APBDP: planOf('apbdp'),
    'Last year': upToMonth(beforeOf(REALISED), false),
  },
  ...more,
});

const MONTHS = { year: 12, quarter: 3, month: 1 } as const;

/** Target span: the year, or the quarter or month in which the period ends. A period to 12 May has the quarter from 1 April. */
function spanOf({ period }: View, target: View['target']): Days {
  const length = MONTHS[target];
  const [year, month] = [period.to.slice(0, 4), Number(period.to.slice(5, 7))];
  const first = Math.floor((month - 1) / length) * length + 1;
  const from = `${year}-${String(first).padStart(2, '0')}-01`;
  return { from, to: lastOfMonth(addMonths(from, length - 1)) };
}

/**
 * Amount needed for each working day that remains of the target span, which is the year by default; 0 once the target is reached.
 * Example: (100 - 40) / 20 days is 3.
 */
function neededPerDay(view: View, target: View['target'] = 'year'): Column {
  const [{ to }, span] = [view.period, spanOf(view, target)];
  const months = `month BETWEEN ${span.from.slice(5, 7)} AND ${span.to.slice(5, 7)}`;
  const working = `SELECT count(*) FROM calendar WHERE working AND day > DATE '${to}' AND day <= DATE '${span.to}'`;
  return {
    measures: ['achievement.remaining'],
    own: {
      days: over(yearTargets('$version'))(`(${working})`),
      wanted: over(yearTargets('$version', months))('sum(wanted)'),
      inSpan: over(PAID_TOWARDS_PLAN)(`sum(amount) FILTER (day BETWEEN DATE '${span.from}' AND DATE '${to}')`),
    },
    cell: ({ now }) => {
      const wanted = now['wanted'] ?? null;
      const missing = target === 'year' ? now['achievement.remaining'] : wanted === null ? null : wanted - (now['inSpan'] ?? 0);
      return missing === null || missing === undefined || !now['days'] ? null : Math.max(0, Math.ceil(missing / now['days']));
    },
  };
}

/** Condition of the chosen kinds of units; UP3D by default. */
export const ofKind = ({ codes }: View): string => (codes.kind ? 'true' : "unit_kind = 'up3d'");
/** No condition on the kind if units are chosen. */
export const ofUnits = (view: View): string => (view.codes.unit ? 'true' : ofKind(view));

const OFFERS = ['period', 'tax', 'category', 'without', 'unit', 'kind', 'version'] as const;
const BY_UNIT = [
  'Shortfall against plan in rupiah',
  'Shortfall against plan in percent',
  'Size of target and achievement',
  'Targets by unit in detail',
];
const PLAN_BY_MONTH: Panel = {
  titles: ['Achievement of the monthly plan', 'Achievement of the monthly plan by tax type', 'Furthest behind, last month and now'],
  days: yearToDate,
};

/** Columns of the tax types of the overview; their share and growth are those of revenue. */
const changeOfRealised = (view: View): Columns => ({
  Share: shareOf('achievement.realised'),
  [comparisonHeader(view)]: changeOf('achievement.realised'),
});
export const taxTypes = (...titles: readonly string[]): Panel => ({
  titles,
  columns: changeOfRealised,
  unchecked: ['Next due date', 'System', 'Name before 2024'],
});

export const TARGET_PAGES: readonly PageOfFigures[] = [
  {
    address: '/targets',
    offeredFilters: OFFERS,
    subjects: ['achievement'],
    uncheckedCards: ['Revenue needed per working day'],
    panels: [
      { titles: ['Needed and actual revenue per working day'], unchecked: ['Per working day', 'Revenue per working day'] },
      cumulated(['Cumulative revenue against APBD and APBDP', 'Cumulative gap to plan']),
      {
        titles: ['Achievement of target by tax type', 'From APBD to APBDP', 'Targets by tax type in detail'],
        unchecked: ['Effectiveness'],
      },
      PLAN_BY_MONTH,
    ],
  },
  {
    address: '/target-units',
    offeredFilters: OFFERS,
    subjects: ['achievement'],
    uncheckedCards: [
      'Units on plan',
      'Units below 90% of plan',
      'Total shortfall',
      'Largest improvement',
      'Actual revenue to date',
      'Gap to plan',
      'Remaining target',
      'Revenue needed per working day',
    ],
    panels: [
      { titles: BY_UNIT, columns: (view) => ({ 'Revenue needed per working day': neededPerDay(view) }) },
      PLAN_BY_MONTH,
      {
        titles: ['Tax types at $unit', 'Largest changes at $unit'],
        comparison: 'last-year',
        columns: { 'Against last year': changeOf('achievement.realisedToDate') },
      },
    ],
  },
  {
    address: '/revenue-up3d-current',
    offeredFilters: ['period', 'compare', 'tax', 'category', 'unit', 'kind', 'target', 'version'],
    subjects: ['achievement'],
    conditionSql: ofUnits,
    uncheckedCards: ['Revenue of', 'UP3D on plan', 'Working days left'],
    panels: [
      {
        titles: ['Actual revenue by UP3D against plan', 'Actual revenue per UP3D'],
        conditionSql: ofKind,
        columns: (view) => ({
          'Revenue needed per working day': neededPerDay(view, view.target),
          'Actual revenue of this month': ownColumn('month', over(PAID_IN_YEAR)("sum(amount) FILTER (day >= date_trunc('month', $to))")),
          [comparisonHeader(view)]: changeOf('achievement.realised'),
        }),
      },
      cumulated(['Cumulative gap to plan', 'Cumulative revenue']),
      { ...PLAN_BY_MONTH, conditionSql: ofKind },
      { titles: ['Tax types at $unit'], conditionSql: () => 'true' },
    ],
  },
];
