import { quoted } from '../../engine/literals.ts';
/** Maximum months of interest if no rule gives one, and the last month with its own rate. */
export const MAX_RATED_MONTHS = 60;

const joinRuleSql = (
  name: string,
  unit: string,
  day: string,
): string => `JOIN rules u ON u.rule = ${quoted(name)} AND u.value_unit = ${quoted(unit)}
      AND (u.tax_code IS NULL OR u.tax_code = d.tax_code) AND ${day} BETWEEN u.valid_from AND coalesce(u.valid_to, DATE '9999-12-31')`;
/** The tax's own rule takes precedence over the rule of all taxes. */
const RATE_BY_PRECEDENCE = 'arg_max(u.value, (u.tax_code IS NOT NULL, u.valid_from))';

/**
 * Cumulative permille of interest by months late: each month uses the rule in force on its first day.
 * The cap in force on the due date limits the months. No row exists if a month has no rate.
 */
export const lateRatesSql = (schema: string): string => `CREATE TEMP TABLE late_rate AS
  WITH rules AS (
    SELECT tax_code, rule, value_unit, CAST(value AS BIGINT) AS value, valid_from, valid_to FROM ${schema}.tax_rules
    WHERE rule IN ('interest', 'interest-cap') AND regexp_full_match(value, '[0-9]{1,4}')
  ),
  days AS (SELECT DISTINCT tax_code, due_on FROM owed_now),
  caps AS (SELECT d.tax_code, d.due_on, ${RATE_BY_PRECEDENCE} AS cap FROM days d ${joinRuleSql('interest-cap', 'months', 'd.due_on')} GROUP BY d.tax_code, d.due_on),
  rates AS (
    SELECT d.tax_code, d.due_on, m.begun, ${RATE_BY_PRECEDENCE} AS permille
    FROM days d CROSS JOIN range(1, ${String(MAX_RATED_MONTHS + 1)}) m(begun) ${joinRuleSql('interest', 'permille', 'd.due_on + to_months(CAST(m.begun - 1 AS INTEGER))')}
    GROUP BY d.tax_code, d.due_on, m.begun
  )
  SELECT r.tax_code, r.due_on, r.begun, sum(CASE WHEN r.begun <= coalesce(c.cap, ${String(MAX_RATED_MONTHS)}) THEN r.permille ELSE 0 END) OVER so_far AS permille
  FROM rates r LEFT JOIN caps c ON c.tax_code = r.tax_code AND c.due_on = r.due_on
  WINDOW so_far AS (PARTITION BY r.tax_code, r.due_on ORDER BY r.begun) QUALIFY count(*) OVER so_far = r.begun`;
