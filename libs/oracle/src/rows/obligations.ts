import type { Rows } from '../statement.ts';
import { lastSnapshotSql } from './debts.ts';
import { PLACE_FILTERS } from './payments.ts';

/** Codes and names of the tax and the place of a row. */
const PLACE_COLUMNS =
  'tax_code, category_code, unit_code, unit_kind, region_code, tax, category, unit, city_code, city, district_code, district, ward_code, ward';

/** Assessments issued within the days: the amount due on them, and the payments on it up to `$seen`. */
export const ASSESSMENTS: Rows = {
  sql: `SELECT *, issued_on AS day, greatest(0, least(net, coalesce(paid_by, 0))) AS settled FROM (
    SELECT *, principal - coalesce(exemption, 0) - coalesce(reduction, 0) - CASE WHEN cancelled_on <= $seen THEN coalesce(cancelled, 0) ELSE 0 END AS net
    FROM named_assessments WHERE issued_on BETWEEN $from AND $to) a
    LEFT JOIN (SELECT assessment_id AS id, sum(principal) AS paid_by FROM payments WHERE posted_on <= $seen GROUP BY ALL) p ON p.id = a.assessment_id`,
  filters: PLACE_FILTERS,
};

/** Payments on the assessments issued within the days, posted up to `$seen`, with their age in months. */
export const PAID_ON_ASSESSMENTS: Rows = {
  sql: `SELECT a.*, a.issued_on AS day, coalesce(p.paid_on, p.posted_on) AS paid_on, p.principal AS paid_principal, p.transactions AS paid_transactions, greatest(0, date_sub('month', a.issued_on, p.posted_on)) AS age
    FROM named_assessments a JOIN payments p ON p.assessment_id = a.assessment_id WHERE a.issued_on BETWEEN $from AND $to AND p.posted_on <= $seen`,
  filters: PLACE_FILTERS,
};

/**
 * Arrears of the last snapshot on or before the end of the days. For earlier days the snapshot must be as far back as the days
 * are, with a tolerance of 45 days. By year the last snapshot of each year within the days counts.
 */
export const ARREARS_AT_SNAPSHOT: Rows = {
  sql: `SELECT *, snapshot_on AS day FROM named_arrears WHERE snapshot_on = ${lastSnapshotSql('$to')}
    AND abs(date_diff('day', ${lastSnapshotSql('$to')}, ${lastSnapshotSql('$requested')}) - date_diff('day', $to, $requested)) <= 45`,
  inSeries: `SELECT *, snapshot_on AS day FROM named_arrears WHERE snapshot_on IN (
    SELECT max(snapshot_on) FROM arrears WHERE snapshot_on BETWEEN $from AND $to GROUP BY year(snapshot_on))`,
  filters: [...PLACE_FILTERS, 'without', 'quality', 'taxYear'],
};

/** The same, to be compared with the payments of a year, which have neither quality nor the tax year of a debt. */
export const ARREARS_FOR_PAYMENT_RATIO: Rows = { ...ARREARS_AT_SNAPSHOT, filters: [...PLACE_FILTERS, 'without'] };

/** Payments of the twelve months up to that snapshot. */
export const PAID_IN_YEAR_OF_SNAPSHOT: Rows = {
  sql: `SELECT *, posted_on AS day FROM named_payments WHERE posted_on <= ${lastSnapshotSql('$to')} AND posted_on > last_day(${lastSnapshotSql('$to')} - INTERVAL 12 MONTH)`,
  filters: [...PLACE_FILTERS, 'without'],
};

/**
 * Payment obligations by due date: assessments, and returns with principal above 0. For a return filed by `$seen` its last
 * correction counts. `in_time` is the amount paid by the due date, and `at_all` the amount paid by `$seen`.
 */
