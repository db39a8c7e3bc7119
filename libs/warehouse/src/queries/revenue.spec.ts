import type { Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { load, loaded, payment, REFERENCE, rowsOf, temporaryFolder, SMALL_AGENCY } from '../testing/small-agency.ts';

let warehouse: Warehouse;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, SMALL_AGENCY);
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const ask = (query: Omit<Query<'revenue'>, 'subject'>) => warehouse.answer({ subject: 'revenue', ...query });

describe('measures over the fiscal year to date', () => {
  it('sums, averages and counts', async () => {
    const { totals, period, asOf, rowCount } = await ask({
      measures: ['amount', 'principal', 'penalty', 'discount', 'transactions', 'averageValue', 'payingObjects', 'amountPerObject'],
    });
    expect(period).toEqual({ from: '2025-01-01', to: '2025-03-05' });
    expect(asOf).toBe('2025-03-05');
    expect(rowCount).toBe(1);
    // 555 / 4 payments that are not reversed = 138.75; 555 / 5 objects = 111.
    expect(totals.current).toEqual({
      amount: '555',
      principal: '545',
      penalty: '30',
      discount: '20',
      transactions: 4,
      averageValue: '139',
      payingObjects: 5,
      amountPerObject: '111',
    });
  });

  it('counts an object once over the whole, however many rows it appears in', async () => {
    const answer = await ask({ measures: ['payingObjects'], by: ['month'], from: '2024-01-01', where: { tax: ['PBB'] } });
    expect(rowsOf(answer).map((row) => row['payingObjects'])).toEqual([1, 1, 1, 1, 2]);
    expect(answer.totals.current['payingObjects']).toBe(3);
  });
});

describe('reversals', () => {
  it('are counted on the day of their posting, as what they took away', async () => {
    const { totals, columns } = await ask({ measures: ['reversals', 'reversedAmount'], by: ['channel'] });
    expect(totals.current).toEqual({ reversals: 1, reversedAmount: '60' });
    expect(columns.map(({ values }) => values)).toEqual([
      ['TELLER', 'VA'],
      [0, 1],
      ['0', '60'],
    ]);
  });

  it('of a payment of the year before belong to the year in which they were posted', async () => {
    const folder = await temporaryFolder();
    const payments = [payment('2024-12-30', 'PBB', 500), payment('2025-01-02', 'PBB', -500, { transactions: -1 })];
    await load(folder.path, { ...REFERENCE, payments });
    const own = await openWarehouse(folder.path, { threads: 2 });
    const answer = await own.answer({
      subject: 'revenue',
      by: ['year'],
      from: '2024-01-01',
      measures: ['amount', 'transactions', 'reversals', 'reversedAmount'],
    });
    expect(rowsOf(answer)).toEqual([
      { year: '2024-01-01', amount: '500', transactions: 1, reversals: 0, reversedAmount: '0' },
      { year: '2025-01-01', amount: '-500', transactions: -1, reversals: 1, reversedAmount: '500' },
    ]);
    await own.close();
    await folder.remove();
  });
});

