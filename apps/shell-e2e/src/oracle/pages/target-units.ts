import { panel, type PageOfFigures } from '../panel.ts';
import { growth, MONTH, quotient, standing, value } from '../columns.ts';
import { MONEY, PLAN, TOWARDS_PLAN } from '../measures.ts';
import { annual } from '../sources/payments.ts';
import { ofPlan, remaining, variance, YEAR_MEASURES, yearToDate, type Year } from './achievement.ts';
import { TAX, UNIT } from './revenue.ts';
import { WANTED } from './units.ts';

const ON_PLAN = {
  'Actual to date': value<Year>('toDate'),
  'Plan to date': value<Year>('plan'),
  'Achievement against plan': ofPlan,
  'Gap to plan': variance,
};

/** Amount that a unit needs per working day after the period. */
const perDay = ({ target, towardsTarget, days }: Readonly<Record<Year | 'days', number | null>>): number | null =>
  target === null || !days ? null : Math.max(0, Math.ceil((target - (towardsTarget ?? 0)) / days));

export const TARGET_UNIT_PAGES: readonly PageOfFigures[] = [
  {
    address: '/target-units',
    offers: ['period', 'tax', 'category', 'without', 'unit', 'kind', 'version'],
    cards: {},
    ignoredCards: [
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
      panel<Year | 'days'>({
        titles: [
          'Shortfall against plan in rupiah',
          'Shortfall against plan in percent',
          'Size of target and achievement',
          'Targets by unit in detail',
        ],
        by: () => [UNIT],
        compares: 'none',
        measures: ({ period: { to } }) => ({
          ...YEAR_MEASURES,
          days: {
            of: annual('$version'),
            sql: `(SELECT count(*) FROM calendar WHERE working AND day > DATE '${to}' AND day <= DATE '${to.slice(0, 4)}-12-31')`,
          },
        }),
        columns: ({ version }) => ({
          ...ON_PLAN,
          [WANTED[version]]: value('target'),
          'Remaining target': remaining,
          'Needed per working day': ({ now }) => perDay(now),
          Status: (group) => standing(ofPlan(group)),
        }),
      }),
      panel<Year>({
        titles: ['Plan reached by unit and tax type'],
        by: () => [UNIT, TAX],
        compares: 'none',
        // Rounded, because the plan of a partial month is whole rupiah.
        measures: { ...YEAR_MEASURES, plan: { of: PLAN.of, sql: 'sum(round(planned))' } },
        columns: ON_PLAN,
      }),
      panel({
        titles: ['Furthest behind, last month and now'],
        by: () => [UNIT, MONTH],
        days: yearToDate,
        compares: 'none',
        measures: { money: MONEY, towardsPlan: TOWARDS_PLAN, plan: PLAN },
        columns: { Plan: value('plan'), Actual: value('money'), '% of plan': ({ now }) => quotient(now.towardsPlan ?? 0, now.plan) },
      }),
      panel<Year>({
        titles: ['Tax types at $unit', 'Largest changes at $unit'],
        by: () => [TAX],
        compares: 'last-year',
        measures: YEAR_MEASURES,
        columns: {
          ...ON_PLAN,
          'Against last year': ({ now, before }) => growth(now.toDate, before.toDate),
          Status: (group) => standing(ofPlan(group)),
        },
      }),
    ],
  },
];
