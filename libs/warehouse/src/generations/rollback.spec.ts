import { appendFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { writeSettings } from '../data-folder/settings-file.ts';
import { listGenerations, readManifest } from './generations.ts';
import { rollback } from './rollback.ts';
import { openWarehouse } from '../open-warehouse.ts';
import { load, loaded, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';

let data = '';
let remove: () => Promise<void>;
beforeEach(async () => {
  const folder = await temporaryFolder();
  data = folder.path;
  remove = folder.remove;
  await loaded(
    data,
    { ...REFERENCE, payments: [payment('2024-01-05', 'PBB', 1000)] },
    { payments: [payment('2024-02-05', 'PBB', 500)] },
    { payments: [payment('2025-02-05', 'PBB', 70)] },
  );
});
afterEach(() => remove());

const served = async () => (await readManifest(data))?.generation;
const generations = async () => (await listGenerations(data)).map(({ generation }) => generation);

async function amount(): Promise<string | null | undefined> {
  const warehouse = await openWarehouse(data, { threads: 1 });
  try {
    return (await warehouse.answer({ subject: 'revenue', measures: ['amount'], by: [], from: '2024-01-01', to: '2025-12-31' })).totals
      .current['amount'] as string;
  } finally {
    await warehouse.close();
  }
}

it('goes back by one, and forward again', async () => {
  expect(await rollback(data)).toMatchObject({ from: { generation: 3 }, to: { generation: 2 } });
  expect(await amount()).toBe('1500');
  expect(await generations()).toEqual([3, 2, 1]);
  expect(await rollback(data, 3)).toMatchObject({ from: { generation: 2 }, to: { generation: 3 } });
  expect(await amount()).toBe('1570');
});

it('is followed by a server that is running', async () => {
  const warehouse = await openWarehouse(data, { threads: 1 });
  await rollback(data);
  await warehouse.refresh();
  expect([warehouse.generation(), warehouse.damage()]).toEqual([2, null]);
  await warehouse.close();
});

it('loads go on from what was gone back to, under a number that is new', async () => {
  await rollback(data, 1);
  await load(data, { payments: [payment('2024-03-05', 'PBB', 1)] });
  expect(await served()).toBe(4);
  expect(await amount()).toBe('1001');
  expect(await generations()).toEqual([4, 3, 2]);
});

it('keeps and goes back to as many generations as the settings say, and none less while these cannot be read', async () => {
  await writeSettings(data, { ...DEFAULT_SETTINGS, generationsToKeep: 5 });
  for (const day of ['2024-03-05', '2024-03-06', '2024-03-07']) await load(data, { payments: [payment(day, 'PBB', 1)] });
  expect(await generations()).toEqual([6, 5, 4, 3, 2]);
  expect(await rollback(data, 2)).toMatchObject({ from: { generation: 6 }, to: { generation: 2 } });
  await rollback(data, 6);
  await writeFile(join(data, 'pendapa.json'), '{');
  await load(data, { payments: [payment('2024-03-08', 'PBB', 1)] });
  expect(await generations()).toEqual([7, 6, 5, 4, 3, 2]);
  await writeSettings(data, DEFAULT_SETTINGS);
  await load(data, { payments: [payment('2024-03-09', 'PBB', 1)] });
  expect(await generations()).toEqual([8, 7, 6]);
  expect(await amount()).toBe('1575');
});

it('says why it does not go, and changes nothing', async () => {
  await expect(rollback(data, 3)).rejects.toThrow(/is already served/);
  await expect(rollback(data, 9)).rejects.toThrow(/Stored generations: 3, 2, 1/);
  await rollback(data, 1);
  await expect(rollback(data)).rejects.toThrow(/no generation before 1/);
  await expect(rollback(join(data, 'none'))).rejects.toThrow(/holds no data yet/);
  expect(await served()).toBe(1);
});

it('does not go back to what is damaged', async () => {
  // The first generation's payments of 2024 are its own: the second one has others.
  const newer = new Set((await readManifest(data))?.parts.map(({ file }) => file));
  const own = (await readdir(join(data, 'parts'))).filter((file) => !newer.has(file));
  await appendFile(join(data, 'parts', own[0] ?? ''), 'x');
  await expect(rollback(data, 1)).rejects.toThrow(/damaged, so the served generation was not changed/);
  expect(await served()).toBe(3);
});

it('leads away from a generation whose manifest cannot be read', async () => {
  await writeFile(join(data, 'generations', '000003.json'), '{');
  expect(await rollback(data)).toMatchObject({ from: null, to: { generation: 2 } });
  expect(await amount()).toBe('1500');
});

it('never offers a generation whose load died before it was served', async () => {
  await rollback(data, 2);
  await rm(join(data, 'current.json'));
  await writeFile(join(data, 'current.json'), '{"generation":2}');
  await expect(rollback(data, 3)).rejects.toThrow(/Stored generations: 2, 1/);
  await load(data, { payments: [payment('2024-03-05', 'PBB', 1)] });
  expect(await generations()).toEqual([3, 2, 1]);
  expect(await amount()).toBe('1501');
});