describe('dimensions', () => {
  const cases: [NonNullable<Query<'revenue'>['by']>[number], Record<string, string>][] = [
    ['day', { '2025-01-15': '120', '2025-01-31': '310', '2025-02-10': '60', '2025-02-12': '-60', '2025-02-20': '80', '2025-03-05': '45' }],
    ['month', { '2025-01-01': '430', '2025-02-01': '80', '2025-03-01': '45' }],
    ['year', { '2025-01-01': '555' }],
    ['taxType', { PBB: '200', PKB: '310', RESTO: '45' }],
    ['taxCategory', { BUMI: '200', JASA: '45', KENDARAAN: '310' }],
    ['taxSystem', { official: '510', self: '45' }],
    ['formerTax', { PBB: '200', PKB: '310', RESTO: '45' }],
    ['unit', { U1: '120', U2: '390', null: '45' }],
    ['city', { '31.71': '120', '31.74': '390', null: '45' }],
    ['district', { '31.71.01': '120', '31.74.07': '80', null: '355' }],
    ['ward', { '31.71.01.1001': '120', '31.71.01.1002': '0', '31.74.07.1001': '80', null: '355' }],
    ['channel', { TELLER: '310', VA: '245' }],
    ['bank', { BJ: '245', BM: '310' }],
  ];
  it.each(cases)('splits by %s, and the parts make up the whole', async (dimension, expected) => {
    const answer = await ask({ measures: ['amount'], by: [dimension] });
    expect(Object.fromEntries(rowsOf(answer).map((row) => [String(row[dimension]), row['amount']]))).toEqual(expected);
    expect(answer.totals.current).toEqual({ amount: '555' });
  });

  it('calls a tax by the name it had before the reform, the others by their own', async () => {
    const { columns } = await ask({ measures: ['amount'], by: ['taxType', 'formerTax', 'taxSystem'] });
    expect(columns[1]).toMatchObject({
      members: {
        PBB: { id: 'Pajak Bumi dan Bangunan', en: 'Property tax' },
        RESTO: { id: 'Pajak Pembangunan I', en: 'Pajak Pembangunan I' },
      },
    });
    expect(columns[2]).toMatchObject({ members: { self: { id: 'Dihitung sendiri', en: 'Self-assessed' } } });
  });

  it('names the codes in both languages', async () => {
    const { columns } = await ask({ measures: ['amount'], by: ['taxType', 'city'] });
    expect(columns[0]).toMatchObject({ members: { PBB: { id: 'Pajak Bumi dan Bangunan', en: 'Property tax' } } });
    expect(columns[1]).toMatchObject({ members: { '31.74': { id: 'Kota Selatan', en: 'Kota Selatan' } } });
  });

  it('crosses dimensions', async () => {
    const answer = await ask({ measures: ['amount', 'transactions'], by: ['month', 'taxType'] });
    expect(rowsOf(answer)).toEqual([
      { month: '2025-01-01', taxType: 'PBB', amount: '120', transactions: 1 },
      { month: '2025-01-01', taxType: 'PKB', amount: '310', transactions: 1 },
      { month: '2025-02-01', taxType: 'PBB', amount: '80', transactions: 1 },
      { month: '2025-03-01', taxType: 'RESTO', amount: '45', transactions: 1 },
    ]);
  });
});

describe('filters', () => {
  const cases: [string, NonNullable<Query['where']>, string | null][] = [
    ['a tax type', { tax: ['PBB'] }, '200'],
    ['two tax types', { tax: ['PKB', 'RESTO'] }, '355'],
    ['a category', { category: ['KENDARAAN'] }, '310'],
    ['a unit', { unit: ['U2'] }, '390'],
    ['the province, which is everything with a region', { region: ['31'] }, '510'],
    ['a city with all below it', { region: ['31.74'] }, '390'],
    ['a district', { region: ['31.71.01'] }, '120'],
    ['a ward and a city', { region: ['31.71.01.1001', '31.74'] }, '510'],
    ['a kind of unit, which rows without a unit are not', { kind: ['up3d'] }, '510'],
    ['a kind that no unit is of', { kind: ['samsat', 'head-office'] }, null],
    ['a channel', { channel: ['TELLER'] }, '310'],
    ['a bank and a tax type', { bank: ['BJ'], tax: ['RESTO'] }, '45'],
    ['a combination that nothing meets', { tax: ['RESTO'], unit: ['U1'] }, null],
  ];
  it.each(cases)('takes %s', async (_, where, expected) => {
    expect((await ask({ measures: ['amount'], where })).totals.current).toEqual({ amount: expected });
  });

  it('refuses a code that the data do not know', async () => {
    await expect(ask({ measures: ['amount'], where: { unit: ['U9'] } })).rejects.toMatchObject({
      problem: { status: 400, code: 'unknown-value', params: { parameter: 'unit', value: 'U9' } },
    });
    await expect(ask({ measures: ['amount'], where: { region: ["31' OR 1=1"] } })).rejects.toMatchObject({
      problem: { code: 'unknown-value' },
    });
  });
});

