import type { Source } from '../figures.ts';

/** Rows of names that a filter may narrow. */
export const PLACE_FILTERS = ['tax', 'category', 'unit', 'kind', 'region'] as const;

export const PAYMENTS: Source = {
  rows: 'SELECT *, posted_on AS day FROM named_payments WHERE posted_on BETWEEN $from AND $to',
  filters: [...PLACE_FILTERS, 'without', 'channel', 'bank'],
};

/** The same with the working days of the calendar behind the day of payment, up to that of posting. */
export const PAYMENTS_WITH_LAG: Source = {
  rows: `SELECT *, posted_on AS day, CASE WHEN paid_on IS NOT NULL AND grain = 'day' AND transactions > 0 THEN
      (SELECT count(*) FROM calendar c WHERE c.working AND c.day > p.paid_on AND c.day <= p.posted_on) END AS lag
    FROM named_payments p WHERE posted_on BETWEEN $from AND $to`,
  filters: PAYMENTS.filters,
};

/** Payments of all days. */
export const ALL_PAYMENTS: Source = { rows: 'SELECT *, posted_on AS day FROM named_payments', filters: PAYMENTS.filters };

const TARGET_FILTERS = ['tax', 'category', 'without', 'unit', 'kind'] as const;

/** Payments from the first day of the year in which the days end. */
export const PAID_IN_YEAR: Source = {
  rows: "SELECT *, posted_on AS day FROM named_payments WHERE posted_on BETWEEN date_trunc('year', $to) AND $to",
  filters: PAYMENTS.filters,
};

/**
 * Payments that count towards a target: their tax has a target that year, of the province or of their unit. For a monthly plan the
 * month of the payment must have one.
 */
const paidTowards = (target: string): Source => ({
  rows: `SELECT p.*, posted_on AS day FROM named_payments p WHERE posted_on BETWEEN date_trunc('year', $to) AND $to AND EXISTS (
    SELECT 1 FROM named_targets t WHERE t.year = year($to) AND ${target} AND $version AND t.$scope AND t.tax_code = p.tax_code
      AND (t.unit_code IS NULL OR t.unit_code = p.unit_code))`,
  filters: ['tax', 'category', 'without', 'unit', 'kind'],
});
export const PAID_TOWARDS_TARGET = paidTowards('t.month = 0');
export const PAID_TOWARDS_PLAN = paidTowards('t.month = month(p.posted_on)');

/** Targets of the year in which the days end: of the whole year, or of some of its months. */
export const yearTargets = (version: string, months = 'month = 0'): Source => ({
  rows: `SELECT t.*, make_date(t.year, 1, 1) AS day, amount AS wanted FROM named_targets t WHERE t.year = year($to) AND ${months} AND ${version} AND $scope`,
  filters: TARGET_FILTERS,
});

/**
 * Plan of the year's months up to the end of the days. The last month counts by the share of its working days that have passed, by
 * the agency's calendar.
 */
export const MONTHLY_PLAN: Source = {
  rows: `SELECT t.*, make_date(t.year, t.month, 1) AS day, amount * part AS planned FROM named_targets t
    JOIN (SELECT year(day) AS y, month(day) AS m, count(*) FILTER (working AND day <= least($to, $seen)) / count(*) FILTER (working) AS part FROM calendar GROUP BY ALL) c
      ON c.y = t.year AND c.m = t.month
    WHERE t.year = year($to) AND month > 0 AND make_date(t.year, t.month, 1) <= least($to, $seen) AND $version AND $scope`,
  filters: TARGET_FILTERS,
};
