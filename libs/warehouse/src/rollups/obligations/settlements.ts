import { measures, type Rollups, type ViewSource } from '../rollup.ts';
import { monthsSql, PLACE, PLACE_COLUMNS } from '../sql.ts';
import { obligationCodesSql, paymentsKnownSql } from './obligation-rows.ts';
import { owedSql } from './obligation-sums.ts';
import { portionsSql } from './due-obligations.ts';
import { lateRatesSql, MAX_RATED_MONTHS } from './late-rates.ts';
import { daySql } from '../../engine/literals.ts';

/** Months since the due date that are separate codes; later payments share the last. */
const MAX_MONTHS = 25;

const SAME = 's.number = o.number AND s.shared IS NOT DISTINCT FROM o.shared';
const KNOWN = 'paid_known AND net_due IS NOT NULL';
const sums = (...figures: readonly string[]): string => figures.map((figure) => `CAST(sum(${figure}) AS BIGINT) AS ${figure}`).join(', ');

/** Months begun between a due date and a day; 0 until the due date itself. */
const begunSql = (day: string): string => `CASE WHEN ${day} <= due_on THEN 0 ELSE ${monthsSql('due_on', `(${day} - 1)`)} + 1 END`;

// A reversed payment counts as never made, as in the sums of obligations: no day has more settled than the end.
/** The days on which each obligation was paid, with the amount settled by then and the increase. */
const settledDaysSql = `CREATE TEMP TABLE settled_day AS
  WITH paid_day AS (SELECT number, shared, due_on, net_due, paid_on, sum(paid) AS paid FROM paid_on_obligation GROUP BY ALL),
  by_day AS (
    SELECT * EXCLUDE (paid), greatest(0, least(net_due, sum(paid) OVER (PARTITION BY number, shared ORDER BY paid_on),
      sum(paid) OVER (PARTITION BY number, shared))) AS settled
    FROM paid_day
  )
  SELECT number, shared, paid_on, settled, settled - coalesce(lag(settled) OVER (PARTITION BY number, shared ORDER BY paid_on), 0) AS gained, ${begunSql('paid_on')} AS begun FROM by_day`;

const AGES = `SELECT due_month, ${PLACE_COLUMNS}, CAST(months_since_due AS BIGINT) AS months_since_due, ${sums('paid', 'unknown_paid')} FROM (
    SELECT due_month, ${PLACE_COLUMNS}, 0 AS months_since_due, 0 AS paid, CASE WHEN ${KNOWN} THEN 0 ELSE 1 END AS unknown_paid FROM owed_now
    UNION ALL
    SELECT due_month, ${PLACE_COLUMNS}, least(s.begun, ${String(MAX_MONTHS)}), s.gained, 0 FROM owed_now o JOIN settled_day s ON ${SAME} WHERE ${KNOWN}
  ) paid_then GROUP BY due_month, ${PLACE_COLUMNS}, months_since_due`;

const LATE_DAYS_SQL = 'settled_on - due_on';
const BAND = `CASE WHEN NOT (${KNOWN}) THEN NULL WHEN settled < net_due THEN 'open' WHEN on_time >= net_due THEN '00'
  WHEN ${LATE_DAYS_SQL} <= 10 THEN '01-10' WHEN ${LATE_DAYS_SQL} <= 30 THEN '11-30' WHEN ${LATE_DAYS_SQL} <= 90 THEN '31-90' ELSE '91+' END`;

/** Each obligation with its outcome; `late` is principal times permille. */
const outcomesSql = (seen: string): string => `CREATE TEMP TABLE settled_outcome AS
  WITH paid_later AS (
    SELECT s.number, s.shared, arg_max(s.settled, paid_on) AS settled, coalesce(arg_max(s.settled, paid_on) FILTER (paid_on <= o.due_on), 0) AS on_time,
      coalesce(arg_max(s.settled, paid_on) FILTER (year(paid_on) <= year(o.due_on)), 0) AS by_year_end,
      min(paid_on) FILTER (paid_on > o.due_on AND s.settled >= o.net_due) AS settled_on,
      sum(CASE WHEN s.begun > 0 THEN s.gained * r.permille ELSE 0 END) AS late, count_if(s.begun > 0 AND r.permille IS NULL) AS without_rate
    FROM owed_now o JOIN settled_day s ON ${SAME}
    LEFT JOIN late_rate r ON r.tax_code = o.tax_code AND r.due_on = o.due_on AND r.begun = least(s.begun, ${String(MAX_RATED_MONTHS)}) GROUP BY s.number, s.shared
  )
  SELECT o.*, coalesce(s.settled, 0) AS settled, coalesce(s.on_time, 0) AS on_time, coalesce(s.by_year_end, 0) AS by_year_end, s.settled_on,
    coalesce(s.late, 0) + CASE WHEN begun_now > 0 THEN greatest(net_due - coalesce(s.settled, 0), 0) * r.permille ELSE 0 END AS late,
    coalesce(s.without_rate, 0) + CASE WHEN begun_now > 0 AND net_due > coalesce(s.settled, 0) AND r.permille IS NULL THEN 1 ELSE 0 END AS without_rate
  FROM (SELECT *, ${begunSql(seen)} AS begun_now FROM owed_now) o LEFT JOIN paid_later s ON ${SAME}
  LEFT JOIN late_rate r ON r.tax_code = o.tax_code AND r.due_on = o.due_on AND r.begun = least(o.begun_now, ${String(MAX_RATED_MONTHS)})`;

