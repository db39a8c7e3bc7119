import type { Query } from '@pendapa/contracts';
import type { Warehouse } from '../warehouse.ts';
import { createAgencyOpener } from '../testing/agency-folders.ts';
import { payment, REFERENCE, rowsOf, type Incoming } from '../testing/small-agency.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const taxpayer = (key: number, more: object) => ({ taxpayer_key: key, registered_on: '2020-01-01', status: 'active', ...more });
const paid = (key: number, amount: number, channel: string | null, more: object = {}) => ({
  ...payment('2025-01-20', 'PBB', amount),
  taxpayer_key: key,
  channel_code: channel,
  ...more,
});

/** 40 firms of trade and 12 of food services; 20 people aged 40 and 10 aged 70. */
const TRADE = range(1, 40);
const FOOD = range(41, 52);
const YOUNGER = range(101, 120);
const OLDER = range(121, 130);

/** One trade firm pays 61, the others 1 each; food service firms 10 each. All of number 52 is reversed. */
const PAYMENTS = [
  ...TRADE.map((key) => paid(key, key === 1 ? 61 : 1, 'VA')),
  ...FOOD.map((key) => paid(key, 10, 'TELLER')),
  paid(52, -10, 'TELLER', { transactions: -1 }),
  // Five younger people pay twice digitally, one payment is reversed; older ones pay once digitally and once at a counter.
  ...YOUNGER.map((key) => paid(key, 1, 'TELLER')),
  ...range(101, 105).flatMap((key) => [paid(key, 1, 'VA'), paid(key, 1, 'VA', { tax_code: 'PKB' })]),
  paid(105, -1, 'VA', { transactions: -1 }),
  ...OLDER.flatMap((key) => [paid(key, 3, 'VA'), paid(key, 3, 'TELLER')]),
  // Another year.
  ...YOUNGER.map((key) => paid(key, 1, 'VA', { posted_on: '2024-06-01' })),
];
const AGENCY: Incoming = {
  ...REFERENCE,
  taxpayers: [
    ...TRADE.map((key) => taxpayer(key, { kind: 'corporate', sector_code: 'G' })),
    ...FOOD.map((key) => taxpayer(key, { kind: 'corporate', sector_code: 'I' })),
    ...YOUNGER.map((key) => taxpayer(key, { kind: 'individual', birth_year: 1985 })),
    ...OLDER.map((key) => taxpayer(key, { kind: 'individual', birth_year: 1955 })),
  ],
  payments: PAYMENTS,
};

const openAgency = createAgencyOpener();
let warehouse: Warehouse;
beforeAll(async () => {
  warehouse = await openAgency(AGENCY);
});

const ask = (more: Omit<Query<'payers'>, 'subject'>, of: Warehouse = warehouse) =>
  of.answer({ subject: 'payers', from: '2025-01-01', to: '2025-01-20', compare: 'none', ...more });
const of = (kind: string) => ({ taxpayerKind: [kind] });

describe('through digital channels', () => {
  const measures = ['transactions', 'digitalTransactions', 'digitalTransactionShare'] as const;

  it('goes the part of the transactions of each age, less what was reversed', async () => {
    const answer = await ask({ measures, by: ['ageGroup'], where: of('individual') });
    expect(rowsOf(answer)).toEqual([
      { ageGroup: '35-44', transactions: 29, digitalTransactions: 9, digitalTransactionShare: 9 / 29 },
      { ageGroup: '65+', transactions: 20, digitalTransactions: 10, digitalTransactionShare: 0.5 },
    ]);
    expect(answer.totals.current).toMatchObject({ transactions: 49, digitalTransactions: 19 });
  });

  it('is told of an earlier year too', async () => {
    const answer = await ask({ measures, from: '2024-01-01', to: '2024-12-31', where: of('individual') });
    expect(answer.totals.current).toMatchObject({ transactions: 20, digitalTransactions: 20, digitalTransactionShare: 1 });
  });

  it('is not known where a payment names no channel of a known class', async () => {
    const withUnknownChannel = await openAgency({ ...AGENCY, payments: [...PAYMENTS, paid(121, 1, null)] });
    expect(rowsOf(await ask({ measures, by: ['ageGroup'], where: of('individual') }, withUnknownChannel))).toEqual([
      { ageGroup: '35-44', transactions: 29, digitalTransactions: 9, digitalTransactionShare: 9 / 29 },
      { ageGroup: '65+', transactions: 21, digitalTransactions: null, digitalTransactionShare: null },
    ]);
  });
});

describe('how few pay how much', () => {
  const measures = ['amount', 'largestShare', 'concentration'] as const;

  it('is told of each sector, of the whole not as the sum of the sectors', async () => {
    const answer = await ask({ measures, by: ['sector'], where: of('corporate') });
    // Trade: 61 and nine times 1 of 100; 61² + 39 x 1². Eleven food service firms are too few for an index.
    expect(rowsOf(answer)).toEqual([
      { sector: 'G', amount: '100', largestShare: 0.7, concentration: 61 ** 2 + 39 },
      { sector: 'I', amount: '110', largestShare: 100 / 110, concentration: null },
    ]);
    const squares = 61 ** 2 + 39 + 11 * 10 ** 2;
    expect(answer.totals.current['largestShare']).toBeCloseTo((61 + 9 * 10) / 210, 12);
    expect(answer.totals.current['concentration']).toBeCloseTo((10_000 * squares) / 210 ** 2, 4);
  });

  it('is told of each kind, and of both together by no number', async () => {
    const answer = await ask({ measures, by: ['taxpayerKind'] });
    expect(rowsOf(answer).map(({ largestShare }) => largestShare)).toEqual([expect.closeTo(151 / 210, 12), expect.closeTo(60 / 89, 12)]);
    expect(answer.totals.current).toMatchObject({ amount: '299', largestShare: null, concentration: null });
  });
});
