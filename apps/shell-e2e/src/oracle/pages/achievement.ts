import { defineCard, definePanel, type Column, type PageOfFigures, type Panel } from '../panel.ts';
import { comparisonHeader, isAsFarIntoYear, growth, MONTH, quotient, planStatusText, valueColumn } from '../columns.ts';
import {
  MONEY,
  paid,
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
import { WORTH } from './arrears-figures.ts';
import { OBLIGATIONS, ended, FIGURE } from './compliance-figures.ts';
import { PAYING_RATIO } from './objects.ts';
import { place } from './places.ts';
import { breakdown, DIGITAL, monthsUpTo, TAX, UNIT } from './revenue.ts';

export const YEAR_MEASURES = {
  realised: paid('coalesce(sum(amount), 0)'),
  toDate: REALISED,
  towardsTarget: TOWARDS_TARGET,
  towardsPlan: TOWARDS_PLAN,
  target: TARGET,
  apbd: TARGET_APBD,
  apbdp: TARGET_APBDP,
  plan: PLAN,
};
export type Year = keyof typeof YEAR_MEASURES;

export const variance = ({ now }: Group<Year>): number | null => (now.plan === null ? null : (now.towardsPlan ?? 0) - now.plan);
export const ofPlan = ({ now }: Group<Year>): number => quotient(now.towardsPlan ?? 0, now.plan);
export const ofTarget = ({ now }: Group<Year>): number => quotient(now.towardsTarget ?? 0, now.target);
/** Negative if the target is exceeded, so that the total is the sum of its rows. */
export const remaining = ({ now }: Group<Year>): number | null => (now.target === null ? null : now.target - (now.towardsTarget ?? 0));

const KNOWN: Readonly<Record<string, Column<Year>>> = {
  Actual: valueColumn('realised'),
  'Actual to date': valueColumn('toDate'),
  Target: valueColumn('target'),
  'APBD target': valueColumn('apbd'),
  'APBDP target': valueColumn('apbdp'),
  'Plan to date': valueColumn('plan'),
  Achievement: ofTarget,
  'Achievement against plan': ofPlan,
  'Gap to plan': variance,
};

/** Columns of each tax that a file has even without payments in the comparison. */
const OF_TARGETS: Readonly<Record<string, Column<Year>>> = {
  ...KNOWN,
  ...Object.fromEntries(
    Object.entries(KNOWN).map(([header, column]): [string, Column<Year>] => [
      `${header}, comparison`,
      (group, ...rest) => column({ ...group, now: group.before }, ...rest),
    ]),
  ),
};

/** A tax with a target and no payments has revenue 0, not unknown. */
const shareOfAll: Column<Year> = ({ now }, { whole }) => quotient(now.realised ?? 0, whole.now.realised);
export const changed: Column<Year> = ({ now, before }) => growth(now.realised ?? 0, before.realised);

const byTax = (titles: readonly string[], more: Readonly<Record<string, Column<Year>>>): Panel =>
  definePanel({
    titles,
    by: () => [TAX],
    measures: YEAR_MEASURES,
    columns: (view) => ({
      'APBD target': valueColumn('apbd'),
      'APBDP target': valueColumn('apbdp'),
      Actual: valueColumn('realised'),
      'Actual to date': valueColumn('toDate'),
      Achievement: ofTarget,
      'Gap to plan': variance,
      [comparisonHeader(view)]: changed,
      ...more,
    }),
    ignoredColumns: IGNORED_COLUMNS,
    optionalColumns: ['Actual to date'],
  });

/** Text columns without figures. */
const IGNORED_COLUMNS = ['Next due date', 'System', 'Name before 2024'];

/** Year in which the period ends, to that day. */
export const yearToDate = ({ period: { to } }: View): Days => ({ from: `${to.slice(0, 4)}-01-01`, to });

/** Cards that other pages check. */
const MORE_CARDS = {
  Arrears: defineCard({ measures: { total: WORTH.total }, value: ({ total }) => total }),
  'On-time payment (number)': defineCard({
    measures: OBLIGATIONS,
    days: ended,
    value: (figures) => FIGURE['On-time payment (number)'](figures),
  }),
  'Digital share (value)': defineCard({ measures: DIGITAL, value: ({ digital, chosen }) => quotient(digital ?? 0, chosen) }),
};

const ofUnits = definePanel<Year>({
  titles: ['Units ahead and behind'],
  by: () => [UNIT],
  fixedComparison: 'none',
  measures: YEAR_MEASURES,
  columns: {
    'Actual to date': valueColumn('toDate'),
    'Plan to date': valueColumn('plan'),
    'Achievement against plan': ofPlan,
    'Gap to plan': variance,
  },
});

export const ACHIEVEMENT_PAGES: readonly PageOfFigures[] = [
  {
    address: '/overview',
    offers: ['period', 'compare', 'tax', 'category', 'without', 'unit', 'kind', 'version'],
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
    ignoredCards: ['Expected for the year'],
    panels: [
      ofUnits,
      { ...breakdown('Districts with the highest revenue', place('district')), by: () => [place('district'), place('city')] },
      { ...breakdown('Last seven days', TAX), days: ({ period: { to } }) => ({ from: addDays(to, -6), to }), fixedComparison: 'last-year' },
      definePanel({
        titles: ['Cumulative gap to plan', 'Cumulative revenue against plan and last year'],
        by: () => [MONTH],
        days: yearToDate,
        fixedComparison: 'whole-last-year',
        measures: { realised: MONEY, plan: PLAN },
        columns: { Actual: running('now', 'realised'), Plan: running('now', 'plan'), 'Last year': running('before', 'realised') },
      }),
      byTax(['Largest shortfalls', 'Actual of $period'], {
        Share: shareOfAll,
        Status: (group) => planStatusText(ofPlan(group)),
      }),
    ],
  },
  {
    address: '/tax-types',
    offers: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'version', 'penalty'],
    cards: {
      Actual: defineCard({ measures: { realised: YEAR_MEASURES.realised }, value: ({ realised }) => realised }),
      'Registered tax objects': defineCard({ measures: { registered: REGISTERED }, value: ({ registered }) => registered }),
      'Paying tax objects': defineCard({ measures: { paying: PAYING_OBJECTS }, value: ({ paying }) => paying }),
      'Paying ratio': PAYING_RATIO,
    },
    ignoredCards: ['Highest growth', 'Largest shortfall against plan', 'Tax types on plan'],
    panels: [
      breakdown('Receiving units: $tax', UNIT),
      breakdown('Regions: $tax', place('city')),
      byTax(['From plan to revenue', 'Tax types: targets, revenue, gap to plan, share and assessment system'], {
        Share: shareOfAll,
        Status: (group) => planStatusText(ofPlan(group)),
      }),
      definePanel({
        titles: ['Revenue by category and month'],
        by: () => [MONTH],
        across: { header: 'Category', nameSql: 'category' },
        days: monthsUpTo(48),
        measures: { money: MONEY },
        columns: { value: valueColumn('money') },
      }),
      definePanel({
        titles: ['Contribution and growth'],
        ignoredColumns: ['Tax type code'],
        by: () => [TAX],
        measures: YEAR_MEASURES,
        optionalColumns: ['Share of revenue', 'Growth', 'Class', ...Object.keys(OF_TARGETS)],
        columns: {
          'Share of revenue': shareOfAll,
          Growth: changed,
          ...OF_TARGETS,
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
export function running(side: 'now' | 'before', measure: 'realised' | 'plan'): Column<'realised' | 'plan'> {
  return ({ key: [own = ''] }, { groups }, { period }) => {
    if (side === 'now' && own > period.to) return NaN;
    return groups.filter(({ key: [month = ''] }) => month <= own).reduce((sum, group) => sum + (group[side][measure] ?? 0), 0);
  };
}
