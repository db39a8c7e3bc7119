import { defineCard, definePanel, type Column, type PageOfFigures, type Panel } from '../panel.ts';
import { MONTH, quotient, planStatusText, valueColumn } from '../columns.ts';
import { MONEY, PLAN, REALISED, TARGET, TOWARDS_PLAN, TOWARDS_TARGET } from '../measures.ts';
import { yearTargets } from '../sources/payments.ts';
import {
  planRatio,
  targetRatio,
  remainingToTarget,
  cumulativeColumn,
  gapToPlan,
  YEAR_MEASURES,
  yearToDate,
  type Year,
} from './achievement.ts';
import { TAX } from './revenue.ts';

/** Monthly plans of one budget. */
const monthly = (version: 'apbd' | 'apbdp') => {
  const { rows, filters } = yearTargets(`version = '${version}'`, 'month > 0');
  return { source: { rows: rows.replace('make_date(t.year, 1, 1)', 'make_date(t.year, t.month, 1)'), filters }, sql: 'sum(wanted)' };
};

type Course = 'realised' | 'plan' | 'apbd' | 'apbdp';

/** Cumulative plan from January to the month; null without a version. */
const planned =
  (version: 'apbd' | 'apbdp'): Column<Course> =>
  ({ key: [own = ''], now }, { groups }) =>
    now[version] === null
      ? null
      : groups.filter(({ key: [month = ''] }) => month <= own).reduce((sum, group) => sum + (group.now[version] ?? 0), 0);

/** Panel of both budgets and the state of each tax, with the texts of a complete or current year. */
const byTax = (titles: readonly string[]): Panel =>
  definePanel<Year>({
    titles,
    dimensions: () => [TAX],
    fixedComparison: 'none',
    measures: YEAR_MEASURES,
    columns: {
      'APBD target': valueColumn('apbd'),
      'APBDP target': valueColumn('apbdp'),
      'Actual to date': valueColumn('toDate'),
      Achievement: targetRatio,
      'Plan to date': valueColumn('plan'),
      'Gap to plan': gapToPlan,
      'Remaining target': remainingToTarget,
      Status: (group) => planStatusText(planRatio(group)),
    },
    uncheckedColumns: ['Effectiveness'],
    optionalColumns: ['Status'],
  });

export const TARGET_PAGES: readonly PageOfFigures[] = [
  {
    address: '/targets',
    offeredFilters: ['period', 'tax', 'category', 'without', 'unit', 'kind', 'version'],
    cards: {
      Target: defineCard({ measures: { target: TARGET }, value: ({ target }) => target, isComparable: () => false }),
      'Actual to date': defineCard({ measures: { realised: REALISED }, value: ({ realised }) => realised, isComparable: () => false }),
      'Gap to plan': defineCard({
        measures: { realised: TOWARDS_PLAN, plan: PLAN },
        value: ({ realised, plan }) => (plan === null ? null : (realised ?? 0) - plan),
        isComparable: () => false,
      }),
      'Remaining target': defineCard({
        measures: { realised: TOWARDS_TARGET, target: TARGET },
        value: ({ realised, target }) => (target === null ? null : target - (realised ?? 0)),
        isComparable: () => false,
      }),
    },
    uncheckedCards: ['Needed per working day'],
    panels: [
      definePanel<Course>({
        titles: ['The year against APBD and APBDP'],
        dimensions: () => [MONTH],
        days: yearToDate,
        fixedComparison: 'whole-last-year',
        measures: { realised: MONEY, plan: PLAN, apbd: monthly('apbd'), apbdp: monthly('apbdp') },
        columns: {
          Actual: cumulativeColumn('now', 'realised'),
          APBDP: planned('apbdp'),
          APBD: planned('apbd'),
          'Last year': cumulativeColumn('before', 'realised'),
        },
      }),
      definePanel({
        titles: ['Cumulative gap to plan'],
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
      byTax(['Target reached by tax type', 'From APBD to APBDP', 'Targets by tax type in detail']),
      definePanel({
        titles: ['Monthly plan reached by tax type'],
        dimensions: () => [TAX, MONTH],
        days: yearToDate,
        fixedComparison: 'none',
        measures: { money: MONEY, towardsPlan: TOWARDS_PLAN, plan: PLAN },
        columns: {
          Plan: valueColumn('plan'),
          Actual: valueColumn('money'),
          '% of plan': ({ now }) => quotient(now.towardsPlan ?? 0, now.plan),
        },
      }),
    ],
  },
];
