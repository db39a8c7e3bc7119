import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { exact, execute, integer, firstRow, query, withEngine } from '../engine/duck.ts';
import { listGenerations, readManifest } from '../generations/generations.ts';
import { openDraft } from './open-draft.ts';
import { load, LOAD, payment, REFERENCE, SMALL_AGENCY, target, temporaryFolder } from '../testing/small-agency.ts';
import { verifyGeneration } from '../generations/verify-generation.ts';

let path = '';
let remove: () => Promise<void>;
beforeEach(async () => {
  const folder = await temporaryFolder();
  path = folder.path;
  remove = folder.remove;
});
afterEach(() => remove());

/** Every file of the data folder with the hash of its bytes. */
async function contents(): Promise<Record<string, string>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = await Promise.all(
    files.map(async (file) => [
      file.slice(path.length),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ]),
  );
  return Object.fromEntries(hashes) as Record<string, string>;
}

const sumOf = async (file: string, table: string): Promise<[number, bigint]> =>
  withEngine(join(path, 'parts', file), { access_mode: 'READ_ONLY' }, async (connection) => {
    const [rows, amount] = await firstRow(connection, `SELECT count(*), sum(CAST(amount AS DECIMAL(38, 0))) FROM ${table}`);
    return [integer(rows), exact(amount)];
  });

describe('publishing', () => {
  it('writes a part for the names, and three for each year', async () => {
    const manifest = await load(path, SMALL_AGENCY);
    expect(manifest).toMatchObject({ generation: 1, sample: false, since: '2024-01-10', asOf: '2025-03-05' });
    expect(manifest.parts.map(({ kind, year, rows }) => [kind, year, rows['payments'] ?? null])).toEqual([
      ['aggregates', 2024, null],
      ['aggregates', 2025, null],
      ['payers', 2024, null],
      ['payers', 2025, null],
      ['payments', 2024, 5],
      ['payments', 2025, 6],
      ['reference', null, null],
      ['register', null, null],
    ]);
    expect(manifest.parts.find((part) => part.kind === 'payments' && part.year === 2025)?.sums).toEqual({ 'payments.amount': '555' });
    expect(manifest.extracts.map(({ extract, rows, from, to }) => [extract, rows, from, to])).toContainEqual([
      'payments',
      11,
      '2024-01-10',
      '2025-03-05',
    ]);
    expect(await readManifest(path)).toEqual(manifest);
    expect(await verifyGeneration(path, manifest)).toEqual([]);
    expect((await readdir(path)).sort()).toEqual(['current.json', 'generations', 'parts']);
  });

  it('writes only the parts that a load touches', async () => {
    const first = await load(path, SMALL_AGENCY);
    const second = await load(path, { payments: [payment('2025-03-06', 'PBB', 5)] });
    const shared = second.parts.filter((part) => first.parts.some(({ file }) => file === part.file));
    expect(shared.map(({ kind, year }) => `${kind} ${String(year)}`)).toEqual([
      'aggregates 2024',
      'payers 2024',
      // The payment names nobody.
      'payers 2025',
      'payments 2024',
      'payments 2025',
      'reference null',
      'register null',
    ]);
    expect(second).toMatchObject({ generation: 2, asOf: '2025-03-06' });
    expect(second.loads).toHaveLength(2);
  });

  it('keeps the last three generations and the parts that they need', async () => {
    for (let day = 1; day <= 5; day += 1)
      await load(path, { payments: [payment(`2025-01-0${String(day)}`, 'PBB', day)] }, { fresh: day === 4 });
    expect((await listGenerations(path)).map(({ generation }) => generation)).toEqual([5, 4, 3]);
    const needed = new Set((await listGenerations(path)).flatMap(({ parts }) => parts.map(({ file }) => file)));
    expect(new Set(await readdir(join(path, 'parts')))).toEqual(needed);
  });

  it('keeps money exact beyond 2^53 and sums beyond 2^63', async () => {
    const maxAmount = 9_223_372_036_854_775_807n;
    const manifest = await load(path, {
      payments: [payment('2025-01-01', 'PBB', maxAmount), payment('2025-01-02', 'PBB', maxAmount), payment('2025-01-03', 'PBB', 1)],
    });
    expect(manifest.parts.find(({ kind }) => kind === 'payments')?.sums).toEqual({ 'payments.amount': '18446744073709551615' });
  });
});

