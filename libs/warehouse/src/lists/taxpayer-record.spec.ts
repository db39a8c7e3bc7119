import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { OBLIGATIONS_AGENCY } from '../testing/obligations-agency.ts';
import { loaded, objectOf, temporaryFolder } from '../testing/small-agency.ts';

const OWNER: Readonly<Record<number, number>> = { 1: 7, 5: 7, 2: 8, 4: 8 };
const TAXES: Readonly<Record<number, string>> = { 1: 'PBB', 2: 'PKB', 4: 'RESTO', 5: 'PBB' };
const UNITS: Readonly<Record<number, string>> = { 1: 'U1', 2: 'U2', 5: 'U2' };
const owned = Object.entries(OWNER).map(([key, taxpayer]) => ({
  ...objectOf(Number(key), '2015-01-01', null, {
    tax: TAXES[Number(key)] ?? 'PBB',
    ...(UNITS[Number(key)] ? { unit: UNITS[Number(key)] } : {}),
  }),
  taxpayer_key: taxpayer,
}));
const taxpayers = [7, 8, 9].map((key) => ({
  taxpayer_key: key,
  kind: 'corporate',
  registered_on: '2015-01-01',
  status: 'active',
  closed_on: null,
  name_masked: `PT ${String(key)}***`,
  npwpd_masked: `****000${String(key)}`,
}));
const payments = (OBLIGATIONS_AGENCY.payments ?? []).map((row) => ({ ...row, taxpayer_key: OWNER[Number(row['object_key'])] ?? null }));

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, { ...OBLIGATIONS_AGENCY, taxpayers, objects: owned, payments });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

// The data end on 5 March 2025: two years from April 2023, obligations from March 2024 to February 2025.
it('tells what one taxpayer paid by month, tax and channel, reversals taken off', async () => {
  const record = await warehouse.record('7', null);
  expect(record?.taxpayer).toMatchObject({ key: '7', name: 'PT 7***', npwpd: '****0007', nik: null, objects: 2 });
  expect([record?.period, record?.months.length]).toEqual([{ from: '2023-04-01', to: '2025-03-05' }, 24]);
  expect(record?.months.filter(({ transactions }) => transactions !== 0)).toEqual([
    { month: '2024-03-01', amount: '90', transactions: 1 },
    { month: '2025-02-01', amount: '60', transactions: 1 },
  ]);
  expect(record?.taxes).toEqual([{ tax: 'PBB', objects: 2, amount: '150', transactions: 2 }]);
  expect(record?.channels).toEqual([{ channel: 'VA', amount: '150', transactions: 2 }]);
});

it('tells what became of what fell due in the months that are over, and what is owed', async () => {
  // A1 paid in time, A4 late, A5 taken back; of the other taxpayer A2 and November late, December in time.
  const period = { from: '2024-03-01', to: '2025-02-28' };
  const mine = await warehouse.record('7', null);
  expect(mine?.duties).toEqual({ period, obligations: 3, onTime: 1, late: 1, missed: 1, unknown: 0 });
  expect(mine?.debt).toEqual({ snapshot: '2024-12-31', obligations: 2, amount: '43' });
  const other = await warehouse.record('8', null);
  expect(other?.duties).toEqual({ period, obligations: 3, onTime: 1, late: 2, missed: 0, unknown: 0 });
  expect(other?.debt).toEqual({ snapshot: '2024-12-31', obligations: 1, amount: '55' });
});

it('tells nothing where there is nothing, and of nobody who is not registered', async () => {
  const idle = await warehouse.record('9', null);
  expect([idle?.taxes, idle?.channels, idle?.duties?.obligations, idle?.debt?.amount]).toEqual([[], [], 0, '0']);
  expect(await warehouse.record('99', null)).toBeNull();
});

it('tells a reader of some units what happened there, and nothing of a taxpayer of other units', async () => {
  const [first, second, both] = [
    await warehouse.record('7', ['U1']),
    await warehouse.record('7', ['U2']),
    await warehouse.record('7', ['U1', 'U2']),
  ];
  expect(both).toEqual(await warehouse.record('7', null));
  expect([first?.taxpayer.objects, second?.taxpayer.objects]).toEqual([1, 1]);
  // Object 1 of U1: A1 in time, A4 late. Object 5 of U2: the payment of A5 was taken back.
  expect(first?.taxes).toEqual([{ tax: 'PBB', objects: 1, amount: '150', transactions: 2 }]);
  expect(second?.taxes).toEqual([{ tax: 'PBB', objects: 1, amount: '0', transactions: 0 }]);
  expect(first?.duties).toMatchObject({ obligations: 2, onTime: 1, late: 1, missed: 0 });
  expect(second?.duties).toMatchObject({ obligations: 1, onTime: 0, late: 0, missed: 1 });
  expect([first?.debt?.amount, second?.debt?.amount].map(Number).reduce((sum, amount) => sum + amount)).toBe(43);
  expect([await warehouse.record('8', ['U1']), await warehouse.record('7', [])]).toEqual([null, null]);
  expect(await Promise.all(['7', '8', '9'].map((taxpayer) => warehouse.isTaxpayerOf(taxpayer, ['U1'])))).toEqual([true, false, false]);
});
