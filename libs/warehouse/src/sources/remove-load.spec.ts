import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentsOf } from '../generations/contents.ts';
import { readManifest } from '../generations/generations.ts';
import { rollback } from '../generations/rollback.ts';
import { verifyGeneration } from '../generations/verify-generation.ts';
import { openWarehouse } from '../open-warehouse.ts';
import type { PublishOptions } from '../publishing/draft.ts';
import { load, objectOf, payment, REFERENCE, rowsOf, target, temporaryFolder, type Incoming } from '../testing/small-agency.ts';
import { listLoads } from './list-loads.ts';
import { removeLoad } from './remove-load.ts';

jest.setTimeout(60_000);

let data = '';
let remove: () => Promise<void>;
beforeEach(async () => {
  const folder = await temporaryFolder();
  data = join(folder.path, 'data');
  remove = folder.remove;
});
afterEach(() => remove());

const recorded: Partial<PublishOptions> = { record: { instruction: { kind: 'import' }, files: [] } };
const bring = (incoming: Incoming, options: Partial<PublishOptions> = {}) => load(data, incoming, { ...recorded, ...options });
const replacing = (from: string, to = from): Partial<PublishOptions> => ({ replace: { days: { from, to }, sources: null, unknown: null } });
const paid = (day: string, amount: number, tax = 'PBB'): Incoming => ({ payments: [payment(day, tax, amount)] });
const posted = (day: string): Partial<PublishOptions> => ({ posted: { from: day, to: day } });

const served = async () => {
  const manifest = await readManifest(data);
  if (!manifest) throw new Error('nothing is served');
  return manifest;
};
const contents = async () => contentsOf(await served());
const sum = async () => Number((await contents()).get('payments.amount'));
const whole = async () => expect(await verifyGeneration(data, await served())).toEqual([]);

/** Revenue by tax as a page gets it: from what was derived. */
async function byTax(): Promise<Record<string, string>> {
  const warehouse = await openWarehouse(data, { threads: 1 });
  try {
    const answer = await warehouse.answer({
      subject: 'revenue',
      measures: ['amount'],
      by: ['taxType'],
      from: '2023-01-01',
      to: '2025-12-31',
    });
    return Object.fromEntries(rowsOf(answer).map((row) => [String(row['taxType']), String(row['amount'])]));
  } finally {
    await warehouse.close();
  }
}

it('takes a load out and brings back what it had replaced; going back undoes it', async () => {
  await bring({ ...REFERENCE, ...paid('2024-01-05', 1000) }, posted('2024-01-05'));
  await bring(paid('2024-01-06', 70, 'PKB'), posted('2024-01-06'));
  await bring(paid('2024-01-05', 900), { ...replacing('2024-01-05'), ...posted('2024-01-05') });
  expect(await sum()).toBe(970);
  const done = await removeLoad(data, 3);
  expect(done).toMatchObject({
    takenOut: { payments: 1 },
    broughtBack: { payments: 1 },
    stayed: {},
    sum: { before: '970', after: '1070' },
  });
  expect([await sum(), await byTax()]).toEqual([1070, { PBB: '1000', PKB: '70' }]);
  await whole();
  // What came back belongs to the first load again.
  await removeLoad(data, 2);
  expect(await byTax()).toEqual({ PBB: '1000' });
  await rollback(data);
  await rollback(data);
  expect(await sum()).toBe(970);
});

it('makes the same data as if the load had never been', async () => {
  const other = `${data}-other`;
  const first: Incoming = {
    ...REFERENCE,
    targets: [target(2024, 'apbd', '2024-01-01', 'PBB', 0, 5000)],
    payments: [payment('2024-01-05', 'PBB', 1000, { object: 1 })],
  };
  const wrong: Incoming = {
    tax_types: [
      {
        tax_code: 'SALAH',
        name_id: 'Salah',
        name_en: 'Wrong',
        category_code: 'X',
        category_id: 'x',
        category_en: 'x',
        assessment_system: 'self',
      },
    ],
    targets: [target(2024, 'apbd', '2024-01-01', 'PBB', 0, 9)],
    objects: [objectOf(9, '2024-01-01')],
    payments: [payment('2024-01-06', 'SALAH', 9, { object: 9 })],
  };
  await bring(first);
  await bring(wrong);
  await bring(paid('2024-02-06', 70, 'PKB'));
  await removeLoad(data, 2);
  for (const incoming of [first, paid('2024-02-06', 70, 'PKB')]) await load(other, incoming);
  const expected = await readManifest(other);
  expect(Object.fromEntries(await contents())).toEqual(Object.fromEntries(contentsOf(expected ?? (await served()))));
  expect(await byTax()).toEqual({ PBB: '1000', PKB: '70' });
  await whole();
  await rm(other, { recursive: true });
});

