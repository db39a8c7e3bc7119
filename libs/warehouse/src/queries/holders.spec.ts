import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { load, objectOf, payment, REFERENCE, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const INDIVIDUALS = range(1, 12);
const FIRMS = range(21, 30);

const taxpayer = (key: number) => ({
  taxpayer_key: key,
  kind: key > 20 ? 'corporate' : 'individual',
  sector_code: key > 20 ? 'I' : null,
  registered_on: '2020-01-01',
  status: 'active',
  name_masked: key > 20 ? `PT ${String.fromCharCode(65 + key - 21)}***` : null,
  npwpd_masked: key > 20 ? `****00${String(key)}` : null,
});
const objectOfHolder = (key: number, by: number, tax = 'PBB', closedOn: string | null = null) => ({
  ...objectOf(key, '2020-01-01', closedOn, key === 10 ? { tax, region: '31' } : { tax }),
  taxpayer_key: by,
  object_id: key === 10 ? '3171060001234567890' : null,
  updated_on: ({ 1: '2025-03-01', 2: '2025-02-25' } as Readonly<Record<number, string>>)[key] ?? null,
});
const paid = (day: string, tax: string, by: number, amount: number) => ({ ...payment(day, tax, amount), taxpayer_key: by });
const owed = (key: number, by: number, tax: string, year: number, principal: number, penalty: number) => ({
  snapshot_on: '2024-12-31',
  object_key: key,
  taxpayer_key: by,
  tax_code: tax,
  tax_year: year,
  due_on: `${String(year)}-09-30`,
  principal,
  penalty,
});
const notice = (id: string, principal: number, exemption: number, more: object = {}) => ({
  assessment_id: id,
  document: 'SPPT',
  tax_code: 'PBB',
  tax_year: 2025,
  issued_on: '2025-02-01',
  due_on: '2025-09-30',
  principal,
  exemption,
  reduction: 0,
  cancelled: null,
  ...more,
});

/** Twelve individuals with a house each, ten firms with an office and a restaurant each; one firm closed a second restaurant. */
const OBJECTS = [
  ...INDIVIDUALS.map((key) => objectOfHolder(key, key)),
  ...FIRMS.flatMap((key) => [objectOfHolder(key, key), objectOfHolder(100 + key, key, 'RESTO')]),
  objectOfHolder(300, 21, 'RESTO', '2024-06-01'),
];
/** Ten individuals pay 100 for their house, every firm 50 for its office and 1,000 for its restaurant; one paid 70 the year before. */
const PAYMENTS = [
  ...INDIVIDUALS.slice(0, 10).map((key) => paid('2025-01-20', 'PBB', key, 100)),
  ...FIRMS.flatMap((key) => [paid('2025-01-20', 'PBB', key, 50), paid('2025-03-05', 'RESTO', key, 1_000)]),
  paid('2024-01-20', 'PBB', 1, 70),
  payment('2025-02-03', 'PBB', 5, { object: 8 }),
  payment('2025-02-04', 'PBB', -5, { object: 8, transactions: -1 }),
  payment('2025-02-03', 'PBB', 5, { object: 9 }),
];
/** Two houses and one restaurant: 33 and 22 of the first, 10 of the second, 208 of the third. */
const ARREARS = [
  owed(11, 11, 'PBB', 2023, 30, 3),
  owed(11, 11, 'PBB', 2024, 20, 2),
  owed(12, 12, 'PBB', 2024, 10, 0),
  owed(121, 21, 'RESTO', 2024, 200, 8),
];
/**
 * Two months later house 10 owes 22 for each of three years, house 11 as before, the closed restaurant for three years, too. Houses 8
 * and 9 owe 10 for each of three old years; one had its payment of this year reversed, the other paid.
 */
const LATER = [
  ...[2015, 2016, 2017].flatMap((year) => [owed(8, 8, 'PBB', year, 10, 0), owed(9, 9, 'PBB', year, 10, 0)]),
  ...[2022, 2023, 2024].flatMap((year) => [owed(10, 10, 'PBB', year, 20, 2), owed(300, 21, 'RESTO', year, 20, 2)]),
  ...[2023, 2024].map((year) => owed(11, 11, 'PBB', year, 20, 2)),
].map((row) => ({ ...row, snapshot_on: '2025-02-28' }));
const ASSESSMENTS = [
  notice('N1', 900_000, 900_000),
  notice('N2', 250_000, 0),
  notice('N3', 260_000, 60_000),
  notice('N4', 3_000_000, 0, { cancelled: 3_000_000, cancelled_on: '2025-02-10' }),
  notice('N5', 5_000_000_000, 0, { period_start: '2025-01-01', period_end: '2025-12-31' }),
  notice('RECAP', 700, 0, { documents: 7 }),
];

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  const taxpayers = [...INDIVIDUALS, ...FIRMS].map(taxpayer);
  await load(folder.path, {
    ...REFERENCE,
    taxpayers,
    objects: OBJECTS,
    payments: PAYMENTS,
    arrears: [...ARREARS, ...LATER],
    assessments: ASSESSMENTS,
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

/** Before the second snapshot. */
const OF_2024 = { from: '2024-01-01', to: '2024-12-31' } as const;
const COUNTS = ['taxpayers', 'objects', 'payers', 'amount', 'amountPerPayer'] as const;
const OWED = ['arrears', 'objectsInArrears', 'objectsInArrearsShare'] as const;

describe('holders', () => {
  it('hold and pay by tax and kind, and count once over all taxes', async () => {
    const answer = await warehouse.answer({ subject: 'holders', measures: COUNTS, by: ['taxType', 'taxpayerKind'] });
    expect(rowsOf(answer)).toEqual([
      { taxType: 'PBB', taxpayerKind: 'corporate', taxpayers: 10, objects: 10, payers: 10, amount: '500', amountPerPayer: '50' },
      { taxType: 'PBB', taxpayerKind: 'individual', taxpayers: 12, objects: 12, payers: 10, amount: '1000', amountPerPayer: '100' },
      { taxType: 'RESTO', taxpayerKind: 'corporate', taxpayers: 10, objects: 10, payers: 10, amount: '10000', amountPerPayer: '1000' },
    ]);
    expect(answer.totals.current).toEqual({ taxpayers: 22, objects: 32, payers: 20, amount: '11500', amountPerPayer: '575' });
    expect(answer.notes.map(({ code }) => code)).not.toContain('unassigned');
  });

  it('owe by tax and kind what the last snapshot of the year says', async () => {
    const answer = await warehouse.answer({ subject: 'holders', measures: OWED, by: ['taxType', 'taxpayerKind'], ...OF_2024 });
    expect(rowsOf(answer)).toEqual([
      { taxType: 'PBB', taxpayerKind: 'corporate', arrears: '0', objectsInArrears: 0, objectsInArrearsShare: 0 },
      { taxType: 'PBB', taxpayerKind: 'individual', arrears: '65', objectsInArrears: 2, objectsInArrearsShare: 2 / 12 },
      { taxType: 'RESTO', taxpayerKind: 'corporate', arrears: '208', objectsInArrears: 1, objectsInArrearsShare: 0.1 },
    ]);
    expect(answer.totals.current).toEqual({ arrears: '273', objectsInArrears: 3, objectsInArrearsShare: 3 / 32 });
  });

  it('are told by one attribute, over all taxes', async () => {
    const measures = ['taxpayers', 'objects', 'arrears'] as const;
    const answer = await warehouse.answer({ subject: 'holders', measures, by: ['sector'], ...OF_2024 });
    expect(rowsOf(answer)).toEqual([
      { sector: 'I', taxpayers: 10, objects: 20, arrears: '208' },
      // A person has no sector: not applicable, not unknown.
      { sector: 'not-applicable', taxpayers: 12, objects: 12, arrears: '65' },
    ]);
    expect(answer.columns[0]).toMatchObject({ members: { 'not-applicable': { en: 'Not applicable (individuals)' } } });
  });

  it('are hidden by kind where too few of one kind paid, and told together', async () => {
    const measures = ['payers', 'amount', 'taxpayers'] as const;
    const answer = await warehouse.answer({ subject: 'holders', measures, by: ['taxpayerKind'], ...OF_2024 });
    expect(rowsOf(answer)).toEqual([
      { taxpayerKind: 'corporate', payers: null, amount: null, taxpayers: 10 },
      { taxpayerKind: 'individual', payers: null, amount: null, taxpayers: 12 },
    ]);
    expect(answer.totals.current).toEqual({ payers: 1, amount: '70', taxpayers: 22 });
    expect(answer.notes).toContainEqual({ code: 'suppressed', params: { below: '10', cells: '4' } });
  });

  it('owe nothing that is known before the first snapshot', async () => {
    const { totals } = await warehouse.answer({ subject: 'holders', measures: ['arrears', 'objectsInArrears'], to: '2023-12-31' });
    expect(totals.current).toEqual({ arrears: null, objectsInArrears: null });
  });
});

it('assessments lie in bands of what they demand: nothing at all apart, recaps in none', async () => {
  const answer = await warehouse.answer({ subject: 'assessments', measures: ['issued', 'gross', 'netDue'], by: ['dueBand'] });
  expect(rowsOf(answer)).toEqual([
    { dueBand: '0', issued: 2, gross: '3900000', netDue: '0' },
    { dueBand: '200000', issued: 2, gross: '510000', netDue: '450000' },
    { dueBand: '5000000000', issued: 1, gross: '5000000000', netDue: '5000000000' },
    { dueBand: null, issued: 7, gross: '700', netDue: '700' },
  ]);
  expect(answer.totals.current).toMatchObject({ issued: 12 });
});

it('register data have an age: 4 and 8 days up to the data date, of others the day is not known', async () => {
  const answer = await warehouse.answer({ subject: 'objects', measures: ['registered', 'updateAge'], by: ['taxType'] });
  expect(rowsOf(answer)).toEqual([
    { taxType: 'PBB', registered: 22, updateAge: 6 },
    { taxType: 'RESTO', registered: 10, updateAge: null },
  ]);
  expect(answer.totals.current).toMatchObject({ updateAge: 6 });
});

describe('lists of single cases', () => {
  const list = (...query: Parameters<typeof listQueryOf>) => warehouse.cases(listQueryOf(...query), false);

  it('tell who paid most in the period, masked, and how many there are', async () => {
    const { rows, cases, amount, names, period } = await list('payers');
    expect([cases, amount, rows.length]).toEqual([20, '11500', 20]);
    expect(period).toEqual({ from: '2025-01-01', to: '2025-03-05' });
    expect(rows[0]).toEqual({
      key: expect.any(String),
      taxpayer: '21',
      rank: 1,
      name: 'PT A***',
      number: '****0021',
      kind: 'corporate',
      document: null,
      tax: null,
      unit: null,
      region: null,
      on: null,
      amount: '1050',
      count: 2,
      before: null,
      from: null,
      to: null,
    });
    // A payer of one tax shows it.
    expect(rows[10]).toMatchObject({ rank: 11, kind: 'individual', tax: 'PBB', amount: '100', count: 1 });
    expect(names.tax).toEqual({ PBB: { id: 'Pajak Bumi dan Bangunan', en: 'Property tax' } });
  });

  it('are narrowed by the filters', async () => {
    const { rows, cases } = await list('payers', { where: { tax: ['RESTO'] } });
    expect(cases).toBe(10);
    expect(rows[0]).toMatchObject({ name: 'PT A***', amount: '1000', tax: 'RESTO' });
  });

  it('tell the largest assessments; recaps and those that demand nothing are none', async () => {
    const { rows, cases, amount } = await list('assessments');
    expect([cases, amount]).toEqual([3, '5000450000']);
    expect(rows.map(({ document, on, from, to, amount: demanded }) => [document, on, from, to, demanded])).toEqual([
      ['SPPT', '2025-02-01', '2025-01-01', '2025-12-31', '5000000000'],
      ['SPPT', '2025-02-01', null, null, '250000'],
      ['SPPT', '2025-02-01', null, null, '200000'],
    ]);
  });

  it('tell active objects that paid nothing for three periods that they owe for, not those that owe for old ones and pay', async () => {
    const { rows, cases, amount, snapshot, names } = await list('idle-objects');
    expect([cases, amount, snapshot]).toEqual([2, '96', '2025-02-28']);
    expect(rows.map(({ on, count }) => [on, count])).toEqual([
      ['2022-09-30', 3],
      ['2015-09-30', 3],
    ]);
    expect(rows[0]).toEqual({
      key: expect.any(String),
      taxpayer: '10',
      rank: 1,
      name: null,
      number: '****7890',
      kind: 'individual',
      document: null,
      tax: 'PBB',
      unit: null,
      region: '31',
      on: '2022-09-30',
      amount: '66',
      count: 3,
      before: null,
      from: null,
      to: null,
    });
    expect(names.region).toEqual({ '31': { id: 'Provinsi', en: 'Provinsi' } });
  });

  it('refuse a code that the data do not know', async () => {
    const answer = list('payers', { where: { tax: ['NONE'] } });
    await expect(answer).rejects.toMatchObject({ problem: { code: 'unknown-value' } });
  });

  it('say which extract is missing', async () => {
    const folder = await temporaryFolder();
    await load(folder.path, { ...REFERENCE, payments: PAYMENTS.map((payment) => ({ ...payment, taxpayer_key: null })) });
    const other = await openWarehouse(folder.path, { threads: 2 });
    const { missing, rows } = await other.cases(listQueryOf('idle-objects'), false);
    expect([missing, rows]).toEqual([['arrears'], []]);
    await other.close();
    await folder.remove();
  });
});