describe('what a load does to what is there', () => {
  const paymentsOf = async (year: number) => {
    const manifest = await readManifest(path);
    const parts = manifest?.parts.filter((candidate) => candidate.kind === 'payments' && candidate.year === year) ?? [];
    const sums = await Promise.all(parts.map((part) => sumOf(part.file, 'payments')));
    return sums.reduce(([rows, amount], [more, added]) => [rows + more, amount + added], [0, 0n]);
  };

  it('adds payments to the year', async () => {
    await load(path, SMALL_AGENCY);
    await load(path, { payments: [payment('2025-03-06', 'PBB', 5)] });
    expect(await paymentsOf(2025)).toEqual([7, 560n]);
  });

  it('replaces the payments of a period, across years, and nothing outside it', async () => {
    await load(path, SMALL_AGENCY);
    await load(
      path,
      { payments: [payment('2025-01-15', 'PBB', 7)] },
      { replace: { days: { from: '2024-11-01', to: '2025-01-31' }, sources: null, unknown: null } },
    );
    expect(await paymentsOf(2024)).toEqual([4, 400n]);
    expect(await paymentsOf(2025)).toEqual([5, 132n]);
  });

  it('drops a year whose last payment is replaced by none', async () => {
    await load(path, SMALL_AGENCY);
    const manifest = await load(path, {}, { replace: { days: { from: '2025-01-01', to: '2025-12-31' }, sources: null, unknown: null } });
    expect(manifest.parts.some(({ year }) => year === 2025)).toBe(false);
    expect(manifest.asOf).toBe('2024-11-30');
  });

  it('replaces a name by its key, and the targets of a version as a whole', async () => {
    await load(path, SMALL_AGENCY);
    const manifest = await load(path, {
      banks: [{ bank_code: 'BJ', name_id: 'Bank Jaya', name_en: 'Jaya Bank' }],
      targets: [target(2025, 'apbd', '2025-01-01', 'PBB', 0, 1)],
    });
    const reference = manifest.parts.find(({ kind }) => kind === 'reference')?.file ?? '';
    expect(manifest.extracts.find(({ extract }) => extract === 'banks')?.rows).toBe(2);
    expect(await sumOf(reference, "targets WHERE year = 2025 AND version = 'apbd'")).toEqual([1, 1n]);
    expect(await sumOf(reference, 'targets WHERE year = 2024')).toEqual([2, 1900n]);
  });

  it('begins anew when told so', async () => {
    await load(path, SMALL_AGENCY);
    const manifest = await load(path, { payments: [payment('2020-01-01', 'PBB', 1)] }, { fresh: true, sample: true });
    expect(manifest).toMatchObject({ generation: 2, sample: true, since: '2020-01-01', asOf: '2020-01-01' });
    expect(manifest.extracts.map(({ extract }) => extract)).toEqual(['payments']);
  });

  it('shows the draft what is served now', async () => {
    await load(path, SMALL_AGENCY);
    const draft = await openDraft(path);
    expect(await query(draft.connection, 'SELECT count(*), sum(amount) FROM published.payments')).toEqual([['11', '1955']]);
    expect(draft.base?.generation).toBe(1);
    await draft.discard();
  });
});

