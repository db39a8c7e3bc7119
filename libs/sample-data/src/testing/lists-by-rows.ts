import type { CaseList, FilterKey, ListFilters } from '@pendapa/contracts';

export type Where = Readonly<Partial<Record<FilterKey, readonly string[]>>>;

/** Days of the lists. */
export const YEAR = { from: '2025-01-01', to: '2025-12-31' } as const;
const DAYS = `BETWEEN DATE '${YEAR.from}' AND DATE '${YEAR.to}'`;
const SNAPSHOT = `(SELECT max(snapshot_on) FROM arrears WHERE snapshot_on <= DATE '${YEAR.to}')`;
const OWED = 'principal + coalesce(penalty, 0)';

const listed = (codes: readonly string[] = []): string => codes.map((code) => `'${code}'`).join(', ');

function placeSql({ tax, unit, region }: Where): string {
  return [
    'true',
    ...(tax ? [`tax_code IN (${listed(tax)})`] : []),
    ...(unit ? [`unit_code IN (${listed(unit)})`] : []),
    ...(region ? [`(${region.map((code) => `region_code = '${code}' OR starts_with(region_code, '${code}.')`).join(' OR ')})`] : []),
  ].join(' AND ');
}

const MONTHS = "date_sub('month', due_on, snapshot_on)";
const AGES: Readonly<Record<string, string>> = {
  '0-1': `${MONTHS} < 12`,
  '1-2': `${MONTHS} BETWEEN 12 AND 23`,
  '2-3': `${MONTHS} BETWEEN 24 AND 35`,
  '3-5': `${MONTHS} BETWEEN 36 AND 59`,
  '5+': `${MONTHS} >= 60`,
};

const actedSince = (months: number): string => `action_on + INTERVAL ${String(months)} MONTH <= snapshot_on`;
const ACTION_AGES: Readonly<Record<string, string>> = {
  'not-applicable': "last_action = 'none'",
  '00-03': `last_action <> 'none' AND NOT ${actedSince(3)}`,
  '03-12': `last_action <> 'none' AND ${actedSince(3)} AND NOT ${actedSince(12)}`,
  '12-24': `last_action <> 'none' AND ${actedSince(12)} AND NOT ${actedSince(24)}`,
  '24+': `last_action <> 'none' AND ${actedSince(24)}`,
};
const NEXT: Readonly<Record<string, string>> = {
  warning: "last_action IN ('none', 'reminder')",
  warrant: "last_action = 'warning'",
  'not-applicable': "last_action IN ('warrant', 'seizure')",
};
const oneOf = (conditions: Readonly<Record<string, string>>, codes: readonly string[]): string =>
  `(${codes.map((code) => `(${conditions[code] ?? 'false'})`).join(' OR ')})`;

/** All payments of the sample that belong to arrears name their object. */
const PAID = {
  yes: `object_key IN (SELECT object_key FROM payments WHERE posted_on ${DAYS} AND object_key IS NOT NULL GROUP BY 1 HAVING sum(amount) > 0)`,
  no: `object_key NOT IN (SELECT object_key FROM payments WHERE posted_on ${DAYS} AND object_key IS NOT NULL GROUP BY 1 HAVING sum(amount) > 0)`,
};

/** The channel of the last payment, for objects whose payments add up to more than nothing. */
const LAST_CHANNELS = `(SELECT object_key, channel FROM (
    SELECT object_key, coalesce(channel_code, 'unknown') AS channel, row_number() OVER (PARTITION BY object_key ORDER BY posted_on DESC, amount DESC, channel DESC) AS place
    FROM payments WHERE posted_on ${DAYS} AND amount > 0 AND object_key IS NOT NULL) WHERE place = 1 AND ${PAID.yes})`;

const objectSql = ({ objectKind, paid, lastChannel }: ListFilters): string =>
  [
    'true',
    ...(objectKind ? [`object_key IN (SELECT object_key FROM objects WHERE class_code IN (${listed(objectKind)}))`] : []),
    ...(paid ? [oneOf(PAID, paid)] : []),
    ...(lastChannel
      ? [
          `(object_key IN (SELECT object_key FROM ${LAST_CHANNELS} WHERE channel IN (${listed(lastChannel)}))${lastChannel.includes('none') ? ` OR ${PAID.no}` : ''})`,
        ]
      : []),
  ].join(' AND ');

