import type { Compared } from './comparison.ts';
import type { RawTables } from './raw-parts.ts';

/** Fewer payers may vary by any amount from one year to the next. */
const MANY_PAYERS = '30';

/** Growth of wards, and revenue of units relative to their plans, in percent. */
export async function placeLines(sample: RawTables): Promise<Compared[]> {
  const [wards] = await sample.rows(
    `WITH years AS (
       SELECT region_code, sum(amount) FILTER (year(posted_on) = 2024) AS before, sum(amount) FILTER (year(posted_on) = 2025) AS after,
         count(DISTINCT object_key) FILTER (year(posted_on) = 2025) AS payers
       FROM payments WHERE length(region_code) > 8 GROUP BY 1
     )
     SELECT 100 * avg((abs(after / before - 1) > 0.5)::INTEGER) AS far, 100 * max(after / before - 1) FILTER (payers >= ${MANY_PAYERS}) AS most FROM years`,
  );
  const [units] = await sample.rows(
    `WITH got AS (SELECT unit_code, year(posted_on) AS year, month(posted_on) AS month, sum(amount) AS got FROM payments GROUP BY ALL),
     planned AS (
       SELECT unit_code, year, month, sum(amount) AS plan FROM targets WHERE month > 0 AND version = 'apbdp' AND unit_code LIKE 'UP3D%' GROUP BY ALL
     )
     SELECT 100 * avg((got / plan BETWEEN 0.6 AND 1.5)::INTEGER) AS near FROM planned JOIN got USING (unit_code, year, month) WHERE year BETWEEN 2023 AND 2025`,
  );
  const [islands] = await sample.rows(
    `SELECT 100 * sum(amount) FILTER (unit_code = 'UP3D-3101')::DOUBLE / sum(amount) AS money,
       100 * count(DISTINCT object_key) FILTER (unit_code = 'UP3D-3101') / count(DISTINCT object_key) AS payers
     FROM payments WHERE unit_code LIKE 'UP3D%'`,
  );
  return [
    { label: 'wards that moved by more than half', expected: 0, actual: Number(wards?.['far']), tolerance: 10 },
    { label: 'the ward of many payers that grew most', expected: 50, actual: Number(wards?.['most']), tolerance: 100 },
    { label: 'months of units at 60 to 150 of the plan', expected: 100, actual: Number(units?.['near']), tolerance: 40 },
    { label: 'the islands, rupiah of the districts', expected: 0.1, actual: Number(islands?.['money']), tolerance: 0.1 },
    { label: 'the islands, payers of the districts', expected: 0.15, actual: Number(islands?.['payers']), tolerance: 0.2 },
  ];
}
