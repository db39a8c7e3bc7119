import type { Rows } from '../statement.ts';

/** Rows of names that a filter may narrow. */
export const PLACE_FILTERS = ['tax', 'category', 'unit', 'kind', 'region'] as const;

export const PAYMENTS: Rows = {
  sql: 'SELECT *, posted_on AS day FROM named_payments WHERE posted_on BETWEEN $from AND $to',
  filters: [...PLACE_FILTERS, 'without', 'channel', 'bank'],
};

/** The same with the working days of the calendar behind the day of payment, up to that of posting. */
export const PAYMENTS_WITH_LAG: Rows = {
  sql: `SELECT *, posted_on AS day, CASE WHEN paid_on IS NOT NULL AND grain = 'day' AND transactions > 0 THEN
      (SELECT count(*) FROM calendar c WHERE c.working AND c.day > p.paid_on AND c.day <= p.posted_on) END AS lag
    FROM named_payments p WHERE posted_on BETWEEN $from AND $to`,
  filters: PAYMENTS.filters,
};

/** Payments beside the register of objects, which has no channels. */
export const PAID_BY_OBJECTS: Rows = { ...PAYMENTS, filters: PLACE_FILTERS };

const TARGET_FILTERS = ['tax', 'category', 'without', 'unit', 'kind'] as const;

/** Payments beside targets: of the days, and from the first day of the year in which they end. */
export const PAID_IN_PERIOD: Rows = { ...PAYMENTS, filters: TARGET_FILTERS };
export const PAID_IN_YEAR: Rows = {
  sql: "SELECT *, posted_on AS day FROM named_payments WHERE posted_on BETWEEN date_trunc('year', $to) AND $to",
  filters: TARGET_FILTERS,
};

/**
 * Payments that count towards a target: their tax has a target that year, of the province or of their unit. For a monthly plan the
 * month of the payment must have one.
 */
const paidTowards = (target: string, from: string): Rows => ({
  sql: `SELECT p.*, posted_on AS day FROM named_payments p WHERE posted_on BETWEEN ${from} AND $to AND EXISTS (
    SELECT 1 FROM named_targets t WHERE t.year = year(p.posted_on) AND ${target} AND $version AND t.$scope AND t.tax_code = p.tax_code
      AND (t.unit_code IS NULL OR t.unit_code = p.unit_code))`,
  filters: TARGET_FILTERS,
});
const OF_YEAR = "date_trunc('year', $to)";
export const PAID_TOWARDS_TARGET = paidTowards('t.month = 0', OF_YEAR);
export const PAID_TOWARDS_PLAN = paidTowards('t.month = month(p.posted_on)', OF_YEAR);
export const PAID_IN_PERIOD_TOWARDS_PLAN = paidTowards('t.month = month(p.posted_on)', '$from');

/** Targets of the year in which the days end: of the whole year, or of some of its months. */
export const yearTargets = (version: string, months = 'month = 0'): Rows => ({
  sql: `SELECT t.*, make_date(t.year, greatest(t.month, 1), 1) AS day, amount AS wanted FROM named_targets t WHERE t.year = year($to) AND ${months} AND ${version} AND $scope`,
  filters: TARGET_FILTERS,
});

/**
 * Plan of the months from one day to another. A month of which only a part is meant counts by its share of working days, by the
 * agency's calendar. It is whole rupiah for each tax and unit.
 */
const monthlyPlan = (from: string, to: string): Rows => ({
  sql: `SELECT t.*, make_date(t.year, t.month, 1) AS day, round(amount * part) AS planned FROM named_targets t
    JOIN (SELECT year(day) AS y, month(day) AS m, count(*) FILTER (working AND day BETWEEN ${from} AND ${to}) / count(*) FILTER (working) AS part FROM calendar GROUP BY ALL) c
      ON c.y = t.year AND c.m = t.month
    WHERE month > 0 AND make_date(t.year, greatest(t.month, 1), 1) BETWEEN date_trunc('month', ${from}) AND ${to} AND $version AND $scope`,
  filters: TARGET_FILTERS,
});
/** Plan of the days, of those that have passed, and of the year up to them. */
export const PLAN_OF_PERIOD = monthlyPlan('$from', '$to');
export const PLAN_OF_PERIOD_TO_DATE = monthlyPlan('$from', 'least($to, $seen)');
export const PLAN_OF_YEAR_TO_DATE = monthlyPlan(OF_YEAR, 'least($to, $seen)');
