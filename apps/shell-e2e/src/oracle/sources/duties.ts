import type { Source } from '../figures.ts';
import { PLACES } from './payments.ts';

/** Assessments issued within the days: what is due on them, and what was paid on that by the day up to which is seen. */
export const ASSESSED: Source = {
  rows: `SELECT *, issued_on AS day, greatest(0, least(net, coalesce(paid_by, 0))) AS settled FROM (
    SELECT *, principal - coalesce(exemption, 0) - coalesce(reduction, 0) - CASE WHEN cancelled_on <= $seen THEN coalesce(cancelled, 0) ELSE 0 END AS net
    FROM named_assessments WHERE issued_on BETWEEN $from AND $to) a
    LEFT JOIN (SELECT assessment_id AS id, sum(principal) AS paid_by FROM payments WHERE posted_on <= $seen GROUP BY ALL) p ON p.id = a.assessment_id`,
  filters: PLACES,
};

/** Payments on the assessments issued within the days, posted up to the day up to which is seen, with their age in months. */
export const PAID_ON_ASSESSMENTS: Source = {
  rows: `SELECT a.*, a.issued_on AS day, p.paid_on, p.principal AS paid_principal, p.transactions AS paid_transactions, greatest(0, date_sub('month', a.issued_on, p.posted_on)) AS age
    FROM named_assessments a JOIN payments p ON p.assessment_id = a.assessment_id WHERE a.issued_on BETWEEN $from AND $to AND p.posted_on <= $seen`,
  filters: PLACES,
};

const snapshot = (day: string): string => `(SELECT max(snapshot_on) FROM arrears WHERE snapshot_on <= ${day})`;

/**
 * The arrears of the last snapshot that is not after the end of the days; of earlier days only where it is as far from that of the days
 * asked for as the days are, within 45 days.
 */
export const OWED: Source = {
  rows: `SELECT *, snapshot_on AS day FROM named_arrears WHERE snapshot_on = ${snapshot('$to')}
    AND abs(date_diff('day', ${snapshot('$to')}, ${snapshot('$asked')}) - date_diff('day', $to, $asked)) <= 45`,
  filters: PLACES,
};

/** Payments of the twelve months up to that snapshot. */
export const PAID_IN_YEAR_OF_SNAPSHOT: Source = {
  rows: `SELECT *, posted_on AS day FROM named_payments WHERE posted_on <= ${snapshot('$to')} AND posted_on > last_day(${snapshot('$to')} - INTERVAL 12 MONTH)`,
  filters: PLACES,
};

/**
 * What has to be paid, by due date: assessments and returns with principal above nothing, of a return its last correction; with what
 * was paid in full by the due date, and at all.
 */
export const OBLIGATIONS: Source = {
  rows: `SELECT d.*, due_on AS day, coalesce(in_time, 0) >= net AS on_time, coalesce(at_all, 0) >= net AS settled FROM (
      SELECT assessment_id AS id, due_on, net, tax_code, category_code, unit_code, unit_kind, region_code, tax, category, unit, city_code, city, district_code, district, ward_code, ward
      FROM (${ASSESSED.rows.replace('issued_on BETWEEN $from AND $to', 'true')})
      UNION ALL SELECT first_id, coalesce(pay_due_on, due_on), declared_tax, tax_code, category_code, unit_code, unit_kind, region_code, tax, category, unit, city_code, city, district_code, district, ward_code, ward
      FROM (SELECT *, first_value(return_id) OVER whole AS first_id, row_number() OVER (PARTITION BY object_key, tax_code, tax_year, period ORDER BY correction DESC) AS place
        FROM named_returns WINDOW whole AS (PARTITION BY object_key, tax_code, tax_year, period ORDER BY correction)) WHERE place = 1) d
    LEFT JOIN (SELECT coalesce(assessment_id, return_id) AS paid_id, sum(principal) AS at_all FROM payments WHERE posted_on <= $seen GROUP BY ALL) a ON a.paid_id = d.id
    LEFT JOIN (SELECT coalesce(p.assessment_id, p.return_id) AS timely_id, sum(p.principal) AS in_time FROM payments p
      JOIN (SELECT assessment_id AS id, due_on AS until FROM assessments UNION ALL SELECT return_id, coalesce(pay_due_on, due_on) FROM returns) u
      ON u.id = coalesce(p.assessment_id, p.return_id) AND p.paid_on <= u.until WHERE p.posted_on <= $seen GROUP BY ALL) t ON t.timely_id = d.id
    WHERE due_on BETWEEN $from AND $to AND net > 0`,
  filters: PLACES,
};

/** Returns that were to be filed, by due date: one for each object and tax period, filed when the first came in. */
export const RETURNS: Source = {
  rows: `SELECT * FROM (SELECT *, due_on AS day, min(filed_on) OVER (PARTITION BY object_key, tax_code, tax_year, period) AS first_filed,
      row_number() OVER (PARTITION BY object_key, tax_code, tax_year, period ORDER BY correction) AS place FROM named_returns)
    WHERE place = 1 AND due_on BETWEEN $from AND $to`,
  filters: PLACES,
};

/** The arrears of the last snapshot of each year within the days. */
export const OWED_AT_YEAR_ENDS: Source = {
  rows: `SELECT *, snapshot_on AS day, max(snapshot_on) OVER () AS last_day FROM named_arrears WHERE snapshot_on IN (
    SELECT max(snapshot_on) FROM arrears WHERE snapshot_on BETWEEN $from AND $to GROUP BY year(snapshot_on))`,
  filters: PLACES,
};

/** Movements of the snapshots within the days, with the first and the last of these days and of each year; of the units where these are meant. */
export const MOVED: Source = {
  rows: `SELECT *, snapshot_on AS day, min(snapshot_on) OVER () AS first_day, max(snapshot_on) OVER () AS last_day,
      min(snapshot_on) OVER year AS first_of_year, max(snapshot_on) OVER year AS last_of_year
    FROM named_arrears_movements WHERE snapshot_on BETWEEN $from AND $to AND $scope WINDOW year AS (PARTITION BY year(snapshot_on))`,
  filters: ['tax', 'category', 'unit', 'kind'],
};

/** Steps of collection by the day of their issue. */
export const ENFORCED: Source = {
  rows: 'SELECT *, issued_on AS day FROM named_enforcement WHERE issued_on BETWEEN $from AND $to',
  filters: PLACES,
};
