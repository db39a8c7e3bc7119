import type { Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { assessment, filedReturn, paid } from '../testing/obligations-agency.ts';
import { loaded, REFERENCE, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

const FEBRUARY = ['2024-02-01', '2024-03-31'] as const;

/**
 * February 2024:
 * B1 100, paid 40 in March and 60 in August.
 * B2 200, paid in March and reversed in September.
 * B3 300, cancelled in October.
 * B4 50, paid on time and posted in July.
 * February 2025: C1 100, paid on the data date.
 */
const ASSESSMENTS = [
  assessment('B1', 'SKPD', 1, 2024, ...FEBRUARY, 100),
  assessment('B2', 'SKPD', 2, 2024, ...FEBRUARY, 200),
  assessment('B3', 'STPD', 3, 2024, ...FEBRUARY, 300, { cancelled: 300, cancelled_on: '2024-10-01' }),
  assessment('B4', 'SKPD', 5, 2024, ...FEBRUARY, 50),
  assessment('C1', 'SKPD', 1, 2025, '2025-02-01', '2025-03-31', 100),
];
/** April 2024: filed and paid on time, corrected from 30 to 35 in December. May: filed and paid in July. */
const RETURNS = [
  filedReturn('R1', 202404, '2024-04-30', '2024-05-20', { filed_on: '2024-05-10', mode: 'online', declared_tax: 30 }),
  filedReturn('R1b', 202404, '2024-04-30', '2024-05-20', { filed_on: '2024-12-01', mode: 'online', declared_tax: 35, correction: 1 }),
  filedReturn('R2', 202405, '2024-05-31', '2024-06-20', { filed_on: '2024-07-15', mode: 'counter', declared_tax: 10 }),
];
const PAYMENTS = [
  paid('2024-03-10', 1, 2024, 40, { assessment_id: 'B1' }),
  paid('2024-08-01', 1, 2024, 60),
  paid('2024-03-20', 2, 2024, 200, { assessment_id: 'B2' }),
  paid('2024-09-01', 2, 2024, -200, { assessment_id: 'B2', transactions: -1 }),
  paid('2024-07-02', 5, 2024, 50, { assessment_id: 'B4', paid_on: '2024-03-30' }),
  paid('2024-05-12', 4, 2024, 30, { return_id: 'R1' }),
  paid('2024-12-02', 4, 2024, 5, { period: 202404 }),
  paid('2024-07-15', 4, 2024, 10, { return_id: 'R2' }),
  paid('2025-06-30', 1, 2025, 100, { assessment_id: 'C1' }),
];

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, { ...REFERENCE, assessments: ASSESSMENTS, returns: RETURNS, payments: PAYMENTS });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const ASSESSED = {
  subject: 'assessments',
  measures: ['issued', 'cancelled', 'netDue', 'paid', 'outstanding', 'fallenDue', 'overdue', 'settled', 'settledShare', 'daysToPay'],
} as const satisfies Query;

it('sees what is assessed a year before as it stood a year before the data date', async () => {
  const { totals, comparison, notes } = await warehouse.answer({ ...ASSESSED, compare: 'last-year' });
  expect(comparison).toEqual({ from: '2024-01-01', to: '2024-06-30' });
  expect(totals).toEqual({
    current: {
      issued: 1,
      cancelled: '0',
      netDue: '100',
      paid: '100',
      outstanding: '0',
      fallenDue: '100',
      overdue: '0',
      settled: 1,
      settledShare: 1,
      daysToPay: 149,
    },
    comparison: {
      issued: 4,
      cancelled: '0',
      netDue: '650',
      paid: '240',
      outstanding: '410',
      fallenDue: '650',
      overdue: '410',
      settled: 1,
      settledShare: 1 / 4,
      daysToPay: (38 + 48) / 2,
    },
  });
  const measures = ASSESSED.measures.filter((key) => key !== 'issued').join(',');
  expect(notes).toEqual([{ code: 'as-it-stood', params: { measures, on: '2024-06-30' } }]);
});

it('sees the year before the same way where both years are over, and the same figures as they are now', async () => {
  const year = { from: '2024-01-01', to: '2024-06-30' } as const;
  const { totals, notes } = await warehouse.answer({ ...ASSESSED, ...year, compare: 'last-year' });
  expect(totals.current).toMatchObject({ cancelled: '300', netDue: '350', paid: '150', settled: 3, settledShare: 3 / 4 });
  expect(totals.comparison).toMatchObject({ issued: null, paid: null });
  expect(notes).toContainEqual({ code: 'as-it-stood', params: expect.objectContaining({ on: '2024-06-30' }) as unknown });
});

it('sees the half year before as it stood half a year before', async () => {
  const half = { from: '2024-07-01', to: '2024-12-31', compare: 'previous' } as const;
  const { totals, notes } = await warehouse.answer({ ...ASSESSED, ...half });
  // All of it was paid by 30 December 2024.
  expect(totals.comparison).toMatchObject({ issued: 4, cancelled: '300', netDue: '350', paid: '150', settled: 3 });
  expect(notes).toContainEqual({ code: 'as-it-stood', params: expect.objectContaining({ on: '2024-12-30' }) as unknown });
});

it('tells the same by place, month, document and band', async () => {
  const of = (by: 'unit' | 'month' | 'document' | 'dueBand') =>
    warehouse.answer({ subject: 'assessments', measures: ['netDue'], by: [by], compare: 'last-year' });
  const then = (answer: Awaited<ReturnType<typeof of>>, by: string) => rowsOf(answer).map((row) => [row[by], row['netDue before']]);
  expect(then(await of('unit'), 'unit')).toEqual([
    ['U1', '400'],
    ['U2', '250'],
  ]);
  expect(then(await of('month'), 'month')).toEqual([['2025-02-01', '650']]);
  expect(then(await of('document'), 'document')).toEqual([
    ['SKPD', '350'],
    ['STPD', '300'],
  ]);
  expect(then(await of('dueBand'), 'dueBand')).toEqual([
    // The assessment cancelled later was then among those with an amount due.
    ['0', '0'],
    ['1', '650'],
  ]);
});

it('sees filing and paying of the year before as they stood then', async () => {
  const { totals, notes } = await warehouse.answer({
    subject: 'compliance',
    measures: [
      ...(['expected', 'filed', 'filedOnTime', 'notFiled', 'filingRate', 'onTimeFilingRate'] as const),
      ...(['obligations', 'paidOnTime', 'unpaid', 'paymentRate', 'due', 'paidOnTimeAmount', 'unpaidAmount'] as const),
    ],
    compare: 'last-year',
  });
  expect(totals.comparison).toEqual({
    expected: 2,
    filed: 1,
    filedOnTime: 1,
    notFiled: 1,
    filingRate: 1 / 2,
    onTimeFilingRate: 1 / 2,
    obligations: 5,
    paidOnTime: 2,
    unpaid: 3,
    paymentRate: 2 / 5,
    due: '680',
    paidOnTimeAmount: '270',
    unpaidAmount: '410',
  });
  const measures = 'filed,notFiled,filingRate,obligations,paidOnTime,unpaid,paymentRate,due,paidOnTimeAmount,unpaidAmount';
  expect(notes).toEqual([{ code: 'as-it-stood', params: { measures, on: '2024-06-30' } }]);
});

it('has nothing to say of what no later day changes', async () => {
  const { totals, notes } = await warehouse.answer({ subject: 'assessments', measures: ['gross'], compare: 'last-year' });
  expect(totals.comparison).toEqual({ gross: '650' });
  expect(notes).toEqual([]);
});
