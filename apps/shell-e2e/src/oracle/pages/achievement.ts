import { defineCard, definePanel, type Column, type PageOfFigures, type Panel } from '../panel.ts';
import { comparisonHeader, isAsFarIntoYear, growth, MONTH, quotient, planStatusText, valueColumn } from '../columns.ts';
import {
  MONEY,
  paymentMeasure,
  PAYING_OBJECTS,
  PLAN,
  REALISED,
  REGISTERED,
  TARGET,
  TARGET_APBD,
  TARGET_APBDP,
  TOWARDS_PLAN,
  TOWARDS_TARGET,
} from '../measures.ts';
import { addDays, type Days } from '../days.ts';
import type { Group } from '../figures.ts';
import type { View } from '../view.ts';
import { ARREARS_SUMS } from './arrears-figures.ts';
import { OBLIGATIONS, completeMonths, OBLIGATION_FIGURES } from './compliance-figures.ts';
import { PAYING_RATIO } from './objects.ts';
import { regionDimension } from './places.ts';
import { breakdown, DIGITAL, monthsUpTo, TAX, UNIT } from './revenue.ts';

/** Revenue, targets and plan of the year in which the period ends. */
export const YEAR_MEASURES = {
  realised: paymentMeasure('coalesce(sum(amount), 0)'),
  toDate: REALISED,
  towardsTarget: TOWARDS_TARGET,
  towardsPlan: TOWARDS_PLAN,
  target: TARGET,
  apbd: TARGET_APBD,
  apbdp: TARGET_APBDP,
  plan: PLAN,
};
export type Year = keyof typeof YEAR_MEASURES;

/** Revenue that counts towards the plan less the plan to date. */
export const gapToPlan = ({ now }: Group<Year>): number | null => (now.plan === null ? null : (now.towardsPlan ?? 0) - now.plan);
/** Revenue as a ratio of the plan to date, and of the target of the year. */
export const planRatio = ({ now }: Group<Year>): number => quotient(now.towardsPlan ?? 0, now.plan);
export const targetRatio = ({ now }: Group<Year>): number => quotient(now.towardsTarget ?? 0, now.target);
/** Negative if the target is exceeded, so that the total is the sum of its rows. */
export const remainingToTarget = ({ now }: Group<Year>): number | null =>
  now.target === null ? null : now.target - (now.towardsTarget ?? 0);

const TARGET_COLUMNS: Readonly<Record<string, Column<Year>>> = {
  Actual: valueColumn('realised'),
  'Actual to date': valueColumn('toDate'),
  Target: valueColumn('target'),
  'APBD target': valueColumn('apbd'),
  'APBDP target': valueColumn('apbdp'),
  'Plan to date': valueColumn('plan'),
  Achievement: targetRatio,
  'Achievement against plan': planRatio,
  'Gap to plan': gapToPlan,
};

/** Columns of each tax that a file has even without payments in the comparison. */
const TARGET_COLUMNS_OF_BOTH_PERIODS: Readonly<Record<string, Column<Year>>> = {
  ...TARGET_COLUMNS,
  ...Object.fromEntries(
    Object.entries(TARGET_COLUMNS).map(([header, column]): [string, Column<Year>] => [
      `${header}, comparison`,
      (group, ...rest) => column({ ...group, now: group.before }, ...rest),
    ]),
  ),
};

/** A tax with a target and no payments has revenue 0, not unknown. */
const shareOfAll: Column<Year> = ({ now }, { whole }) => quotient(now.realised ?? 0, whole.now.realised);
/** Growth of revenue from the comparison. */
export const revenueGrowth: Column<Year> = ({ now, before }) => growth(now.realised ?? 0, before.realised);

const taxPanel = (titles: readonly string[], more: Readonly<Record<string, Column<Year>>>): Panel =>
  definePanel({
    titles,
    dimensions: () => [TAX],
    measures: YEAR_MEASURES,
    columns: (view) => ({
      'APBD target': valueColumn('apbd'),
      'APBDP target': valueColumn('apbdp'),
      Actual: valueColumn('realised'),
      'Actual to date': valueColumn('toDate'),
      Achievement: targetRatio,
      'Gap to plan': gapToPlan,
      [comparisonHeader(view)]: revenueGrowth,
      ...more,
    }),
    uncheckedColumns: IGNORED_COLUMNS,
    optionalColumns: ['Actual to date'],
  });

/** Text columns without figures. */
const IGNORED_COLUMNS = ['Next due date', 'System', 'Name before 2024'];

/** Year in which the period ends, to that day. */
export const yearToDate = ({ period: { to } }: View): Days => ({ from: `${to.slice(0, 4)}-01-01`, to });

/** Cards that other pages check. */
const MORE_CARDS = {
  Arrears: defineCard({ measures: { total: ARREARS_SUMS.total }, value: ({ total }) => total }),
  'On-time payment (number)': defineCard({
    measures: OBLIGATIONS,
    days: completeMonths,
    value: (figures) => OBLIGATION_FIGURES['On-time payment (number)'](figures),
  }),
  'Digital share (value)': defineCard({ measures: DIGITAL, value: ({ digital, chosen }) => quotient(digital ?? 0, chosen) }),
};

