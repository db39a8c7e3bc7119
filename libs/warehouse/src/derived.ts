/**
 * Tables of the reference part that are worked out from imported ones at publication, so that questions need no recursion.
 */
export const DERIVED = ['region_paths', 'target_facts'] as const;
export type DerivedName = (typeof DERIVED)[number];

const LEVELS = ['province', 'city', 'district', 'ward'] as const;

/** The code of a region's own level and of every level above it. */
export function regionPathsSql(target: string, regions: string): string {
  const steps = ['r0', 'r1', 'r2', 'r3'];
  const level = (name: string) =>
    `coalesce(${steps.map((step) => `CASE WHEN ${step}.level = '${name}' THEN ${step}.region_code END`).join(', ')}) AS ${name}`;
  return `CREATE TABLE ${target} AS SELECT r0.region_code, ${LEVELS.map(level).join(', ')}
    FROM ${regions} r0
    LEFT JOIN ${regions} r1 ON r1.region_code = r0.parent_code
    LEFT JOIN ${regions} r2 ON r2.region_code = r1.parent_code
    LEFT JOIN ${regions} r3 ON r3.region_code = r2.parent_code
    ORDER BY r0.region_code`;
}

/**
 * Targets ready to be summed: `month` 0 is the annual target (the sum of the months where no annual row was given), `scope`
 * `unit` holds the units' own rows, `scope` `province` the whole: the province's rows, or the sum of the units where it has none.
 * Adding both scopes would count the same money twice.
 */
export function targetFactsSql(target: string, targets: string): string {
  const key = 'year, version, unit_code, tax_code';
  return `CREATE TABLE ${target} AS
    WITH filled AS (
      SELECT ${key}, effective_from, month, CAST(amount AS DECIMAL(38, 0)) AS amount FROM ${targets}
      UNION ALL
      SELECT ${key}, max(effective_from), 0, CAST(sum(CAST(amount AS DECIMAL(38, 0))) AS DECIMAL(38, 0)) FROM ${targets}
      GROUP BY ${key} HAVING min(month) > 0
    ),
    province AS (SELECT * FROM filled WHERE unit_code IS NULL),
    summed AS (
      SELECT u.year, u.version, u.tax_code, max(u.effective_from) AS effective_from, u.month, CAST(sum(u.amount) AS DECIMAL(38, 0)) AS amount
      FROM filled u
      WHERE u.unit_code IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM province p WHERE p.year = u.year AND p.version = u.version AND p.tax_code = u.tax_code AND (p.month = 0) = (u.month = 0)
      )
      GROUP BY u.year, u.version, u.tax_code, u.month
    )
    SELECT 'unit' AS scope, year, version, effective_from, unit_code, tax_code, month, amount FROM filled WHERE unit_code IS NOT NULL
    UNION ALL SELECT 'province', year, version, effective_from, NULL, tax_code, month, amount FROM province
    UNION ALL SELECT 'province', year, version, effective_from, NULL, tax_code, month, amount FROM summed
    ORDER BY scope, year, version, unit_code, tax_code, month`;
}