export const OBLIGATIONS: Rows = {
  sql: `SELECT d.*, at_all, in_time, due_on AS day, coalesce(in_time, 0) >= net AS on_time, coalesce(at_all, 0) >= net AS settled FROM (
      SELECT assessment_id AS id, object_key, due_on, net, ${PLACE_COLUMNS}
      FROM (${ASSESSMENTS.sql.replace('issued_on BETWEEN $from AND $to', 'true')})
      UNION ALL SELECT first_id, object_key, coalesce(pay_due_on, due_on), declared_tax, ${PLACE_COLUMNS}
      FROM (SELECT *, first_value(return_id) OVER whole AS first_id, first_value(filed_on) OVER whole AS first_filed, row_number() OVER (PARTITION BY object_key, tax_code, tax_year, period ORDER BY correction DESC) AS place
        FROM named_returns WINDOW whole AS (PARTITION BY object_key, tax_code, tax_year, period ORDER BY correction)) WHERE place = 1 AND first_filed <= $seen) d
    LEFT JOIN (SELECT coalesce(assessment_id, return_id) AS paid_id, sum(principal) AS at_all FROM payments WHERE posted_on <= $seen GROUP BY ALL) a ON a.paid_id = d.id
    LEFT JOIN (SELECT coalesce(p.assessment_id, p.return_id) AS timely_id, sum(p.principal) AS in_time FROM payments p
      JOIN (SELECT assessment_id AS id, due_on AS until FROM assessments UNION ALL SELECT return_id, coalesce(pay_due_on, due_on) FROM returns) u
      ON u.id = coalesce(p.assessment_id, p.return_id) AND coalesce(p.paid_on, p.posted_on) <= u.until WHERE p.posted_on <= $seen GROUP BY ALL) t ON t.timely_id = d.id
    WHERE due_on BETWEEN $from AND $to AND net > 0`,
  filters: PLACE_FILTERS,
};

/** Assessments of the days and returns due on them, with the payments on each and the attributes of their objects. */
export const ASSESSED_OR_DECLARED: Rows = {
  sql: `SELECT d.*, o.class_code, o.use_code FROM (
      SELECT object_key, ${PLACE_COLUMNS}, day, net, settled AS paid FROM (${ASSESSMENTS.sql})
      UNION ALL SELECT object_key, ${PLACE_COLUMNS}, day, net, least(net, coalesce(at_all, 0)) FROM (${OBLIGATIONS.sql}) WHERE id IN (SELECT return_id FROM returns)
    ) d LEFT JOIN objects o ON o.object_key = d.object_key`,
  filters: PLACE_FILTERS,
};

const YEAR_AGO: readonly (readonly [string, string])[] = [
  ['$from', 'CAST($from - INTERVAL 12 MONTH AS DATE)'],
  ['$to', 'last_day($to - INTERVAL 12 MONTH)'],
  ['$seen', 'CAST($seen - INTERVAL 12 MONTH AS DATE)'],
];
const stateOf = (rows: string): string => `SELECT object_key AS of_object, tax_code AS of_tax, count_if(NOT settled) AS missed,
  CASE WHEN count_if(NOT settled) > 0 THEN 'none' WHEN count_if(NOT on_time) > 0 THEN 'late' ELSE 'compliant' END AS state
  FROM (${rows}) GROUP BY ALL`;

/**
 * Obligations of whole months by the state of their objects for each tax, now and a year before. The state a year before is the
 * one known then.
 */
export const OBJECTS_BY_STATE: Rows = {
  sql: `SELECT o.*, now.missed, now.state, coalesce(before.state, 'new') AS state_before FROM (${OBLIGATIONS.sql}) o
    JOIN (${stateOf(OBLIGATIONS.sql)}) now ON now.of_object = o.object_key AND now.of_tax = o.tax_code
    LEFT JOIN (${stateOf(YEAR_AGO.reduce((sql, [from, to]) => sql.replaceAll(from, to), OBLIGATIONS.sql))}) before
      ON before.of_object = o.object_key AND before.of_tax = o.tax_code`,
  filters: PLACE_FILTERS,
};

/** Ages in months that tables show. */
export const AGES = [0, 1, 2, 3, 6, 9, 12, 18, 24] as const;
const MAX_MONTHS = 24;
const paidWhereSql = (name: string, condition: string): string => `coalesce(sum(p.principal) FILTER (${condition}), 0) AS ${name}`;
const INTEREST = `list_sum(list_transform(range(0, ${String(MAX_MONTHS)}), m -> CASE WHEN $seen <= due_on + to_months(CAST(m AS INTEGER)) THEN 0
  ELSE (net - least(net, coalesce(at_all, 0), coalesce(list_sum(list_transform(list_filter(coalesce(paid, []), x -> x.day <= due_on + to_months(CAST(m AS INTEGER))), x -> x.principal)), 0)))
    * CASE WHEN due_on + to_months(CAST(m AS INTEGER)) < DATE '2024-01-05' THEN 20 ELSE 10 END END)) // 1000`;

