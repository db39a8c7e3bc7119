import { LESS_RULE, LOW_SPELL_RULE, MORE_RULE, OUTAGE_RULE, TWICE_RULE, type Rule } from './planted-anomalies.ts';
import type { RawTables } from './raw-parts.ts';

/** Bills of the land and building tax of three years. A unit is found if it lies far below its peers, by their own spread. */
const LOW_COMPLIANCE_RULE: Rule = {
  rule: 'a unit behind its peers in compliance',
  named: `
    WITH paid AS (SELECT assessment_id, min(paid_on) AS paid_on FROM payments GROUP BY 1),
    units AS (
      SELECT unit_code, count(*) AS bills, avg((coalesce(paid_on <= due_on, false))::INTEGER) AS part
      FROM assessments LEFT JOIN paid USING (assessment_id)
      WHERE document = 'SPPT' AND exemption = 0 AND tax_year BETWEEN 2023 AND 2025 GROUP BY 1
    ),
    peers AS (SELECT *, median(part) OVER () AS middle FROM units),
    spread AS (SELECT *, median(abs(part - middle)) OVER () * 1.4826 AS away FROM peers)
    SELECT unit_code AS named FROM spread
    WHERE bills >= 30 AND part < middle - 3.2 * sqrt(away * away + middle * (1 - middle) / bills)`,
};

/** Letters for each debt that was at most a year old. A unit is found if it writes hardly any. */
const IDLE_UNIT_RULE: Rule = {
  rule: 'a unit whose debts nobody works',
  named: `
    WITH debts AS (SELECT unit_code, count(*) AS debts FROM arrears WHERE tax_code = 'PBBP2' AND snapshot_on = DATE '2025-12-31' GROUP BY 1),
    letters AS (SELECT unit_code, count(*) AS letters FROM enforcement WHERE tax_code = 'PBBP2' AND year(issued_on) BETWEEN 2023 AND 2025 GROUP BY 1),
    units AS (SELECT unit_code, debts, coalesce(letters, 0) AS letters FROM debts LEFT JOIN letters USING (unit_code)),
    rates AS (SELECT *, median(letters / debts) OVER () AS usual FROM units)
    SELECT unit_code AS named FROM rates WHERE usual * debts >= 8 AND letters < 0.15 * usual * debts`,
};

/**
 * Part of the debts at the end of a vintage's year that was collected in the next year. A vintage is found if it has less than half of the
 * usual part.
 */
const VINTAGE_RULE: Rule = {
  rule: 'a vintage that goes bad',
  named: `
    WITH owed AS (SELECT tax_code, tax_year, object_key, period, principal FROM arrears WHERE snapshot_on = make_date(tax_year, 12, 31)),
    paid AS (SELECT tax_code, tax_year, object_key, period, min(posted_on) AS posted_on FROM payments WHERE is_arrears GROUP BY ALL),
    vintages AS (
      SELECT o.tax_code, o.tax_year, count(*) AS debts, avg((coalesce(posted_on <= make_date(o.tax_year + 1, 11, 14), false))::INTEGER) AS part
      FROM owed o LEFT JOIN paid p ON p.tax_code = o.tax_code AND p.tax_year = o.tax_year AND p.object_key = o.object_key
        AND p.period IS NOT DISTINCT FROM o.period
      WHERE o.tax_year BETWEEN 2019 AND 2025 GROUP BY ALL
    ),
    usual AS (SELECT *, median(part) OVER (PARTITION BY tax_code) AS usual FROM vintages)
    SELECT concat(tax_code, ' ', tax_year) AS named FROM usual WHERE debts * usual >= 20 AND part < 0.5 * usual`,
};

/** Share of a channel in the payments of the same days a year before. A channel is found if its share fell by more than a third. */
const CHANNEL_RULE: Rule = {
  rule: 'a channel that loses',
  named: `
    WITH years AS (
      SELECT channel_code, count(*) FILTER (year(posted_on) = 2025) AS before, count(*) FILTER (year(posted_on) = 2026) AS after
      FROM payments WHERE transactions = 1 AND strftime(posted_on, '%m-%d') <= '11-14' AND tax_code <> 'ROKOK' GROUP BY 1
    ),
    shares AS (SELECT *, before / sum(before) OVER () AS was, after / sum(after) OVER () AS is_now FROM years)
    SELECT channel_code AS named FROM shares WHERE before >= 200 AND is_now < 0.65 * was`,
};

/** Places of business that closed in the last year, by sector of the taxpayer. A sector is found if more than some of them closed. */
const SECTOR_RULE: Rule = {
  rule: 'a sector that leaves',
  named: `
    WITH sectors AS (
      SELECT sector_code, count(*) FILTER (o.closed_on IS NULL OR year(o.closed_on) = 2026) AS open, count(*) FILTER (year(o.closed_on) = 2026) AS closed
      FROM objects o JOIN taxpayers t USING (taxpayer_key) WHERE sector_code IS NOT NULL AND tax_code LIKE 'PBJT%' GROUP BY 1
    )
    SELECT sector_code AS named FROM sectors WHERE closed >= 4 AND closed > 0.12 * open`,
};

export const RULES: readonly Rule[] = [
  LOW_COMPLIANCE_RULE,
  IDLE_UNIT_RULE,
  VINTAGE_RULE,
  CHANNEL_RULE,
  SECTOR_RULE,
  LOW_SPELL_RULE,
  MORE_RULE,
  LESS_RULE,
  OUTAGE_RULE,
  TWICE_RULE,
];

/** Planted cases that each rule must find. */
export const PLANTED_CASES: Readonly<Record<string, string>> = {
  [LOW_COMPLIANCE_RULE.rule]: 'UP3D-317308',
  [IDLE_UNIT_RULE.rule]: 'UP3D-317508',
  [VINTAGE_RULE.rule]: 'PKB 2025',
  [CHANNEL_RULE.rule]: 'ATM',
  [SECTOR_RULE.rule]: 'R',
  [LOW_SPELL_RULE.rule]: 'PBJT_MAMIN UP3D-317402',
  [MORE_RULE.rule]: 'PBBP2 UP3D-317203 2026',
  [LESS_RULE.rule]: 'BPHTB UP3D-317506 2025',
  [OUTAGE_RULE.rule]: 'QRIS',
  [TWICE_RULE.rule]: 'UP3D-317302',
};

/** All findings of the rules in a sample. */
export async function findNames(sample: RawTables): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const { rule, named } of RULES)
    found.set(
      rule,
      (await sample.rows(`${named} ORDER BY 1`)).map((row) => String(row['named'])),
    );
  return found;
}
