import type { DimensionKey } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { randomAgency } from '../testing/random-agency.ts';
import { loaded, payment, REFERENCE, rowsOf, temporaryFolder, type Incoming } from '../testing/small-agency.ts';

type More = Readonly<Record<string, string | number | boolean | null>>;

const closing: (() => Promise<void>)[] = [];
async function agency(content: Incoming): Promise<Warehouse> {
  const folder = await temporaryFolder();
  await loaded(folder.path, content);
  const warehouse = await openWarehouse(folder.path, { threads: 2 });
  closing.push(() => warehouse.close().then(folder.remove));
  return warehouse;
}
afterAll(() => Promise.all(closing.map((close) => close())));

const debt = (on: string, object: number | null, owed: number, more: More = {}) => ({
  snapshot_on: on,
  object_key: object,
  tax_code: 'PBB',
  unit_code: 'U1',
  region_code: '31.71',
  tax_year: 2021,
  principal: owed,
  penalty: 0,
  due_on: '2021-09-30',
  disputed: false,
  uncollectible: false,
  expires_on: '2026-09-30',
  ...more,
});
const CLASSES = (
  [
    ['current', 0],
    ['doubtful', 24],
    ['loss', 48],
  ] as const
).map(([code, months]) => ({
  class_code: code,
  name_id: code,
  name_en: code,
  from_months: months,
  allowance_permille: 100,
  valid_from: '2020-01-01',
  valid_to: null,
}));

/**
 * Object 1 always owes.
 * 2 is cleared in 2023 and back in 2024.
 * 3 is new in 2023 and moves to U2.
 * 4 is cleared in 2024.
 * 5 is new in 2024 with two taxes.
 * At the end of 2024 a recap hides objects of PKB.
 */
const MOVES: Incoming = {
  ...REFERENCE,
  quality_classes: CLASSES,
  payments: [payment('2024-12-31', 'PBB', 1)],
  arrears: [
    debt('2022-12-31', 1, 10),
    debt('2022-12-31', 2, 20),
    debt('2022-12-31', 4, 40),
    debt('2023-12-31', 1, 10),
    debt('2023-12-31', 3, 30),
    debt('2023-12-31', 4, 40),
    debt('2024-12-31', 1, 7),
    debt('2024-12-31', 2, 20),
    debt('2024-12-31', 3, 30, { unit_code: 'U2' }),
    debt('2024-12-31', 5, 50, { tax_year: 2024, due_on: '2024-11-30', expires_on: '2029-11-30' }),
    debt('2024-12-31', 5, 5, { tax_code: 'RESTO', tax_year: 2024, due_on: '2024-11-30', expires_on: '2025-01-31' }),
    debt('2024-12-31', null, 9, { tax_code: 'PKB', documents: 3, expires_on: null, due_on: '2024-06-30' }),
  ],
};
let warehouse: Warehouse;
beforeAll(async () => {
  warehouse = await agency(MOVES);
});

const FLOW = ['opening', 'added', 'returned', 'cleared', 'stayed', 'closing'] as const;
const YEAR = { from: '2024-01-01', to: '2024-12-31', compare: 'none' } as const;

it('tells who came into arrears, left and came back between two snapshots, and names their days', async () => {
  const query = { subject: 'debtorFlow', measures: FLOW, where: { tax: ['PBB'] }, ...YEAR } as const;
  const { totals, notes } = await warehouse.answer(query);
  expect(totals.current).toEqual({ opening: 3, added: 1, returned: 1, cleared: 1, stayed: 2, closing: 4 });
  expect(notes).toContainEqual({ code: 'snapshot', params: { on: '2024-12-31', comparedOn: '2023-12-31' } });
  // Object 3 moved to the second unit and counts there in both snapshots, so it is not new.
  expect(rowsOf(await warehouse.answer({ ...query, measures: ['opening', 'stayed', 'closing'], by: ['unit'] }))).toEqual([
    { unit: 'U1', opening: 2, stayed: 1, closing: 3 },
    { unit: 'U2', opening: 1, stayed: 1, closing: 1 },
  ]);
  expect(rowsOf(await warehouse.answer({ ...query, from: '2022-01-01', by: ['year'] }))).toEqual([
    { year: '2023-01-01', opening: 3, added: 1, returned: 0, cleared: 1, stayed: 2, closing: 3 },
    { year: '2024-01-01', opening: 3, added: 1, returned: 1, cleared: 1, stayed: 2, closing: 4 },
  ]);
  const cohorts = await warehouse.answer({ ...query, measures: ['closing'], by: ['firstOwedYear'] });
  expect(rowsOf(cohorts)).toEqual([
    { firstOwedYear: '2022', closing: 2 },
    { firstOwedYear: '2023', closing: 1 },
    { firstOwedYear: '2024', closing: 1 },
  ]);
  // A recap hides its objects, so their number is unknown, not 0.
  expect((await warehouse.answer({ ...query, where: {} })).totals.current.closing).toBeNull();
  expect(rowsOf(await warehouse.answer({ ...query, where: {}, measures: ['closing'], by: ['taxType'] }))).toEqual([
    { taxType: 'PBB', closing: 4 },
    { taxType: 'PKB', closing: null },
  ]);
});

it('tells from which class to which debts moved', async () => {
  const moves = await warehouse.answer({
    subject: 'qualityMoves',
    measures: ['owedThen', 'owedNow'],
    by: ['qualityThen', 'qualityNow'],
    where: { tax: ['PBB'] },
    ...YEAR,
  });
  expect(rowsOf(moves)).toEqual([
    { qualityThen: 'doubtful', qualityNow: 'doubtful', owedThen: '40', owedNow: '37' },
    { qualityThen: 'doubtful', qualityNow: 'gone', owedThen: '40', owedNow: '0' },
    { qualityThen: 'new', qualityNow: 'current', owedThen: '0', owedNow: '50' },
    { qualityThen: 'new', qualityNow: 'doubtful', owedThen: '0', owedNow: '20' },
  ]);
});

