import { measures, type Rollups } from '../rollup.ts';
import { quoted } from '../../engine/literals.ts';
import { REGION_LEVELS } from '../../schema/region-levels.ts';

/** The code of a region at its own level and at every level above. */
function regionPathsSql(target: string, regions: string): string {
  const steps = ['r0', 'r1', 'r2', 'r3'];
  const level = (name: string) =>
    `coalesce(${steps.map((step) => `CASE WHEN ${step}.level = ${quoted(name)} THEN ${step}.region_code END`).join(', ')}) AS ${name}`;
  return `CREATE TABLE ${target} AS SELECT r0.region_code, ${REGION_LEVELS.map(level).join(', ')}
    FROM ${regions} r0
    LEFT JOIN ${regions} r1 ON r1.region_code = r0.parent_code
    LEFT JOIN ${regions} r2 ON r2.region_code = r1.parent_code
    LEFT JOIN ${regions} r3 ON r3.region_code = r2.parent_code
    ORDER BY r0.region_code`;
}

/**
 * Targets ready to be summed: `month` 0 is the year, 1 to 12 the plan, null if no month is known.
 * Scope `unit` holds the units' rows; scope `province` the whole. Adding both would count money twice.
 */
function targetFactsSql(target: string, targets: string): string {
  const key = 'year, version, unit_code, tax_code';
  const columns = `${key}, effective_from, month, amount`;
  const sum = 'CAST(sum(amount) AS BIGINT)';
  return `CREATE TABLE ${target} AS
    WITH months AS (SELECT unnest(range(1, 13)) AS month),
    known AS (SELECT ${key}, min(month) AS first_month, max(month) AS last_month, max(effective_from) AS effective_from, ${sum} AS total FROM ${targets} GROUP BY ${key}),
    filled AS (
      SELECT ${key}, effective_from, month, amount FROM ${targets}
      UNION ALL SELECT ${key}, effective_from, 0, total FROM known WHERE first_month > 0
      UNION ALL SELECT ${key}, effective_from, months.month, NULL FROM known, months WHERE last_month = 0
    ),
    province AS (SELECT ${columns} FROM filled WHERE unit_code IS NULL),
    units AS (SELECT ${columns} FROM filled WHERE unit_code IS NOT NULL),
    summed AS (
      SELECT u.year, u.version, u.tax_code, max(u.effective_from) AS effective_from, u.month, CASE WHEN count(u.amount) = count(*) THEN ${sum} END AS amount
      FROM units u
      WHERE NOT EXISTS (
        SELECT 1 FROM province p
        WHERE p.year = u.year AND p.version = u.version AND p.tax_code = u.tax_code AND p.amount IS NOT NULL AND (p.month = 0) = (u.month = 0)
      )
      GROUP BY u.year, u.version, u.tax_code, u.month
    ),
    stated AS (
      SELECT p.* FROM province p
      WHERE p.amount IS NOT NULL OR NOT EXISTS (
        SELECT 1 FROM summed s WHERE s.year = p.year AND s.version = p.version AND s.tax_code = p.tax_code AND s.month = p.month
      )
    )
    SELECT 'unit' AS scope, year, version, effective_from, unit_code, tax_code, month, amount FROM units
    UNION ALL SELECT 'province', year, version, effective_from, NULL, tax_code, month, amount FROM summed
    UNION ALL SELECT 'province', year, version, effective_from, NULL, tax_code, month, amount FROM stated
    ORDER BY scope, year, version, unit_code, tax_code, month`;
}

/** Lookups prepared from lists of codes, so that queries need no recursion. */
export const REFERENCE_ROLLUPS = {
  region_paths: {
    source: 'regions',
    grain: 'data date',
    keys: { region_code: 'VARCHAR', province: 'VARCHAR', city: 'VARCHAR', district: 'VARCHAR', ward: 'VARCHAR' },
    measures: {},
    built: { when: 'at publication', part: 'reference', statement: (target, of) => regionPathsSql(target, of('regions')) },
    check: { sum: 'count(*)', rows: 'count(*)', from: 'regions' },
  },
  target_facts: {
    source: 'targets',
    grain: 'month',
    keys: {
      scope: 'VARCHAR',
      year: 'INTEGER',
      version: 'VARCHAR',
      effective_from: 'DATE',
      unit_code: 'VARCHAR',
      tax_code: 'VARCHAR',
      month: 'INTEGER',
    },
    measures: measures('amount'),
    built: { when: 'at publication', part: 'reference', statement: (target, of) => targetFactsSql(target, of('targets')) },
  },
} as const satisfies Rollups;
