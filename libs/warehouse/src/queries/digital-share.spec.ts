import type { Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { loaded, payment, REFERENCE, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

let warehouse: Warehouse;
let remove: () => Promise<void>;

/** Taxpayers pay 200 of 800 rupiah, and 1 of 4 payments, digitally. The state transfers 1,000 in one payment. */
const PAYMENTS = [
  payment('2025-01-10', 'PBB', 200, { channel: 'VA' }),
  ...[100, 200, 300].map((amount) => payment('2025-01-11', 'PBB', amount, { channel: 'TELLER' })),
  payment('2025-01-12', 'RESTO', 1_000, { channel: 'STATE' }),
];

beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  const channels = [...(REFERENCE.channels ?? []), { channel_code: 'STATE', name_id: 'Transfer', name_en: 'Transfer', class: 'transfer' }];
  await loaded(folder.path, { ...REFERENCE, channels, payments: PAYMENTS });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const ask = (by: Query<'revenue'>['by'] = []) =>
  warehouse.answer({ subject: 'revenue', measures: ['digitalShare', 'digitalTransactionShare'], by });

it('is the digital part of what taxpayers paid, whatever the state transfers', async () => {
  expect((await ask()).totals.current).toEqual({ digitalShare: 0.25, digitalTransactionShare: 0.25 });
});

it('is nothing where the state alone transfers', async () => {
  const { totals, ...answer } = await ask(['taxType']);
  expect(totals.current).toMatchObject({ digitalShare: 0.25 });
  expect(rowsOf({ totals, ...answer })).toEqual([
    { taxType: 'PBB', digitalShare: 0.25, digitalTransactionShare: 0.25 },
    { taxType: 'RESTO', digitalShare: null, digitalTransactionShare: null },
  ]);
});

it('knows the share of the payments with a channel where some have none, and says how many', async () => {
  const folder = await temporaryFolder();
  await loaded(folder.path, {
    ...REFERENCE,
    payments: [...PAYMENTS.slice(0, 4), { ...payment('2025-01-13', 'PBB', 900), channel_code: null }],
  });
  const other = await openWarehouse(folder.path, { threads: 2 });
  try {
    const { totals } = await other.answer({ subject: 'revenue', measures: ['digitalShare', 'digitalTransactionShare'] });
    const lack = { state: 'unknown', field: 'channelClass', lacking: 1, rows: 5 };
    // 200 of 800 rupiah, and 1 of 4 payments.
    expect(totals.states?.current).toEqual({ digitalShare: { ...lack, known: 0.25 }, digitalTransactionShare: { ...lack, known: 0.25 } });
  } finally {
    await other.close();
    await folder.remove();
  }
});