describe('comparison', () => {
  it('sets the same days of last year beside the months of this one', async () => {
    const answer = await ask({ measures: ['amount'], by: ['month'], compare: 'last-year' });
    expect(answer.comparison).toEqual({ from: '2024-01-01', to: '2024-03-05' });
    expect(rowsOf(answer)).toEqual([
      { month: '2025-01-01', amount: '430', 'amount before': '310' },
      { month: '2025-02-01', amount: '80', 'amount before': '50' },
      { month: '2025-03-01', amount: '45', 'amount before': '40' },
    ]);
    expect(answer.totals).toEqual({ current: { amount: '555' }, comparison: { amount: '400' } });
  });

  it('joins 29 February to the 28th', async () => {
    const answer = await ask({ measures: ['amount'], by: ['day'], from: '2025-02-01', to: '2025-02-28', compare: 'last-year' });
    expect(answer.comparison).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(rowsOf(answer).at(-1)).toEqual({ day: '2025-02-28', amount: '0', 'amount before': '50' });
  });

  it('sets the months before beside the asked months by position', async () => {
    const answer = await ask({ measures: ['amount'], by: ['month'], from: '2025-02-01', to: '2025-02-28', compare: 'previous' });
    expect(answer.comparison).toEqual({ from: '2025-01-01', to: '2025-01-31' });
    expect(rowsOf(answer)).toEqual([{ month: '2025-02-01', amount: '80', 'amount before': '430' }]);
  });

  it('sets days before beside the asked days by position', async () => {
    const answer = await ask({ measures: ['amount'], by: ['day'], from: '2025-02-10', to: '2025-02-20', compare: 'previous' });
    expect(answer.comparison).toEqual({ from: '2025-01-30', to: '2025-02-09' });
    expect(rowsOf(answer)[1]).toEqual({ day: '2025-02-11', amount: '0', 'amount before': '310' });
  });

  // The holidays of 2024 and 2025 are 355 days apart: 20 January corresponds to 9 January, 29 February to 18 February.
  it('sets the days as far from Lebaran beside the asked days, also where that is another month', async () => {
    const answer = await ask({ measures: ['amount', 'payingObjects'], by: ['month'], compare: 'lebaran' });
    expect(answer.comparison).toEqual({ from: '2024-01-12', to: '2024-03-15' });
    expect(rowsOf(answer)).toEqual([
      { month: '2025-01-01', amount: '430', 'amount before': '210', payingObjects: 2, 'payingObjects before': 1 },
      { month: '2025-02-01', amount: '80', 'amount before': '90', payingObjects: 2, 'payingObjects before': 2 },
      { month: '2025-03-01', amount: '45', 'amount before': null, payingObjects: 1, 'payingObjects before': null },
    ]);
    expect(answer.totals.comparison).toEqual({ amount: '300', payingObjects: 3 });
    const days = await ask({ measures: ['amount'], by: ['day'], from: '2025-02-18', to: '2025-02-23', compare: 'lebaran' });
    expect(rowsOf(days)).toEqual([
      { day: '2025-02-18', amount: '0', 'amount before': '50' },
      { day: '2025-02-20', amount: '80', 'amount before': '0' },
      { day: '2025-02-23', amount: '0', 'amount before': '40' },
    ]);
  });

  it('refuses Lebaran where its date is not known', async () => {
    await expect(ask({ measures: ['amount'], from: '2018-01-01', to: '2018-12-31', compare: 'lebaran' })).rejects.toMatchObject({
      problem: { status: 400, code: 'unknown-holiday', params: { from: '2018-01-01', to: '2018-12-31' } },
    });
  });

  it('keeps codes that only one of the periods has', async () => {
    const answer = await ask({
      measures: ['amount', 'averageValue'],
      by: ['unit'],
      from: '2025-02-01',
      to: '2025-02-28',
      compare: 'last-year',
    });
    expect(rowsOf(answer)).toEqual([
      { unit: 'U1', amount: '0', averageValue: null, 'amount before': '50', 'averageValue before': '50' },
      { unit: 'U2', amount: '80', averageValue: '80', 'amount before': '0', 'averageValue before': null },
    ]);
  });

  it('counts different objects for each period by itself', async () => {
    const { totals } = await ask({ measures: ['payingObjects'], compare: 'last-year' });
    expect(totals).toEqual({ current: { payingObjects: 5 }, comparison: { payingObjects: 4 } });
  });
});

