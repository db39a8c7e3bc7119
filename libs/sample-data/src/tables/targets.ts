import type { DuckDBConnection } from '@duckdb/node-api';
import { YEARS } from '../facts/assumptions.ts';
import { monthShares } from '../facts/seasonality.ts';
import { TAX_CODES, taxNumber, type TaxCode } from '../facts/tax-types.ts';
import { unitNumber } from '../facts/units.ts';
import { apportion } from '../plan/apportion.ts';
import { inForceFrom, targetRupiah, TARGET_VERSIONS_OF_YEAR, taxesOf } from '../plan/revenue.ts';
import { usualShares } from '../plan/unit-shares.ts';
import { taxCode, unitCode } from './codes.ts';
import { query, createTemporaryTable } from './load-rows.ts';

const MILLION = 1_000_000;
const THOUSAND = 1_000;

/** The province's plan by month, in whole thousands of rupiah. */
function monthlyPlans(scale: number) {
  return YEARS.flatMap((year) =>
    TARGET_VERSIONS_OF_YEAR.flatMap((version) =>
      taxesOf(year).flatMap((tax) =>
        apportion(Math.round(targetRupiah(tax, year, version, scale) / THOUSAND), monthShares(tax, year)).map((thousands, index) => ({
          year,
          version,
          effective_from: inForceFrom(year, version),
          tax: taxNumber(tax),
          month: index + 1,
          amount: thousands * THOUSAND,
        })),
      ),
    ),
  );
}

/** Parts by unit in a million. The largest unit takes the rounding difference, so that units add up to the province. */
function unitParts(tax: TaxCode) {
  const shares = usualShares(tax);
  const largestUnit = shares.reduce((a, b) => (b.share > a.share ? b : a), shares[0] ?? { share: 0, unit: null });
  return shares.map(({ unit, share }) => ({
    tax: taxNumber(tax),
    unit: unitNumber(unit),
    parts: Math.floor(share * MILLION),
    takes_rest: unit === largestUnit.unit ? 1 : 0,
  }));
}

/** Both versions of every year: the province and its units, by month and for the year. The parts add up exactly by unit and by month. */
export async function fillTargets(connection: DuckDBConnection, scale: number): Promise<void> {
  await createTemporaryTable(
    connection,
    'sample_plans',
    { year: 'INTEGER', version: 'VARCHAR', effective_from: 'DATE', tax: 'INTEGER', month: 'INTEGER', amount: 'BIGINT' },
    monthlyPlans(scale),
  );
  await createTemporaryTable(
    connection,
    'sample_unit_parts',
    { tax: 'INTEGER', unit: 'INTEGER', parts: 'BIGINT', takes_rest: 'INTEGER' },
    TAX_CODES.flatMap(unitParts),
  );
  await query(
    connection,
    `INSERT INTO incoming.targets (year, version, effective_from, unit_code, tax_code, month, amount)
    WITH parted AS (
      SELECT p.*, s.unit, s.takes_rest, CASE WHEN s.takes_rest = 1 THEN 0 ELSE p.amount // 1000 * s.parts // ${String(MILLION)} * 1000 END AS part
      FROM sample_plans p JOIN sample_unit_parts s ON s.tax = p.tax
    ),
    shared AS (
      SELECT year, version, effective_from, unit, tax, month,
        CASE WHEN takes_rest = 1 THEN amount - sum(part) OVER (PARTITION BY year, version, tax, month) ELSE part END AS amount
      FROM parted
    ),
    monthly AS (
      SELECT * FROM shared UNION ALL SELECT year, version, effective_from, NULL, tax, month, amount FROM sample_plans
    ),
    all_rows AS (
      SELECT * FROM monthly
      UNION ALL SELECT year, version, effective_from, unit, tax, 0, sum(amount) FROM monthly GROUP BY year, version, effective_from, unit, tax
    )
    SELECT year, version, effective_from, ${unitCode('unit')} AS unit_code, ${taxCode('tax')} AS tax_code, month, CAST(amount AS BIGINT)
    FROM all_rows ORDER BY year, version, unit_code NULLS FIRST, tax_code, month`,
  );
}