it('tells the class of each snapshot by the rule of its own day', async () => {
  // Doubtful from 24 months until 2023, from 48 months since 2024. At the end of 2024 debts of 2021 are 39 months old.
  const ofClass = (code: string) => CLASSES.filter(({ class_code: own }) => own === code);
  const until = ofClass('doubtful').map((row) => ({ ...row, valid_to: '2023-12-31' }));
  const since = ofClass('doubtful').map((row) => ({ ...row, valid_from: '2024-01-01', from_months: 48 }));
  const ruled = await agency({ ...MOVES, quality_classes: [...ofClass('current'), ...until, ...since] });
  const moves = await ruled.answer({
    subject: 'qualityMoves',
    measures: ['owedThen', 'owedNow'],
    by: ['qualityThen', 'qualityNow'],
    where: { tax: ['PBB'] },
    ...YEAR,
  });
  expect(rowsOf(moves)).toEqual([
    { qualityThen: 'doubtful', qualityNow: 'current', owedThen: '40', owedNow: '37' },
    { qualityThen: 'doubtful', qualityNow: 'gone', owedThen: '40', owedNow: '0' },
    { qualityThen: 'new', qualityNow: 'current', owedThen: '0', owedNow: '70' },
  ]);
});

it('has no change where only one snapshot is known', async () => {
  const first = await agency({ ...MOVES, arrears: [debt('2024-12-31', 1, 10)] });
  const { totals, columns } = await first.answer({ subject: 'debtorFlow', measures: FLOW, by: ['unit'], ...YEAR });
  expect(columns[0]?.values).toEqual([]);
  expect(totals.current.opening).toBeNull();
});

it('tells month by month what lapses, up to and with the day that ends each', async () => {
  const lapsing = await agency({
    ...MOVES,
    arrears: [
      ...['2024-12-31', '2025-01-01', '2025-01-31', '2025-02-01', '2025-12-31', '2026-01-01'].map((expires, index) =>
        debt('2024-12-31', index, 2 ** index, { expires_on: expires }),
      ),
      debt('2024-12-31', 7, 128, { tax_code: 'PKB', expires_on: null }),
    ],
  });
  const query = { subject: 'arrears', measures: ['expiring'], by: ['lapseMonth'], ...YEAR } as const;
  expect(rowsOf(await lapsing.answer({ ...query, where: { tax: ['PBB'] } }))).toEqual([
    { lapseMonth: '01', expiring: '6' },
    { lapseMonth: '02', expiring: '8' },
    { lapseMonth: '12', expiring: '16' },
  ]);
  expect(rowsOf(await lapsing.answer({ ...query, where: { tax: ['PKB'] } }))).toEqual([{ lapseMonth: null, expiring: null }]);
});

describe('of any agency', () => {
  const SPLITS: readonly (readonly DimensionKey[])[] = [[], ['taxType', 'unit'], ['year', 'ward']];

  it('opening + new + back - cleared = closing, which is who owes, by tax and unit', async () => {
    const { arrears = [], ...rest } = randomAgency(3);
    const named = arrears.filter((row) => row['object_key'] !== null);
    const random = await agency({ ...rest, arrears: named });
    for (const by of SPLITS) {
      const query = { by, from: '2024-07-01', to: '2025-04-30', compare: 'none' } as const;
      const flow = rowsOf(await random.answer({ subject: 'debtorFlow', measures: FLOW, ...query } as never));
      expect(flow.length).toBeGreaterThan(0);
      for (const row of flow) {
        const [opening, added, returned, cleared, stayed, closing] = FLOW.map((measure) => Number(row[measure]));
        expect({ by, sum: Number(opening) + Number(added) + Number(returned) - Number(cleared) }).toEqual({ by, sum: closing });
        expect(Number(opening) - Number(cleared)).toBe(stayed);
      }
      const owing = rowsOf(await random.answer({ subject: 'debtors', measures: ['objects'], ...query } as never));
      const valuesOf = (rows: readonly Readonly<Record<string, unknown>>[], measure: string) =>
        rows.flatMap((row) => (Number(row[measure]) > 0 ? [[...by.map((key) => row[key]), row[measure]].join(' ')] : [])).sort();
      expect({ by, rows: valuesOf(flow, 'closing') }).toEqual({ by, rows: valuesOf(owing, 'objects') });
    }
  });

  it('debts that moved come to the arrears of both snapshots', async () => {
    const random = await agency(randomAgency(4));
    const at = (to: string) => ({ from: '2024-07-01', to, compare: 'none' }) as const;
    const moves = await random.answer({
      subject: 'qualityMoves',
      measures: ['owedThen', 'owedNow'],
      by: ['taxType'],
      ...at('2025-04-30'),
    });
    const owed = async (to: string) =>
      rowsOf(await random.answer({ subject: 'arrears', measures: ['total'], by: ['taxType'], ...at(to), from: '2024-01-01' }));
    expect(rowsOf(moves).map(({ taxType, owedNow }) => [taxType, owedNow])).toEqual(
      (await owed('2025-04-30')).map(({ taxType, total }) => [taxType, total]),
    );
    expect(rowsOf(moves).map(({ taxType, owedThen }) => [taxType, owedThen])).toEqual(
      (await owed('2024-06-30')).map(({ taxType, total }) => [taxType, total]),
    );
  });
});
