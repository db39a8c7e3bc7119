import type { Compared } from './comparison.ts';
import type { RawTables } from './raw-parts.ts';

/** Objects in arrears at the end of 2024 in percent of those that owe, by the assumed levels. Only taxes with many objects. */
const IN_ARREARS: readonly (readonly [tax: string, percent: number, tolerance: number])[] = [
  ['PKB', 19.6, 6],
  ['PBBP2', 36, 8],
  ['PBJT_MAMIN', 26.4, 6],
  ['REKLAME', 23.4, 7],
];

/** Objects that owe anything: neither suspended nor exempt. */
const OWING = `objects o WHERE opened_on < DATE '2024-01-01' AND coalesce(closed_on, DATE '9999-12-31') > DATE '2024-12-31' AND status <> 'suspended'
  AND object_key NOT IN (SELECT object_key FROM assessments WHERE exemption > 0 AND tax_year = 2024)`;

export async function debtorLines(sample: RawTables): Promise<Compared[]> {
  const rows = await sample.rows(
    `SELECT tax_code, 100 * avg((object_key IN (SELECT object_key FROM arrears WHERE snapshot_on = DATE '2024-12-31'))::INTEGER) AS percent
     FROM ${OWING} GROUP BY 1`,
  );
  const found = new Map(rows.map((row) => [String(row['tax_code']), Number(row['percent'])]));
  return IN_ARREARS.map(([tax, expected, tolerance]) => ({
    label: `${tax} objects in arrears`,
    expected,
    actual: found.get(tax) ?? 0,
    tolerance,
  }));
}

/** Answered letters in percent: assumed, 10 to 30. */
export async function letterLines(sample: RawTables): Promise<Compared[]> {
  const rows = await sample.rows(
    `SELECT action, 100 * avg((result = 'paid')::INTEGER) AS paid FROM enforcement WHERE action <> 'seizure' AND year(issued_on) > 2019 GROUP BY 1 ORDER BY 1`,
  );
  return rows.map(({ action, paid }) => ({ label: `${String(action)} answered`, expected: 20, actual: Number(paid), tolerance: 10 }));
}

/** Amount written off in a year relative to the older debts collected, in percent. */
export async function writeOffLines(sample: RawTables): Promise<Compared[]> {
  const rows = await sample.rows(
    `SELECT year(snapshot_on) AS year, 100 * sum(written_off)::DOUBLE / sum(collected) AS percent FROM arrears_movements
     WHERE unit_code IS NULL AND year(snapshot_on) BETWEEN 2019 AND 2025 GROUP BY 1 ORDER BY 1`,
  );
  return rows.map(({ year, percent }) => ({
    label: `written off in ${String(year)}, of the collected`,
    expected: 40,
    actual: Number(percent),
    tolerance: 50,
  }));
}
