import { definePanel, type PageOfFigures } from '../panel.ts';
import { growth, MONTH, quotient, planStatusText, valueColumn } from '../columns.ts';
import { MONEY, PLAN, TOWARDS_PLAN } from '../measures.ts';
import { yearTargets } from '../sources/payments.ts';
import { planRatio, remainingToTarget, gapToPlan, YEAR_MEASURES, yearToDate, type Year } from './achievement.ts';
import { TAX, UNIT } from './revenue.ts';
import { TARGET_HEADERS } from './units.ts';

const ON_PLAN = {
  'Actual to date': valueColumn<Year>('toDate'),
  'Plan to date': valueColumn<Year>('plan'),
  'Achievement against plan': planRatio,
  'Gap to plan': gapToPlan,
};

/** Amount that a unit needs per working day after the period. */
const perDay = ({ target, towardsTarget, days }: Readonly<Record<Year | 'days', number | null>>): number | null =>
  target === null || !days ? null : Math.max(0, Math.ceil((target - (towardsTarget ?? 0)) / days));

export const TARGET_UNIT_PAGES: readonly PageOfFigures[] = [
  {
    address: '/target-units',
    offeredFilters: ['period', 'tax', 'category', 'without', 'unit', 'kind', 'version'],
    cards: {},
    uncheckedCards: [
      'Units on plan',
      'Units below 90% of plan',
      'Sum of shortfalls',
      'Caught up most',
      'Actual to date',
      'Gap to plan',
      'Remaining target',
      'Needed per working day',
    ],
    panels: [
      definePanel<Year | 'days'>({
        titles: [
          'Shortfall against plan in rupiah',
          'Shortfall against plan in percent',
          'Size of target and achievement',
          'Targets by unit in detail',
        ],
        dimensions: () => [UNIT],
        fixedComparison: 'none',
        measures: ({ period: { to } }) => ({
          ...YEAR_MEASURES,
          days: {
            source: yearTargets('$version'),
            sql: `(SELECT count(*) FROM calendar WHERE working AND day > DATE '${to}' AND day <= DATE '${to.slice(0, 4)}-12-31')`,
          },
        }),
        columns: ({ version }) => ({
          ...ON_PLAN,
          [TARGET_HEADERS[version]]: valueColumn('target'),
          'Remaining target': remainingToTarget,
          'Needed per working day': ({ now }) => perDay(now),
          Status: (group) => planStatusText(planRatio(group)),
        }),
      }),
      definePanel<Year>({
        titles: ['Plan reached by unit and tax type'],
        dimensions: () => [UNIT, TAX],
        fixedComparison: 'none',
        // Rounded, because the plan of a partial month is whole rupiah.
        measures: { ...YEAR_MEASURES, plan: { source: PLAN.source, sql: 'sum(round(planned))' } },
        columns: ON_PLAN,
      }),
      definePanel({
        titles: ['Furthest behind, last month and now'],
        dimensions: () => [UNIT, MONTH],
        days: yearToDate,
        fixedComparison: 'none',
        measures: { money: MONEY, towardsPlan: TOWARDS_PLAN, plan: PLAN },
        columns: {
          Plan: valueColumn('plan'),
          Actual: valueColumn('money'),
          '% of plan': ({ now }) => quotient(now.towardsPlan ?? 0, now.plan),
        },
      }),
      definePanel<Year>({
        titles: ['Tax types at $unit', 'Largest changes at $unit'],
        dimensions: () => [TAX],
        fixedComparison: 'last-year',
        measures: YEAR_MEASURES,
        columns: {
          ...ON_PLAN,
          'Against last year': ({ now, before }) => growth(now.toDate, before.toDate),
          Status: (group) => planStatusText(planRatio(group)),
        },
      }),
    ],
  },
];
