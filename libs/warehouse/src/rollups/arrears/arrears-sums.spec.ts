import { execute, query, withEngine } from '../../engine/duck.ts';
import { statementOf } from '../all-rollups.ts';

const arrears = (object: number, taxYear: number, unit: string | null, principal: number, penalty: number | null = 0) =>
  `(DATE '2025-12-31', ${String(object)}, 'PBB', ${unit === null ? 'NULL' : `'${unit}'`}, NULL, ${String(taxYear)}, ${String(principal)}, ${String(penalty)})`;

async function debtors(rows: readonly string[]) {
  return withEngine(':memory:', {}, async (connection) => {
    await execute(
      connection,
      `CREATE TABLE arrears AS SELECT * FROM (VALUES ${rows.join(', ')})
        t(snapshot_on, object_key, tax_code, unit_code, region_code, tax_year, principal, penalty)`,
      // Of the sums only the codes are read, which are those of the rows.
      String(statementOf('debtor_sums', (table) => (table === 'arrears_sums' ? 'arrears' : table))),
    );
    const found = await query(connection, 'SELECT unit_code, years_owed, objects, total, unknown_penalty FROM debtor_sums');
    return found.map(([unit, ...figures]) => [unit, ...figures.map(Number)]);
  });
}

it('counts a debtor once, in the unit of the row in which it owes most, and by the years that it owes for', async () => {
  expect(
    await debtors([
      arrears(1, 2023, 'U1', 10),
      arrears(1, 2024, 'U1', 20, null),
      // More in U2, together with the penalty, and both for the same year.
      arrears(2, 2024, 'U1', 50, 5),
      arrears(2, 2024, 'U2', 40, 16),
      // As much in both units: the later year decides.
      arrears(3, 2025, null, 7),
      arrears(3, 2022, 'U2', 7),
    ]),
  ).toEqual([
    ['U1', 2, 1, 30, 1],
    ['U2', 1, 1, 111, 0],
    [null, 2, 1, 14, 0],
  ]);
});

it('tells years apart that lie decades apart', async () => {
  const years = [1960, 1992, 2024].map((year) => arrears(1, year, 'U1', 1));
  expect(await debtors(years)).toEqual([['U1', 3, 1, 3, 0]]);
});

// Snapshot of 31 December 2025. Lapsed: 1 and, on the day itself, 2. Within twelve months: 4 + 8. Later: 16; not known: 32.
it('counts what lapses within twelve months of the snapshot, not what has lapsed or lapses later', async () => {
  const rows = [
    ['2025-12-30', 1],
    ['2025-12-31', 2],
    ['2026-01-01', 4],
    ['2026-12-31', 8],
    ['2027-01-01', 16],
    [null, 32],
  ] as const;
  const values = rows.map(([day, owed], place) => `(${String(place)}, ${String(owed)}, ${day === null ? 'NULL' : `'${day}'`})`);
  const found = await withEngine(':memory:', {}, async (connection) => {
    await execute(
      connection,
      `CREATE TABLE arrears AS SELECT DATE '2025-12-31' AS snapshot_on, object_key, 'PBB' AS tax_code, 'U1' AS unit_code, NULL AS region_code,
        2021 AS tax_year, CAST(principal AS BIGINT) AS principal, 0 AS penalty, DATE '2021-09-30' AS due_on, 'doubtful' AS quality, false AS disputed,
        false AS uncollectible, CAST(expires_on AS DATE) AS expires_on, NULL AS documents
        FROM (VALUES ${values.join(', ')}) t(object_key, principal, expires_on)`,
      String(statementOf('arrears_sums', (table) => table)),
    );
    return query(connection, 'SELECT expiring, unknown_lapsed, total FROM arrears_sums');
  });
  expect(found.map((row) => row.map(Number))).toEqual([[12, 1, 63]]);
});

// Snapshot of 31 December 2025; one debt of each kind, of amounts that tell which ones a sum holds.
it('takes each debt out once, by the first mark that applies, and knows nothing where a mark that matters is missing', async () => {
  const [open, lapsed] = ["DATE '2026-01-01'", "DATE '2025-12-31'"];
  const standing = async (...debts: readonly string[]) => {
    const values = debts.map((debt, place) => `(${String(10 ** place)}, ${debt})`);
    return withEngine(':memory:', {}, async (connection) => {
      await execute(
        connection,
        `CREATE TABLE arrears AS SELECT DATE '2025-12-31' AS snapshot_on, 1 AS object_key, 'PBB' AS tax_code, 'U1' AS unit_code, NULL AS region_code,
          2021 AS tax_year, CAST(principal AS BIGINT) AS principal, 0 AS penalty, DATE '2021-09-30' AS due_on, NULL AS quality, CAST(expires_on AS DATE) AS expires_on,
          CAST(disputed AS BOOLEAN) AS disputed, CAST(uncollectible AS BOOLEAN) AS uncollectible, NULL AS documents
          FROM (VALUES ${values.join(', ')}) t(principal, expires_on, disputed, uncollectible)`,
        String(statementOf('arrears_sums', (table) => table)),
      );
      const [row = []] = await query(
        connection,
        `SELECT lapsed, disputed, uncollectible, collectible, total,
          [unknown_lapsed, unknown_disputed, unknown_uncollectible, unknown_collectible] FROM arrears_sums`,
      );
      return { parts: row.slice(0, 4).map(Number), total: Number(row[4]), unknown: String(row[5]) };
    });
  };
  const known = [
    `${lapsed}, true, true`,
    `${open}, true, true`,
    `${open}, false, true`,
    `${open}, false, false`,
    `${lapsed}, false, false`,
  ];
  expect(await standing(...known)).toEqual({ parts: [10001, 10, 100, 1000], total: 11111, unknown: '0,0,0,0' });
  // A lapsed debt needs no other mark; of the others the last ones that matter are not known.
  expect(await standing(`${lapsed}, NULL, NULL`)).toMatchObject({ parts: [1, 0, 0, 0], unknown: '0,0,0,0' });
  expect(await standing(`${open}, true, NULL`)).toMatchObject({ parts: [0, 1, 0, 0], unknown: '0,0,0,0' });
  expect(await standing(`${open}, false, NULL`)).toMatchObject({ parts: [0, 0, 0, 0], unknown: '0,0,1,1' });
  expect(await standing('NULL, false, true')).toMatchObject({ parts: [0, 0, 0, 0], unknown: '1,0,1,0' });
});