function debtSql({ age, taxYear, quality, yearsOwed, lastAction, actionAge, nextStep, ...ofObjects }: ListFilters): string {
  return [
    objectSql(ofObjects),
    ...(age ? [oneOf(AGES, age)] : []),
    ...(taxYear ? [`tax_year IN (${taxYear.join(', ')})`] : []),
    ...(quality ? [`quality IN (${listed(quality)})`] : []),
    ...(yearsOwed ? [`least(years, 5) IN (${yearsOwed.join(', ')})`] : []),
    ...(lastAction ? [`last_action IN (${listed(lastAction)})`] : []),
    ...(actionAge ? [oneOf(ACTION_AGES, actionAge)] : []),
    ...(nextStep ? [oneOf(NEXT, nextStep)] : []),
  ].join(' AND ');
}

const DEBTS = `(SELECT a.*, y.years FROM arrears a JOIN (SELECT object_key, count(DISTINCT tax_year) AS years FROM arrears WHERE snapshot_on = ${SNAPSHOT} GROUP BY 1) y
  USING (object_key) WHERE a.snapshot_on = ${SNAPSHOT})`;

const debtCases =
  (condition: string, step = 'tax_code') =>
  (where: Where, filters: ListFilters): string =>
    `SELECT sum(${OWED}) AS amount FROM ${DEBTS} d WHERE ${condition} AND ${placeSql(where)} AND ${debtSql(filters)} GROUP BY object_key, tax_code, ${step}`;

const OPEN = 'expires_on > snapshot_on';
const LATE = `CASE WHEN last_action IN ('none', 'reminder') THEN snapshot_on - due_on > 7 WHEN last_action = 'warning' THEN snapshot_on - action_on > 21 ELSE false END`;

const paid = (where: Where, days: string): string => `SELECT * FROM payments WHERE posted_on ${days} AND ${placeSql(where)}`;
const changes =
  (sign: string) =>
  (where: Where): string =>
    `SELECT ${sign}(sum(amount) FILTER (year(posted_on) = 2025) - coalesce(sum(amount) FILTER (year(posted_on) = 2024), 0)) AS amount
   FROM (SELECT taxpayer_key, posted_on, amount FROM (${paid(where, "BETWEEN DATE '2024-01-01' AND DATE '2025-12-31'")}) UNION ALL
     SELECT DISTINCT taxpayer_key, DATE '2025-01-01', 0 FROM (${paid(where, "BETWEEN DATE '2024-01-01' AND DATE '2025-12-31'")})) p
   WHERE taxpayer_key IS NOT NULL GROUP BY taxpayer_key HAVING amount > 0`;

const DAY = `DATE '${YEAR.to}'`;
/** Suspensions less resumptions of each object with such events. */
const SUSPENDED = `SELECT object_key, count(*) FILTER (event = 'suspended' AND event_on <= ${DAY}) - count(*) FILTER (event = 'resumed' AND event_on <= ${DAY}) AS times
  FROM object_events WHERE event IN ('suspended', 'resumed') GROUP BY object_key`;

function idleCases(where: Where, filters: ListFilters): string {
  return `WITH d AS (SELECT * FROM ${DEBTS} d WHERE ${placeSql(where)}),
    owing AS (SELECT object_key, tax_code, list_sort(list(due_on), 'DESC')[3] AS since FROM d GROUP BY ALL HAVING count(DISTINCT (tax_year, period)) >= 3),
    paying AS (SELECT o.object_key, o.tax_code FROM owing o JOIN payments p ON p.object_key = o.object_key AND p.posted_on > o.since AND p.posted_on <= ${DAY}
      GROUP BY ALL HAVING sum(p.amount) > 0)
    SELECT sum(${OWED}) AS amount FROM d SEMI JOIN owing USING (object_key, tax_code) ANTI JOIN paying USING (object_key, tax_code)
    WHERE ${debtSql(filters)} AND object_key IN (
      SELECT o.object_key FROM objects o LEFT JOIN (${SUSPENDED}) s ON s.object_key = o.object_key
      WHERE (closed_on IS NULL OR closed_on > ${DAY}) AND CASE WHEN s.object_key IS NULL THEN coalesce(status, 'active') IN ('active', 'closed') ELSE times <= 0 END)
    GROUP BY object_key, tax_code`;
}

