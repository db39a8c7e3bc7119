import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError, type Query } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { listGenerations, readManifest } from './generations/generations.ts';
import { openDraft } from './publishing/open-draft.ts';
import { openWarehouse } from './open-warehouse.ts';
import type { Warehouse } from './warehouse.ts';
import { writeSettings } from './data-folder/settings-file.ts';
import { load, loaded, payment, SMALL_AGENCY, temporaryFolder } from './testing/small-agency.ts';
import { verifyGeneration } from './generations/verify-generation.ts';

let path = '';
let remove: () => Promise<void>;
let open_: Warehouse | null = null;

beforeEach(async () => {
  const folder = await temporaryFolder();
  path = folder.path;
  remove = folder.remove;
});
afterEach(async () => {
  await open_?.close();
  open_ = null;
  await remove();
});

async function openServed(): Promise<Warehouse> {
  open_ = await openWarehouse(path, { threads: 2 });
  return open_;
}

const AMOUNT: Query = { subject: 'revenue', measures: ['amount'], from: '2024-01-01', to: '2025-12-31' };
const BY_TAX: Query = { ...AMOUNT, by: ['taxType', 'unit', 'channel', 'ward'] };

/** A part of the newest generation that the one before does not share, where there is one. */
async function partOf(kind: string, year: number | null): Promise<string> {
  const [newest, before] = await listGenerations(path);
  const found = newest?.parts.filter((part) => part.kind === kind && part.year === year) ?? [];
  const own = found.find(({ file }) => !before?.parts.some((shared) => shared.file === file));
  return join(path, 'parts', (own ?? found[0])?.file ?? 'none');
}

describe('opening', () => {
  it('says what to do where there is no data, and leaves nothing behind', async () => {
    await expect(openWarehouse(join(path, 'nowhere'))).rejects.toMatchObject({
      texts: { id: expect.stringContaining('pendapa import') as string },
    });
    await expect(openWarehouse(path)).rejects.toBeInstanceOf(UserError);
    expect(existsSync(join(path, 'nowhere'))).toBe(false);
    expect(await readdir(path)).toEqual([]);
  });

  it('refuses wrong settings by name', async () => {
    await loaded(path, SMALL_AGENCY);
    await writeFile(join(path, 'pendapa.json'), '{"agency":1}');
    await expect(openWarehouse(path)).rejects.toBeInstanceOf(UserError);
  });

  it('says which file is damaged where nothing older can be served', async () => {
    await loaded(path, SMALL_AGENCY);
    const part = await partOf('payments', 2025);
    await truncate(part, 5_000);
    await expect(openWarehouse(path)).rejects.toMatchObject({ texts: { en: expect.stringMatching(/payments-2025.*damaged/) as string } });
    await rm(part);
    await expect(openWarehouse(path)).rejects.toBeInstanceOf(UserError);
    await writeFile(join(path, 'current.json'), 'x');
    await expect(openWarehouse(path)).rejects.toBeInstanceOf(UserError);
  });
});

it('says what to do with data of another version', async () => {
  const { generation } = await loaded(path, SMALL_AGENCY);
  const manifest = join(path, 'generations', `${String(generation).padStart(6, '0')}.json`);
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(/"format": \d+/, '"format": 1'));
  const refused = { texts: { en: expect.stringMatching(/another version of Pendapa.*pendapa import.*pendapa sample/) as string } };
  await expect(openWarehouse(path)).rejects.toMatchObject(refused);
  await expect(openDraft(path)).rejects.toMatchObject(refused);
});

describe('status and choices', () => {
  it('tells what is served', async () => {
    await loaded(path, SMALL_AGENCY);
    await writeSettings(path, { ...DEFAULT_SETTINGS, currency: { code: 'USD', symbol: '$', digits: 2 } });
    const status = (await openServed()).status();
    expect(status).toMatchObject({
      sample: false,
      generation: 1,
      asOf: '2025-03-05',
      since: '2024-01-10',
      stale: true,
      currency: { code: 'USD' },
    });
    expect(status.extracts.map(({ extract, rows }) => [extract, rows])).toContainEqual(['objects', 4]);
  });

  it('finds codes by code or name in either language, whatever the case', async () => {
    await loaded(path, SMALL_AGENCY);
    const warehouse = await openServed();
    const codes = async (dimension: Parameters<Warehouse['dimension']>[0], search: string, limit = 10) => {
      const { options, truncated } = await warehouse.dimension(dimension, { search, limit });
      return [options.map(({ code }) => code), truncated];
    };
    expect(await codes('taxType', 'property')).toEqual([['PBB'], false]);
    expect(await codes('taxType', 'pajak k')).toEqual([['PKB'], false]);
    expect(await codes('taxType', 'resto')).toEqual([['RESTO'], false]);
    expect(await codes('ward', '', 2)).toEqual([['31.71.01.1001', '31.71.01.1002'], true]);
    expect(await codes('city', "' OR 1=1 --")).toEqual([[], false]);
    expect((await warehouse.dimension('ward', { search: 'melawai', limit: 5 })).options).toEqual([
      { code: '31.74.07.1001', name: { id: 'Melawai', en: 'Melawai' }, parent: '31.74.07' },
    ]);
    expect((await warehouse.dimension('taxType', { search: 'PBB', limit: 5 })).options[0]?.parent).toBe('BUMI');
    await expect(warehouse.dimension('month', { search: '', limit: 5 })).rejects.toMatchObject({
      problem: { status: 404, code: 'unknown-dimension' },
    });
  });
});