it('leaves codes that rows of other loads use', async () => {
  await bring({ ...REFERENCE, ...paid('2024-01-05', 1000) });
  const codes: Incoming = { units: ['N1', 'N2'].map((code) => ({ unit_code: code, name_id: code, name_en: code, kind: 'other' })) };
  await bring({ ...codes, payments: [payment('2024-01-06', 'PBB', 5, { unit: 'N1' })] });
  await bring({ payments: [payment('2024-01-07', 'PBB', 7, { unit: 'N2' })] });
  const done = await removeLoad(data, 2);
  expect(done).toMatchObject({ takenOut: { units: 1, payments: 1 }, stayed: { units: 1 } });
  expect([(await contents()).get('units'), await sum()]).toEqual([3n, 1007]);
});

describe('says why it does not, and changes nothing', () => {
  const expectRefused = async (id: number, reason: RegExp) => {
    const before = await served();
    await expect(removeLoad(data, id)).rejects.toThrow(reason);
    expect(await served()).toEqual(before);
  };

  it('where a later load replaced its rows, or the same days', async () => {
    await bring({ ...REFERENCE, ...paid('2024-01-05', 1000) }, posted('2024-01-05'));
    await bring({ banks: [{ bank_code: 'B9', name_id: 'B', name_en: 'B' }] }, replacing('2024-01-05', '2024-01-31'));
    await bring(paid('2024-01-20', 3), { ...replacing('2024-01-20'), ...posted('2024-01-20') });
    await expectRefused(1, /load 2 \(fixture.csv\) replaced its rows \(payments: 0 of 1 are left\)/);
    await expectRefused(2, /load 3 \(fixture.csv\) replaced the same days/);
    await expectRefused(9, /no load 9 in the list/);
    const { loads } = await listLoads(data);
    expect(loads.map(({ notRemovable }) => notRemovable?.en.slice(0, 6) ?? null)).toEqual(['load 2', 'load 3', null]);
    await removeLoad(data, 3);
    await removeLoad(data, 2);
    expect(await sum()).toBe(1000);
    await expectRefused(2, /load 5 already removed it/);
    await expectRefused(4, /undo it with "pendapa rollback"/);
  });

  it('where what it replaced is not kept any more', async () => {
    await bring({ ...REFERENCE, ...paid('2024-01-05', 1000) });
    await bring(paid('2024-01-05', 900), replacing('2024-01-05'));
    const sources = join(data, 'sources');
    for (const name of await readdir(sources)) if (name.endsWith('.parquet')) await rm(join(sources, name));
    await expectRefused(2, /rows that it replaced are missing/);
    expect((await listLoads(data)).loads[1]?.notRemovable?.en).toMatch(/no longer in the folder/);
  });

  it('where it was made before records were written', async () => {
    await load(data, { ...REFERENCE, ...paid('2024-01-05', 1000) });
    await expectRefused(1, /before Pendapa kept what a load replaces/);
  });

  it('where rows of other loads name its objects, or a payment would be there twice', async () => {
    await bring({ ...REFERENCE, ...paid('2024-01-05', 1000) });
    await bring({ objects: [objectOf(9, '2024-01-01')] });
    await bring({ payments: [payment('2024-01-06', 'PBB', 5, { object: 9 })] });
    await expectRefused(2, /other loads use 1 rows of objects/);
    const numbered = (day: string, amount: number): Incoming => ({ payments: [{ ...payment(day, 'PBB', amount), payment_id: 'P1' }] });
    await bring(numbered('2024-01-08', 5), posted('2024-01-08'));
    await bring(paid('2024-01-08', 6), { ...replacing('2024-01-08'), ...posted('2024-01-08') });
    await bring(numbered('2024-01-09', 5));
    await expectRefused(5, /the payment P1 that would be restored already exists from another load/);
  });
});