describe('a load that fails leaves everything as it was', () => {
  async function expectRefusedLoad(act: () => Promise<unknown>): Promise<UserError> {
    const before = await contents();
    const error = await act().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(await contents()).toEqual(before);
    expect(existsSync(join(path, 'drafts'))).toBe(false);
    expect(error).toBeInstanceOf(Error);
    return error as UserError;
  }

  beforeEach(() => load(path, SMALL_AGENCY));

  it('when the rows are not as many as were read', async () => {
    const error = await expectRefusedLoad(() =>
      load(path, { payments: [payment('2025-04-01', 'PBB', 5)] }, { expected: { rows: { payments: 2 } } }),
    );
    expect(error).toBeInstanceOf(UserError);
    expect(error.texts.en).toContain('payments: stored 1, should be 2');
  });

  it('when the sum is not what was read', async () => {
    const error = await expectRefusedLoad(() =>
      load(path, { payments: [payment('2025-04-01', 'PBB', 5)] }, { expected: { rows: {}, paymentAmount: 6n } }),
    );
    expect(error.texts.id).toContain('tersimpan 5, seharusnya 6');
  });

  it('when rows were put in without being committed', async () => {
    const draft = await openDraft(path);
    await execute(draft.connection, 'BEGIN', "INSERT INTO incoming.payments (posted_on, grain, amount) VALUES ('2025-04-01', 'day', 5)");
    await expectRefusedLoadOf(draft.publish({ ...LOAD, expected: { rows: { payments: 1 } } }));
  });

  it('when something throws half-way', async () => {
    await expectRefusedLoad(() =>
      load(
        path,
        { payments: [payment('2024-12-01', 'PBB', 5), payment('2025-04-01', 'PBB', 5)] },
        {
          onProgress: (_, done) => {
            if (done === 2) throw new Error('stopped');
          },
        },
      ),
    );
  });

  it('when sample data would be mixed with real data', async () => {
    const error = await expectRefusedLoad(() => load(path, { payments: [payment('2025-04-01', 'PBB', 5)] }, { sample: true }));
    expect(error.texts.en).toContain('This data folder holds real data');
  });

  it('when a key comes twice', async () => {
    const error = await expectRefusedLoad(() => load(path, { units: [...(REFERENCE.units ?? []), ...(REFERENCE.units ?? [])] }));
    expect(error.texts.en).toContain('The key U1 appears more than once in the incoming units');
  });

  it('when the draft is discarded', async () => {
    await expectRefusedLoad(async () => {
      const draft = await openDraft(path);
      await execute(draft.connection, "INSERT INTO incoming.payments (posted_on, grain, amount) VALUES ('2025-04-01', 'day', 5)");
      await draft.discard();
      await draft.discard();
      throw new Error('discarded');
    });
  });

  async function expectRefusedLoadOf(publishing: Promise<unknown>): Promise<void> {
    await expect(publishing).rejects.toBeInstanceOf(UserError);
    expect((await readManifest(path))?.generation).toBe(1);
    expect(existsSync(join(path, 'drafts'))).toBe(false);
  }
});

describe('one load at a time', () => {
  it('refuses a second one while the first is open, and lets it in afterwards', async () => {
    const draft = await openDraft(path);
    await expect(openDraft(path)).rejects.toMatchObject({
      texts: { en: expect.stringContaining(`number ${String(process.pid)}`) as string },
    });
    await draft.discard();
    await (await openDraft(path)).discard();
    expect(existsSync(join(path, 'lock'))).toBe(false);
  });

  it('takes over from a process that is gone, and removes what it left behind', async () => {
    const manifest = await load(path, SMALL_AGENCY);
    await writeFile(join(path, 'lock'), JSON.stringify({ pid: 999_999_999, began: '1', token: 'gone' }));
    await mkdir(join(path, 'drafts', 'dead'), { recursive: true });
    await writeFile(join(path, 'drafts', 'dead', 'draft.duckdb'), 'half');
    await writeFile(join(path, 'parts', 'payments-2026-0123456789abcdef.duckdb'), 'moved, but in no manifest');
    await writeFile(join(path, 'current.json.4711.tmp'), '{');
    await (await openDraft(path)).discard();
    expect((await readdir(path)).sort()).toEqual(['current.json', 'generations', 'parts']);
    expect((await readdir(join(path, 'parts'))).sort()).toEqual(manifest.parts.map(({ file }) => file).sort());
  });

  it('takes over where the number of the dead process belongs to another one now', async () => {
    await writeFile(join(path, 'lock'), JSON.stringify({ pid: process.pid, began: '1', token: 'an earlier process' }));
    await (await openDraft(path)).discard();
    expect(existsSync(join(path, 'lock'))).toBe(false);
  });
});

it('says so when what is served cannot be read', async () => {
  await load(path, SMALL_AGENCY);
  await writeFile(join(path, 'generations', '000001.json'), '{"format":1');
  await expect(openDraft(path)).rejects.toMatchObject({ texts: { en: expect.stringContaining('000001.json') as string } });
  expect(existsSync(join(path, 'lock'))).toBe(false);
});