/** A payment without a day of payment counts as paid on its posting day. */
const PAID_ON = 'coalesce(p.paid_on, p.posted_on)';

/**
 * Obligations with the amounts paid at some ages, the delay, and the interest. The rate is two percent a month until the reform of
 * 2024, and one percent since.
 */
export const OBLIGATIONS_WITH_DELAYS: Rows = {
  sql: `SELECT o.*, x.opened_on, ${AGES.map((age) => `least(net, coalesce(at_all, 0), coalesce(by_${String(age)}, 0)) AS paid_${String(age)}`).join(', ')},
      coalesce(by_year_end, 0) >= net AND settled AS settled_in_year, CAST(${INTEREST} AS BIGINT) AS interest,
      CASE WHEN NOT settled THEN 'open' WHEN on_time THEN '00' WHEN by_day_10 >= net THEN '01-10' WHEN by_day_30 >= net THEN '11-30'
        WHEN by_day_90 >= net THEN '31-90' ELSE '91+' END AS late_band
    FROM (${OBLIGATIONS.sql}) o LEFT JOIN objects x ON x.object_key = o.object_key
    LEFT JOIN (SELECT d.id AS of_id, list({ 'day': ${PAID_ON}, 'principal': p.principal }) AS paid, ${paidWhereSql('by_year_end', `year(${PAID_ON}) <= year(d.due_on)`)},
        ${AGES.map((age) => paidWhereSql(`by_${String(age)}`, `${PAID_ON} <= d.due_on + INTERVAL ${String(age)} MONTH`)).join(', ')},
        ${[10, 30, 90].map((days) => paidWhereSql(`by_day_${String(days)}`, `${PAID_ON} <= d.due_on + ${String(days)}`)).join(', ')}
      FROM (${OBLIGATIONS.sql}) d JOIN payments p ON coalesce(p.assessment_id, p.return_id) = d.id WHERE p.posted_on <= $seen GROUP BY d.id) t ON t.of_id = o.id`,
  filters: PLACE_FILTERS,
};

/** One row for each object with obligations that are not settled, under the tax in which it owes most. */
export const NOT_SETTLED: Rows = {
  sql: `SELECT *, object_key AS case_id, (SELECT object_id FROM objects x WHERE x.object_key = o.object_key) AS called, net - least(net, coalesce(at_all, 0)) AS amount, 1 AS periods
    FROM (${OBLIGATIONS.sql}) o WHERE NOT settled`,
  filters: PLACE_FILTERS,
};

/** Returns by due date: one for each object and tax period. A return is filed when its first version came in. */
export const RETURNS: Rows = {
  sql: `SELECT * FROM (SELECT *, due_on AS day, min(filed_on) OVER (PARTITION BY object_key, tax_code, tax_year, period) AS first_filed,
      row_number() OVER (PARTITION BY object_key, tax_code, tax_year, period ORDER BY correction) AS place FROM named_returns)
    WHERE place = 1 AND due_on BETWEEN $from AND $to`,
  filters: PLACE_FILTERS,
};

/** The same for returns that are not filed. */
export const NOT_FILED: Rows = {
  sql: `SELECT *, object_key AS case_id, (SELECT object_id FROM objects x WHERE x.object_key = r.object_key) AS called, 1 AS amount, 1 AS periods
    FROM (${RETURNS.sql}) r WHERE first_filed IS NULL OR first_filed > $seen`,
  filters: PLACE_FILTERS,
};

const movements = (
  ends: string,
): string => `SELECT *, snapshot_on AS day, min(snapshot_on) OVER span AS first_day, max(snapshot_on) OVER span AS last_day
    FROM named_arrears_movements WHERE snapshot_on BETWEEN $from AND $to AND $scope WINDOW span AS (${ends})`;

/** Movements of the snapshots within the days, with the first and the last snapshot of the days or of each year. */
export const PRINCIPAL_MOVEMENTS: Rows = {
  sql: movements(''),
  inSeries: movements('PARTITION BY year(snapshot_on)'),
  filters: ['tax', 'category', 'unit', 'kind'],
};

/** Steps of collection by the day of their issue. */
export const ENFORCEMENT_ACTIONS: Rows = {
  sql: 'SELECT *, issued_on AS day FROM named_enforcement WHERE issued_on BETWEEN $from AND $to',
  filters: PLACE_FILTERS,
};
