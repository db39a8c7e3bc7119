import { addDays, lastMonths, quotient } from '@pendapa/oracle';
import { changeOf, derived, measure, shareOf } from '../columns.ts';
import type { PageOfFigures } from '../panel.ts';
import { moneyOf } from './revenue.ts';
import { cumulated, taxTypes } from './targets.ts';

const REALISED = 'achievement.realised';
export const OVERVIEW_PAGES: readonly PageOfFigures[] = [
  {
    address: '/overview',
    offeredFilters: ['period', 'compare', 'tax', 'category', 'without', 'unit', 'kind', 'version'],
    subjects: ['achievement', 'revenue', 'arrears', 'compliance'],
    uncheckedCards: ['Expected for the year'],
    panels: [
      { titles: ['Last seven days'], days: ({ period: { to } }) => ({ from: addDays(to, -6), to }), comparison: 'last-year' },
      cumulated(['Cumulative gap to plan', 'Cumulative revenue against plan and last year']),
      taxTypes('Largest shortfalls', 'Actual revenue of $period'),
    ],
  },
  {
    address: '/tax-types',
    offeredFilters: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'version', 'penalty'],
    subjects: ['achievement', 'objects', 'revenue'],
    uncheckedCards: ['Highest growth', 'Largest shortfall against plan', 'Tax types on plan'],
    panels: [
      taxTypes('From plan to revenue', 'Tax types: targets, revenue, gap to plan, share and assessment system'),
      {
        titles: ['Revenue by category and month'],
        days: lastMonths(48),
        pivot: { sql: 'category', column: (view) => measure(moneyOf(view)) },
      },
      {
        titles: ['Contribution and growth'],
        unchecked: ['Tax type code'],
        columns: {
          'Share of revenue': shareOf(REALISED),
          Growth: changeOf(REALISED),
          Class: {
            ...derived([REALISED], ({ now, before }, { groups, whole }) => {
              const large = quotient(now[REALISED], whole.now[REALISED]) >= 1 / groups.length;
              const growing = (now[REALISED] ?? 0) / (before[REALISED] ?? 0) >= (whole.now[REALISED] ?? 0) / (whole.before[REALISED] ?? 0);
              if (large) return growing ? 'Prime' : 'Potential';
              return growing ? 'Emerging' : 'Lagging';
            }),
            usesComparison: true,
          },
        },
      },
    ],
  },
];