const BAND_FIGURES = ['obligations', 'due', 'unknown_due', 'late_interest', 'unknown_interest', 'unknown_paid'];
const BANDS = `SELECT due_month, ${PLACE_COLUMNS}, late_band, ${sums(...BAND_FIGURES)} FROM (
    SELECT due_month, ${PLACE_COLUMNS}, ${BAND} AS late_band, coalesce(documents, 1) AS obligations, net_due AS due, CAST(net_due IS NULL AS INTEGER) AS unknown_due,
      CASE WHEN ${KNOWN} THEN coalesce(late, 0) // 1000 END AS late_interest, CAST(without_rate > 0 AS INTEGER) AS unknown_interest,
      CASE WHEN ${KNOWN} THEN 0 ELSE 1 END AS unknown_paid
    FROM settled_outcome
  ) obligation GROUP BY due_month, ${PLACE_COLUMNS}, late_band`;

const yearsSql = (
  schema: string,
): string => `SELECT due_year AS due_month, ${PLACE_COLUMNS}, opened_year, count(*) AS object_years, count_if(compliant) AS compliant_years, count_if(compliant IS NULL) AS unknown_paid
  FROM (
    SELECT s.object_key, CAST(date_trunc('year', s.due_on) AS DATE) AS due_year, s.tax_code, arg_max(s.unit_code, s.due_on) AS unit_code,
      arg_max(s.region_code, s.due_on) AS region_code, CAST(year(any_value(r.opened_on)) AS VARCHAR) AS opened_year,
      CASE WHEN bool_and(${KNOWN}) THEN bool_and(by_year_end >= net_due) END AS compliant
    FROM settled_outcome s JOIN ${schema}.objects r ON r.object_key = s.object_key AND r.opened_on IS NOT NULL GROUP BY s.object_key, due_year, s.tax_code
  ) object_year GROUP BY due_year, ${PLACE_COLUMNS}, opened_year`;

/** Sums the results of the portions. */
const sumPortionsSql = (target: string, portions: string, code: string, figures: readonly string[]): string => `CREATE TABLE ${target} AS
  SELECT due_month, ${PLACE_COLUMNS}, ${code}, ${sums(...figures)} FROM ${portions} GROUP BY due_month, ${PLACE_COLUMNS}, ${code} ORDER BY due_month, tax_code`;

/** Builds when the obligations due in a period were settled, as known on the data date. */
function settlementsSql(
  { schema, days: { from, to }, asOf, portions }: ViewSource,
  relationOf: (table: string) => string,
): readonly string[] {
  const days = `${daySql(from)} AND ${daySql(to < asOf ? to : asOf)}`;
  const seen = daySql(asOf);
  const due = `due_on BETWEEN ${days}`;
  const owed = `SELECT *, CAST(date_trunc('month', due_on) AS DATE) AS due_month FROM (${owedSql(due)}) o WHERE owing AND ${due}`;
  return [
    paymentsKnownSql('payments_known', schema),
    obligationCodesSql(schema),
    ...portionsSql(
      { schema, days, asOf: seen, matched: due, portions },
      {
        statements: (keep) => [
          `CREATE TEMP TABLE owed_now AS ${owed}`,
          settledDaysSql,
          'DROP TABLE paid_on_obligation',
          keep('portion_ages', AGES),
          lateRatesSql(schema),
          outcomesSql(seen),
          keep('portion_bands', BANDS),
          keep('portion_years', yearsSql(schema)),
        ],
        temporaryTables: ['owed_now', 'settled_day', 'late_rate', 'settled_outcome'],
      },
    ),
    sumPortionsSql(relationOf('settled_ages'), 'portion_ages', 'months_since_due', ['paid', 'unknown_paid']),
    sumPortionsSql(relationOf('settled_bands'), 'portion_bands', 'late_band', BAND_FIGURES),
    sumPortionsSql(relationOf('settled_years'), 'portion_years', 'opened_year', ['object_years', 'compliant_years', 'unknown_paid']),
  ];
}

const SETTLEMENTS = {
  source: ['assessments', 'returns', 'payments', 'objects', 'tax_rules'],
  grain: 'month',
  built: { when: 'on demand', view: 'settlements', statements: settlementsSql },
} as const;

/** Obligations due in a period by when they were settled; `due_month` is the first day of the month, or of the year for years. */
export const SETTLEMENT_ROLLUPS = {
  settled_ages: {
    ...SETTLEMENTS,
    keys: { due_month: 'DATE', ...PLACE, months_since_due: 'BIGINT' },
    measures: measures('paid', 'unknown_paid'),
  },
  settled_bands: {
    ...SETTLEMENTS,
    keys: { due_month: 'DATE', ...PLACE, late_band: 'VARCHAR' },
    measures: measures('obligations', 'due', 'unknown_due', 'late_interest', 'unknown_interest', 'unknown_paid'),
  },
  settled_years: {
    ...SETTLEMENTS,
    grain: 'year',
    keys: { due_month: 'DATE', ...PLACE, opened_year: 'VARCHAR' },
    measures: measures('object_years', 'compliant_years', 'unknown_paid'),
  },
} as const satisfies Rollups;