const UNPAID = `(SELECT o.*, net - greatest(0, coalesce(paid, 0)) AS open FROM (
    SELECT assessment_id AS id, object_key, tax_code, unit_code, region_code, due_on,
      principal - coalesce(exemption, 0) - coalesce(reduction, 0) - CASE WHEN cancelled_on IS NULL THEN 0 ELSE coalesce(cancelled, 0) END AS net FROM assessments
    UNION ALL SELECT first_id, object_key, tax_code, unit_code, region_code, coalesce(pay_due_on, due_on), declared_tax
    FROM (SELECT *, first_value(return_id) OVER versions AS first_id, first_value(filed_on) OVER versions AS first_filed,
        row_number() OVER (PARTITION BY object_key, tax_code, tax_year, period ORDER BY correction DESC) AS place
      FROM returns WINDOW versions AS (PARTITION BY object_key, tax_code, tax_year, period ORDER BY correction)) WHERE place = 1 AND first_filed IS NOT NULL) o
  LEFT JOIN (SELECT coalesce(assessment_id, return_id) AS id, sum(principal) AS paid FROM payments GROUP BY 1) p USING (id)
  WHERE due_on ${DAYS} AND net > 0 AND coalesce(paid, 0) < net)`;
const unpaidCases = (where: Where, filters: ListFilters): string =>
  `SELECT sum(open) AS amount FROM ${UNPAID} u WHERE object_key IS NOT NULL AND ${placeSql(where)} AND ${objectSql(filters)} GROUP BY object_key`;
const unfiledCases = (where: Where, filters: ListFilters): string =>
  `SELECT coalesce(sum(owed), 0) AS amount FROM (
      SELECT object_key, tax_code FROM (SELECT *, row_number() OVER (PARTITION BY object_key, tax_code, tax_year, period ORDER BY correction) AS place FROM returns)
      WHERE place = 1 AND due_on ${DAYS} AND filed_on IS NULL AND ${placeSql(where)} AND ${objectSql(filters)} GROUP BY ALL) f
    LEFT JOIN (SELECT object_key, tax_code, sum(open) AS owed FROM ${UNPAID} u GROUP BY ALL) d USING (object_key, tax_code) GROUP BY object_key`;

/** Each list a second time: SQL over single rows with the amount of each case. */
export const SECOND_WAY: Readonly<Record<CaseList, (where: Where, filters: ListFilters) => string>> = {
  payers: (where) =>
    `SELECT sum(amount) AS amount FROM (${paid(where, DAYS)}) p WHERE taxpayer_key IS NOT NULL GROUP BY taxpayer_key HAVING sum(amount) > 0`,
  'stopped-payers': (where) => `SELECT sum(amount) FILTER (posted_on <= DATE '2025-09-30') AS amount
    FROM (${paid(where, "BETWEEN DATE '2024-10-01' AND DATE '2025-12-31'")}) p
    WHERE tax_code IN (SELECT tax_code FROM tax_types WHERE tax_period = 'month')
      AND taxpayer_key IN (SELECT taxpayer_key FROM taxpayers WHERE closed_on IS NULL OR closed_on > DATE '2025-12-31')
    GROUP BY taxpayer_key, tax_code
    HAVING sum(amount) FILTER (posted_on <= DATE '2025-09-30') > 0 AND coalesce(sum(amount) FILTER (posted_on > DATE '2025-09-30'), 0) <= 0`,
  'largest-falls': changes('-'),
  'largest-rises': changes(''),
  assessments: (where) => `SELECT principal - exemption - reduction - CASE WHEN cancelled_on IS NULL THEN 0 ELSE cancelled END AS amount
    FROM assessments WHERE issued_on ${DAYS} AND documents IS NULL AND ${placeSql(where)} AND amount > 0`,
  'idle-objects': idleCases,
  debtors: debtCases('true'),
  lapsing: debtCases(`${OPEN} AND expires_on <= snapshot_on + INTERVAL 12 MONTH`),
  'next-step': debtCases(`${OPEN} AND NOT disputed AND NOT uncollectible AND ${LATE}`, "last_action = 'warning'"),
  'non-payers': unpaidCases,
  'non-filers': unfiledCases,
};
