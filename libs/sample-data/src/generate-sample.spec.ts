import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SpokenError } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { openDraft, readManifest, readSettings, TABLE_NAMES, writeSettings } from '@pendapa/warehouse';
import { generateSample } from './generate-sample.ts';
import { rawSample, type RawParts } from './testing/raw-parts.ts';

const SIZE = 10_000;

/** Count and sum of the hashes of whole rows: equal for equal contents, in whatever order they are stored. */
async function checksums(sample: RawParts): Promise<string[]> {
  return Promise.all(
    TABLE_NAMES.map((table) => sample.value(`SELECT concat(count(*), ' ', sum(CAST(hash(t) AS HUGEINT))) FROM ${table} t`)),
  );
}

describe('a sample is decided by its size and seed, and replaced as a whole', () => {
  const generated: RawParts[] = [];
  const generate = async (seed: number, threads: number) => {
    const sample = await rawSample(SIZE, seed, threads);
    generated.push(sample);
    return checksums(sample);
  };
  afterAll(() => Promise.all(generated.map((sample) => sample.close())));

  it('the same again, with one thread as with three; another with another seed', async () => {
    const [first, again, other] = [await generate(5, 1), await generate(5, 3), await generate(6, 3)];
    expect(again).toEqual(first);
    const differing = TABLE_NAMES.filter((_, index) => first[index] !== other[index]);
    expect(differing).toContain('payments');
    expect(differing).toContain('arrears');
    // Names, rules and targets do not hang on the seed.
    for (const table of ['regions', 'units', 'tax_types', 'tax_rules', 'calendar', 'targets', 'costs'])
      expect(differing).not.toContain(table);
  }, 480_000);

  it('replaces a sample instead of adding to it, and tells how far it is', async () => {
    const folder = generated[0]?.folder ?? '';
    const steps: string[] = [];
    const second = await generateSample({ dataFolder: folder, payments: 11_000, onProgress: ({ step }) => steps.push(step.id) });
    expect(second.generation).toBe(2);
    expect(second.extracts.find(({ extract }) => extract === 'payments')?.rows).toBe(11_000);
    expect(steps[0]).toContain('wilayah');
    expect(steps.at(-1)).toBe('selesai');
    expect((await readSettings(folder)).agency).toEqual({
      id: 'Bapenda Provinsi Contoh (data contoh)',
      en: 'Sample Province Revenue Agency (sample data)',
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
    await expect(generateSample({ dataFolder: folder, payments: 10_000 })).rejects.toThrow(SpokenError);
    expect(await readManifest(folder)).toEqual(before);
  }, 60_000);

  it("refuses an agency's settings, also where no data were imported yet", async () => {
    const settings = { ...DEFAULT_SETTINGS, agency: { id: 'Bapenda Kota Lain', en: 'Another City' } };
    await writeSettings(folder, settings);
    await expect(generateSample({ dataFolder: folder, payments: 10_000 })).rejects.toThrow(SpokenError);
    expect(await readSettings(folder)).toEqual(settings);
  });

  it.each([[{ payments: 9_999 }], [{ payments: 100_000_001 }], [{ payments: 20_000.5 }], [{ payments: 10_000, seed: -1 }]])(
    'refuses %j before anything is written',
    async (options) => {
      const target = join(folder, 'data');
      await expect(generateSample({ dataFolder: target, ...options })).rejects.toThrow(SpokenError);
      await writeFile(target, '');
    },
  );
});