const UNIT_PANEL = definePanel<Year>({
  titles: ['Units ahead and behind'],
  dimensions: () => [UNIT],
  fixedComparison: 'none',
  measures: YEAR_MEASURES,
  columns: {
    'Actual to date': valueColumn('toDate'),
    'Plan to date': valueColumn('plan'),
    'Achievement against plan': planRatio,
    'Gap to plan': gapToPlan,
  },
});

export const ACHIEVEMENT_PAGES: readonly PageOfFigures[] = [
  {
    address: '/overview',
    offeredFilters: ['period', 'compare', 'tax', 'category', 'without', 'unit', 'kind', 'version'],
    cards: {
      Actual: defineCard({ measures: { realised: YEAR_MEASURES.realised }, value: ({ realised }) => realised }),
      Achievement: defineCard({
        measures: { realised: TOWARDS_TARGET, target: TARGET },
        value: ({ realised, target }) => quotient(realised ?? 0, target),
        isComparable: isAsFarIntoYear,
      }),
      'Achievement against plan': defineCard({
        measures: { realised: TOWARDS_PLAN, plan: PLAN },
        value: ({ realised, plan }) => quotient(realised ?? 0, plan),
        isComparable: isAsFarIntoYear,
      }),
      'Gap to plan': defineCard({
        measures: { realised: TOWARDS_PLAN, plan: PLAN },
        value: ({ realised, plan }) => (plan === null ? null : (realised ?? 0) - plan),
        isComparable: isAsFarIntoYear,
      }),
      ...MORE_CARDS,
    },
    uncheckedCards: ['Expected for the year'],
    panels: [
      UNIT_PANEL,
      {
        ...breakdown('Districts with the highest revenue', regionDimension('district')),
        dimensions: () => [regionDimension('district'), regionDimension('city')],
      },
      { ...breakdown('Last seven days', TAX), days: ({ period: { to } }) => ({ from: addDays(to, -6), to }), fixedComparison: 'last-year' },
      definePanel({
        titles: ['Cumulative gap to plan', 'Cumulative revenue against plan and last year'],
        dimensions: () => [MONTH],
        days: yearToDate,
        fixedComparison: 'whole-last-year',
        measures: { realised: MONEY, plan: PLAN },
        columns: {
          Actual: cumulativeColumn('now', 'realised'),
          Plan: cumulativeColumn('now', 'plan'),
          'Last year': cumulativeColumn('before', 'realised'),
        },
      }),
      taxPanel(['Largest shortfalls', 'Actual of $period'], {
        Share: shareOfAll,
        Status: (group) => planStatusText(planRatio(group)),
      }),
    ],
  },
  {
    address: '/tax-types',
    offeredFilters: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'version', 'penalty'],
    cards: {
      Actual: defineCard({ measures: { realised: YEAR_MEASURES.realised }, value: ({ realised }) => realised }),
      'Registered tax objects': defineCard({ measures: { registered: REGISTERED }, value: ({ registered }) => registered }),
      'Paying tax objects': defineCard({ measures: { paying: PAYING_OBJECTS }, value: ({ paying }) => paying }),
      'Paying ratio': PAYING_RATIO,
    },
    uncheckedCards: ['Highest growth', 'Largest shortfall against plan', 'Tax types on plan'],
    panels: [
      breakdown('Receiving units: $tax', UNIT),
      breakdown('Regions: $tax', regionDimension('city')),
      taxPanel(['From plan to revenue', 'Tax types: targets, revenue, gap to plan, share and assessment system'], {
        Share: shareOfAll,
        Status: (group) => planStatusText(planRatio(group)),
      }),
      definePanel({
        titles: ['Revenue by category and month'],
        dimensions: () => [MONTH],
        columnDimension: { header: 'Category', nameSql: 'category' },
        days: monthsUpTo(48),
        measures: { money: MONEY },
        columns: { value: valueColumn('money') },
      }),
      definePanel({
        titles: ['Contribution and growth'],
        uncheckedColumns: ['Tax type code'],
        dimensions: () => [TAX],
        measures: YEAR_MEASURES,
        optionalColumns: ['Share of revenue', 'Growth', 'Class', ...Object.keys(TARGET_COLUMNS_OF_BOTH_PERIODS)],
        columns: {
          'Share of revenue': shareOfAll,
          Growth: revenueGrowth,
          ...TARGET_COLUMNS_OF_BOTH_PERIODS,
          Class: ({ now, before }, { groups, whole }) => {
            const large = quotient(now.realised, whole.now.realised) >= 1 / groups.length;
            const growing = (now.realised ?? 0) / (before.realised ?? 0) >= (whole.now.realised ?? 0) / (whole.before.realised ?? 0);
            if (large) return growing ? 'Prime' : 'Potential';
            return growing ? 'Emerging' : 'Lagging';
          },
        },
        hasRow: ({ before }, _, { comparison }) => comparison === 'none' || (before.realised ?? 0) > 0,
      }),
    ],
  },
];

/** Cumulative sum of a figure to the row's month; missing months count as 0. */
export function cumulativeColumn(side: 'now' | 'before', measure: 'realised' | 'plan'): Column<'realised' | 'plan'> {
  return ({ key: [own = ''] }, { groups }, { period }) => {
    if (side === 'now' && own > period.to) return NaN;
    return groups.filter(({ key: [month = ''] }) => month <= own).reduce((sum, group) => sum + (group[side][measure] ?? 0), 0);
  };
}
