import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError, type Query } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { openDraft, openWarehouse, readManifest, readSettings, TABLE_NAMES, writeSettings } from '@pendapa/warehouse';
import { generateSample } from './generate-sample.ts';
import { rawRows, rawSample, type RawParts, type RawTables } from './testing/raw-parts.ts';

const SIZE = 10_000;

const year = { from: '2025-01-01', to: '2025-12-31' } as const;

/** Questions, and statements over the raw parts that must give the same result. */
const SECOND_WAY: readonly (readonly [Query, string])[] = [
  [
    { subject: 'revenue', measures: ['amount'], by: ['taxType'], ...year },
    'SELECT tax_code, CAST(sum(amount) AS VARCHAR) FROM payments WHERE year(posted_on) = 2025 GROUP BY 1',
  ],
  [
    { subject: 'revenue', measures: ['transactions'], by: ['unit'], from: '2019-01-01', to: '2026-11-14' },
    'SELECT unit_code, CAST(sum(transactions) AS VARCHAR) FROM payments GROUP BY 1',
  ],
  [
    { subject: 'revenue', measures: ['payingObjects'], by: ['taxType'], ...year },
    `SELECT tax_code, CAST(nullif(count(DISTINCT object_key), 0) AS VARCHAR) FROM payments
     WHERE year(posted_on) = 2025 AND transactions = 1 GROUP BY 1`,
  ],
  [
    { subject: 'arrears', measures: ['principal'], by: ['taxType'], ...year },
    "SELECT tax_code, CAST(sum(principal) AS VARCHAR) FROM arrears WHERE snapshot_on = DATE '2025-12-31' GROUP BY 1",
  ],
  [
    { subject: 'assessments', measures: ['gross'], by: ['taxType'], ...year },
    'SELECT tax_code, CAST(sum(principal) AS VARCHAR) FROM assessments WHERE year(issued_on) = 2025 GROUP BY 1',
  ],
  [
    { subject: 'compliance', measures: ['filed'], by: ['taxType'], ...year },
    `SELECT tax_code, CAST(count(filed_on) AS VARCHAR) FROM returns WHERE year(due_on) = 2025 AND correction = 0 GROUP BY 1`,
  ],
];

/** Number of rows and sum of their hashes, without the origin that publication adds. Equal for equal contents in any order. */
async function checksums(sample: RawTables): Promise<string[]> {
  return Promise.all(
    TABLE_NAMES.map((table) =>
      sample.value(
        `SELECT concat(count(*), ' ', sum(CAST(hash(t) AS HUGEINT))) FROM (SELECT COLUMNS(c -> c NOT IN ('source_id', 'load_id')) FROM ${table}) t`,
      ),
    ),
  );
}

async function checksumsOf(seed: number, threads: number): Promise<string[]> {
  const sample = await rawRows(SIZE, seed, threads);
  try {
    return await checksums(sample);
  } finally {
    await sample.close();
  }
}

describe('a sample is decided by its size and seed, and replaced as a whole', () => {
  let published: RawParts;
  beforeAll(async () => {
    published = await rawSample(SIZE, 5);
  }, 480_000);
  afterAll(() => published.close());

  it('the same again, with one thread as with three, published or not; another with another seed', async () => {
    const [first, again, other] = [await checksums(published), await checksumsOf(5, 1), await checksumsOf(6, 3)];
    expect(again).toEqual(first);
    const differing = TABLE_NAMES.filter((_, index) => first[index] !== other[index]);
    expect(differing).toContain('payments');
    expect(differing).toContain('arrears');
    // Names, rules and targets do not depend on the seed.
    for (const table of ['regions', 'units', 'tax_types', 'tax_rules', 'calendar', 'targets', 'costs'])
      expect(differing).not.toContain(table);
  }, 480_000);

  it('answers what plain SQL over the raw parts adds up to', async () => {
    const warehouse = await openWarehouse(published.folder, { threads: 2 });
    try {
      for (const [question, sql] of SECOND_WAY) {
        const { columns } = await warehouse.answer(question);
        const [keys, values] = columns.map((column) => column.values);
        const cells = (keys ?? []).map((key, index) => [String(key), values?.[index] ?? null] as const);
        const answered = Object.fromEntries(cells.flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]])));
        const rows = (await published.rows(sql)).map((row) => Object.values(row));
        const raw = Object.fromEntries(rows.flatMap(([key, value]) => (value === null ? [] : [[String(key), String(value)]])));
        expect([question.subject, answered]).toEqual([question.subject, raw]);
      }
    } finally {
      await warehouse.close();
    }
  }, 60_000);

  it('replaces a sample instead of adding to it, and tells how far it is', async () => {
    const { folder } = published;
    const steps: string[] = [];
    const second = await generateSample({ dataFolder: folder, payments: 11_000, onProgress: ({ step }) => steps.push(step.id) });
    expect(second.generation).toBe(2);
    expect(second.extracts.find(({ extract }) => extract === 'payments')?.rows).toBe(11_000);
    expect(steps[0]).toContain('wilayah');
    expect(steps.at(-1)).toBe('selesai');
    expect((await readSettings(folder)).agency).toEqual({
      id: expect.stringMatching(/^Bapenda Provinsi Contoh \(data contoh, 1\/\d+ provinsi nyata\)$/),
      en: expect.stringMatching(/^Sample Province Revenue Agency \(sample data, 1\/\d+ of a real province\)$/),
    });
  }, 480_000);
});

describe('where a sample may be generated', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pendapa-sample-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("refuses an agency's data", async () => {
    const draft = await openDraft(folder);
    await draft.connection.run("INSERT INTO incoming.payments (posted_on, grain, amount) VALUES ('2024-01-02', 'day', 5)");
    const before = await draft.publish({ source: 'agency.csv', sourceSha256: null, sample: false });
    await expect(generateSample({ dataFolder: folder, payments: 10_000 })).rejects.toThrow(UserError);
    expect(await readManifest(folder)).toEqual(before);
  }, 60_000);

  it("refuses an agency's settings, also where no data were imported yet", async () => {
    const settings = { ...DEFAULT_SETTINGS, agency: { id: 'Bapenda Kota Lain', en: 'Another City' } };
    await writeSettings(folder, settings);
    await expect(generateSample({ dataFolder: folder, payments: 10_000 })).rejects.toThrow(UserError);
    expect(await readSettings(folder)).toEqual(settings);
  });

  it.each([[{ payments: 9_999 }], [{ payments: 100_000_001 }], [{ payments: 20_000.5 }], [{ payments: 10_000, seed: -1 }]])(
    'refuses %j before anything is written',
    async (options) => {
      const target = join(folder, 'data');
      await expect(generateSample({ dataFolder: target, ...options })).rejects.toThrow(UserError);
      await writeFile(target, '');
    },
  );
});
