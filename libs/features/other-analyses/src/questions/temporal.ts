import { OMISSIONS, defineQuery } from '@pendapa/contracts';

/** Months of up to eight years, because seasons need complete years. */
export const months = defineQuery({ subject: 'revenue', measures: ['amount'], by: ['month'], span: { years: 8 }, compare: 'none' });

/** Fewer years of single taxes, because their seasons change with their rules. */
export const taxMonths = defineQuery({
  subject: 'revenue',
  measures: ['amount'],
  by: ['taxType', 'month'],
  span: { years: 4 },
  compare: 'none',
});

export const days = defineQuery({ subject: 'revenue', measures: ['amount'], by: ['day'], span: 'year-to-date', compare: 'none' });

/** Totals with and without land tax. */
export const totals = defineQuery({ subject: 'revenue', measures: ['amount'], compare: 'none' });

/** The total of the page's period, against the same days of the year before. */
export const comparedTotals = defineQuery({ subject: 'revenue', measures: ['amount'], compare: 'last-year' });

export const initialQueries = [months, taxMonths, days, comparedTotals, totals, { ...totals, where: { without: OMISSIONS } }] as const;
