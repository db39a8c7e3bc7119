import { DuckDBInstance } from '@duckdb/node-api';
import { join } from 'node:path';
import { query } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';
import { pathsOf } from '../data-folder/paths.ts';
import type { Manifest } from '../generations/manifest.ts';
import { load, payment, SMALL_AGENCY, temporaryFolder } from '../testing/small-agency.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const assessment = (id: string, issued: string, principal: number) => ({
  assessment_id: id,
  document: 'SKPD',
  tax_code: 'PBB',
  tax_year: Number(issued.slice(0, 4)),
  issued_on: issued,
  principal,
});

const owed = (snapshot: string, object: number, principal: number) => ({
  snapshot_on: snapshot,
  object_key: object,
  tax_code: 'PBB',
  tax_year: 2023,
  principal,
  due_on: '2023-09-30',
});

const partsOf = (manifest: Manifest, kind: string) =>
  manifest.parts.filter((part) => part.kind === kind).map(({ year, rows, sums }) => ({ year, rows, sums }));

async function stored(manifest: Manifest, table: string, columns: string): Promise<(string | null)[][]> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const found: (string | null)[][] = [];
    for (const [index, part] of manifest.parts.entries()) {
      if (part.rows[table] === undefined) continue;
      await connection.run(`ATTACH ${quoted(join(pathsOf(folder.path).parts, part.file))} AS p${String(index)} (READ_ONLY)`);
      const rows = await query(connection, `SELECT ${columns} FROM p${String(index)}.${table}`);
      found.push(...rows.map((row) => row.map((cell) => (cell === null ? null : String(cell)))));
    }
    return found.sort();
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

describe('facts other than payments', () => {
  it('lie in a part for each year, with their control sum', async () => {
    const manifest = await load(folder.path, { assessments: [assessment('A1', '2023-12-31', 10), assessment('A2', '2024-01-01', 32)] });
    expect(partsOf(manifest, 'assessments')).toEqual([
      { year: 2023, rows: { assessments: 1, due_bands: 1 }, sums: { 'assessments.principal': '10' } },
      { year: 2024, rows: { assessments: 1, due_bands: 1 }, sums: { 'assessments.principal': '32' } },
    ]);
  });

  it('are corrected by a row of the same key, even into another year', async () => {
    await load(folder.path, { assessments: [assessment('A1', '2023-12-31', 10), assessment('A2', '2023-05-01', 7)] });
    const second = await load(folder.path, { assessments: [assessment('A1', '2024-01-02', 11)] });
    expect(await stored(second, 'assessments', 'assessment_id, issued_on, principal')).toEqual([
      ['A1', '2024-01-02', '11'],
      ['A2', '2023-05-01', '7'],
    ]);
  });

  it('leave no part for a year whose last row moved away', async () => {
    await load(folder.path, { assessments: [assessment('A1', '2023-12-31', 10)] });
    const second = await load(folder.path, { assessments: [assessment('A1', '2024-01-02', 11)] });
    expect(partsOf(second, 'assessments').map(({ year }) => year)).toEqual([2024]);
  });

  it('a snapshot of arrears replaces the snapshot of the same day as a whole', async () => {
    await load(folder.path, { arrears: [owed('2024-06-30', 1, 5), owed('2024-06-30', 2, 6), owed('2024-12-31', 1, 7)] });
    const second = await load(folder.path, { arrears: [owed('2024-12-31', 9, 8)] });
    expect(await stored(second, 'arrears', 'snapshot_on, object_key, principal')).toEqual([
      ['2024-06-30', '1', '5'],
      ['2024-06-30', '2', '6'],
      ['2024-12-31', '9', '8'],
    ]);
  });

  it('with a key twice are refused, and nothing is published', async () => {
    await expect(
      load(folder.path, { assessments: [assessment('A1', '2024-01-02', 1), assessment('A1', '2024-03-02', 2)] }),
    ).rejects.toThrow('A1');
    const manifest = await load(folder.path, { assessments: [assessment('A1', '2024-01-02', 1)] });
    expect(manifest.generation).toBe(1);
  });

  it('stay where they are when payments come, and the other way round', async () => {
    const first = await load(folder.path, { ...SMALL_AGENCY, assessments: [assessment('A1', '2025-01-02', 1)] });
    const paid = await load(folder.path, { payments: [payment('2025-03-06', 'PBB', 5)] });
    const assessed = await load(folder.path, { assessments: [assessment('A2', '2025-01-03', 1)] });
    const file = (manifest: Manifest, kind: string) => manifest.parts.find((part) => part.kind === kind && part.year === 2025)?.file;
    expect(file(paid, 'assessments')).toBe(file(first, 'assessments'));
    expect(file(assessed, 'payments')).toBe(file(paid, 'payments'));
  });

  it('rules without a tax code replace the rule for all taxes, not each other', async () => {
    const rule = (value: string, from: string) => ({ rule: 'interest', value, value_unit: 'permille', valid_from: from });
    await load(folder.path, { tax_rules: [rule('20', '2010-01-01'), rule('10', '2024-01-05')] });
    const second = await load(folder.path, { tax_rules: [rule('11', '2024-01-05')] });
    expect(await stored(second, 'tax_rules', 'valid_from, value')).toEqual([
      ['2010-01-01', '20'],
      ['2024-01-05', '11'],
    ]);
  });
});