describe('following', () => {
  it('serves what is published next, and answers anew', async () => {
    await loaded(path, SMALL_AGENCY);
    const warehouse = await openServed();
    expect((await warehouse.answer(AMOUNT)).totals.current).toEqual({ amount: '1955' });
    await load(path, { payments: [payment('2025-03-06', 'PBB', 45)] });
    await warehouse.refresh();
    expect(await warehouse.answer(AMOUNT)).toMatchObject({ generation: 2, asOf: '2025-03-06', totals: { current: { amount: '2000' } } });
  });

  it('notices a published generation by itself', async () => {
    await loaded(path, SMALL_AGENCY);
    const warehouse = await openServed();
    await load(path, { payments: [payment('2025-03-06', 'PBB', 45)] });
    for (let tries = 0; warehouse.generation() === 1 && tries < 300; tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(warehouse.generation()).toBe(2);
  });

  it('follows changed settings', async () => {
    await loaded(path, SMALL_AGENCY);
    const warehouse = await openServed();
    const byYear: Query = { subject: 'revenue', measures: ['amount'] };
    expect((await warehouse.answer(byYear)).period.from).toBe('2025-01-01');
    await writeSettings(path, { ...DEFAULT_SETTINGS, fiscalYearStart: 7 });
    await warehouse.refresh();
    expect((await warehouse.answer(byYear)).period.from).toBe('2024-07-01');
  });

  it('never mixes two generations while it changes', async () => {
    // In generation n every amount is multiplied: rows, totals and the sum of the rows tell which one answered.
    const generation = (n: number) =>
      load(path, { payments: ['PBB', 'PKB', 'RESTO'].map((tax) => payment('2025-01-01', tax, n)) }, { fresh: true });
    await generation(1);
    const warehouse = await openServed();
    const seen = new Set<number>();
    const reader = async (dimension: 'taxType' | 'channel' | 'day') => {
      for (let limit = 1; limit <= 10; limit += 1) {
        const answer = await warehouse.answer({ subject: 'revenue', measures: ['amount'], by: [dimension], limit });
        const values = answer.columns[1]?.values ?? [];
        expect(answer.totals.current).toEqual({ amount: String(3 * answer.generation) });
        expect(values[0]).toBe(String((dimension === 'taxType' ? 1 : 3) * answer.generation));
        seen.add(answer.generation);
      }
    };
    const readers = () => [reader('taxType'), reader('channel'), reader('day')];
    await Promise.all(readers());
    for (let n = 2; n <= 4; n += 1) {
      await generation(n);
      await Promise.all([...readers(), warehouse.refresh()]);
      await Promise.all(readers());
    }
    expect([...seen]).toEqual([1, 2, 3, 4]);
    expect((await warehouse.answer(AMOUNT)).generation).toBe(4);
  });
});

describe('damage', () => {
  beforeEach(async () => {
    await loaded(path, SMALL_AGENCY, { payments: [payment('2025-03-06', 'PBB', 45)] });
  });

  it('serves the generation before where the newest cannot be opened', async () => {
    await truncate(await partOf('aggregates', 2025), 5_000);
    const warehouse = await openServed();
    expect(warehouse.generation()).toBe(1);
    expect(warehouse.damage()?.texts.en).toContain('aggregates-2025');
    expect((await warehouse.answer(AMOUNT)).totals.current).toEqual({ amount: '1955' });
  });

  it('serves the generation before where the newest manifest cannot be read', async () => {
    await writeFile(join(path, 'generations', '000002.json'), '{}');
    expect((await openServed()).generation()).toBe(1);
  });

  it('gives a generation up when a damaged block is met, and never answers from it', async () => {
    const warehouse = await openServed();
    expect(warehouse.generation()).toBe(2);
    await warehouse.close();
    open_ = null;
    // The same size, other bytes: only the block's own checksum can tell.
    const file = await open(await partOf('payments', 2025), 'r+');
    const { size } = await file.stat();
    await file.write(Buffer.alloc(size - 20_000, 7), 0, size - 20_000, 20_000);
    await file.close();
    const manifest = await readManifest(path);
    expect(manifest && (await verifyGeneration(path, manifest)).map(({ texts }) => texts.en)).toEqual([
      expect.stringContaining('payments-2025'),
    ]);
    const again = await openServed();
    const outcome = await again.answer(BY_TAX).then(
      ({ generation }) => generation,
      (error: unknown) => error,
    );
    // Opening may notice already; if not, the first question to meet the block is refused and the next is answered.
    if (outcome !== 1) expect(outcome).toMatchObject({ problem: { code: 'damaged-data' } });
    expect(await again.answer(BY_TAX)).toMatchObject({ generation: 1, totals: { current: { amount: '1955' } } });
    expect(again.damage()).toBeInstanceOf(UserError);
  });
});

describe('damage that no question has met', () => {
  beforeEach(async () => {
    await loaded(path, SMALL_AGENCY, { payments: [payment('2025-03-06', 'PBB', 45)] });
  });

  /** Other bytes in the same place: neither the size nor the rows tell. */
  async function spoil(file: string): Promise<void> {
    const bytes = await readFile(file);
    bytes[bytes.length - 5] = (bytes.at(-5) ?? 0) ^ 1;
    await writeFile(file, bytes);
  }

  it('is noticed, and the generation before is served', async () => {
    const warehouse = await openServed();
    await warehouse.refresh();
    expect(warehouse.damage()).toBeNull();
    await spoil(await partOf('payments', 2025));
    await warehouse.refresh();
    expect(warehouse.damage()?.texts.en).toContain('payments-2025');
    expect(await warehouse.answer(AMOUNT)).toMatchObject({ generation: 1, totals: { current: { amount: '1955' } } });
  });

  it('is noticed of a file that was there at the start already, or is gone', async () => {
    await spoil(await partOf('payments', 2025));
    const warehouse = await openServed();
    await warehouse.refresh();
    expect([warehouse.generation(), warehouse.damage()?.texts.en]).toEqual([1, expect.stringContaining('payments-2025')]);
    const manifest = await readManifest(path);
    const shared = manifest?.parts.find(({ kind }) => kind === 'reference');
    await rm(join(path, 'parts', shared?.file ?? ''));
    await warehouse.refresh();
    // No generation is without it: what is open stays open.
    expect(await warehouse.answer(AMOUNT)).toMatchObject({ generation: 1, totals: { current: { amount: '1955' } } });
    expect(warehouse.damage()).toBeInstanceOf(UserError);
  });
});

it('shares one query between equal questions that arrive together', async () => {
  await loaded(path, SMALL_AGENCY);
  const warehouse = await openServed();
  const [a, b] = await Promise.all([warehouse.answer(BY_TAX), warehouse.answer(BY_TAX)]);
  expect(a).toBe(b);
});

it('ends an answer whose caller has gone', async () => {
  await loaded(path, SMALL_AGENCY);
  const warehouse = await openServed();
  await expect(warehouse.answer(AMOUNT, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});

it('ends what is worked out for a generation that is no longer served before it closes', async () => {
  await loaded(path, SMALL_AGENCY);
  const warehouse = await openServed();
  await load(path, { payments: [payment('2025-07-01', 'PBB', 10)] });
  // Each looks back to another day, which is worked out for it alone, one after the other.
  const days = Array.from({ length: 12 }, (_, index) => `2025-01-${String(index + 10)}`);
  const answers = days.map((to) =>
    warehouse.answer({ subject: 'assessments', measures: ['paid'], from: '2025-01-01', to, compare: 'previous' }),
  );
  const ended = Promise.allSettled(answers);
  await warehouse.refresh();
  await warehouse.close();
  const refused = (await ended).flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused.length).toBeGreaterThan(0);
  refused.forEach((reason) => expect(reason).toMatchObject({ problem: { code: 'busy' } }));
});

it('finds its data in a folder whose name has quotes and spaces', async () => {
  const odd = join(path, "kantor 'pusat' data");
  await mkdir(odd);
  await loaded(odd, SMALL_AGENCY);
  open_ = await openWarehouse(odd, { threads: 1 });
  expect((await open_.answer(AMOUNT)).totals.current).toEqual({ amount: '1955' });
});