describe('order and pages', () => {
  it('sorts by a measure, unknown last, and by a ratio', async () => {
    const byAmount = await ask({ measures: ['amount'], by: ['taxType'], sort: [{ key: 'amount', descending: true }] });
    expect(rowsOf(byAmount).map((row) => row['taxType'])).toEqual(['PKB', 'PBB', 'RESTO']);
    const byAverage = await ask({ measures: ['averageValue'], by: ['ward'], sort: [{ key: 'averageValue', descending: true }] });
    expect(rowsOf(byAverage).map((row) => row['averageValue'])).toEqual(['178', '120', '80', null]);
  });

  it('gives every row once over its pages, with the totals of the whole', async () => {
    const seen: unknown[] = [];
    let after: string | undefined;
    for (let page = 0; page < 10; page += 1) {
      const answer = await ask({ measures: ['amount'], by: ['day'], limit: 4, after });
      expect(answer).toMatchObject({ rowCount: 6, totals: { current: { amount: '555' } } });
      seen.push(...rowsOf(answer).map((row) => row['day']));
      if (answer.next === null) break;
      after = answer.next;
    }
    expect(seen).toEqual(['2025-01-15', '2025-01-31', '2025-02-10', '2025-02-12', '2025-02-20', '2025-03-05']);
  });

  it('refuses a page of another generation', async () => {
    await expect(ask({ measures: ['amount'], by: ['day'], after: '7.4' })).rejects.toMatchObject({
      problem: { code: 'unknown-value', params: { parameter: 'after' } },
    });
    await expect(ask({ measures: ['amount'], by: ['day'], after: '1 OR 1' })).rejects.toMatchObject({ problem: { code: 'unknown-value' } });
    await expect(ask({ measures: ['amount'], by: ['day'], after: '1.6' })).rejects.toMatchObject({ problem: { code: 'unknown-value' } });
  });
});

it('keeps money exact beyond 2^53 and sums beyond 2^63', async () => {
  const folder = await temporaryFolder();
  const maxAmount = 9_223_372_036_854_775_807n;
  await load(folder.path, {
    payments: [
      payment('2025-01-01', 'PBB', maxAmount),
      payment('2025-01-02', 'PKB', maxAmount),
      payment('2026-01-02', 'PKB', 2n ** 53n + 1n),
    ],
  });
  const rich = await openWarehouse(folder.path, { threads: 1 });
  const answer = await rich.answer({ subject: 'revenue', measures: ['amount', 'averageValue'], by: ['taxType'], from: '2025-01-01' });
  expect(rowsOf(answer)).toEqual([
    { taxType: 'PBB', amount: '9223372036854775807', averageValue: '9223372036854775807' },
    { taxType: 'PKB', amount: '9232379236109516800', averageValue: '4616189618054758400' },
  ]);
  expect(answer.totals.current['amount']).toBe('18455751272964292607');
  await rich.close();
  await folder.remove();
});

describe('periods', () => {
  it('begins an open period with the fiscal year of its end', async () => {
    const { period, totals } = await ask({ measures: ['amount'], to: '2024-01-31' });
    expect(period).toEqual({ from: '2024-01-01', to: '2024-01-31' });
    expect(totals.current).toEqual({ amount: '310' });
  });

  it('counts both ends of a period that cuts months', async () => {
    const { totals } = await ask({ measures: ['amount', 'transactions'], from: '2024-01-20', to: '2025-02-10' });
    expect(totals.current).toEqual({ amount: '1790', transactions: 7 });
  });

  it('refuses a period that ends before it begins', async () => {
    await expect(ask({ measures: ['amount'], from: '2025-04-01' })).rejects.toMatchObject({ problem: { code: 'reversed-period' } });
  });
});
