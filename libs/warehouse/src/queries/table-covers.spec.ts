import type { Period } from '@pendapa/contracts';
import type { CodeColumn } from '../rollups/payments/aggregates.ts';
import type { IsReady } from '../rollups/data-spans.ts';
import { payerCoverOf, type PayerNeeds } from '../rollups/payers/payer-cover.ts';
import { paymentCoverOf, type Needs } from '../rollups/payments/payment-cover.ts';
import { topCoverOf } from '../rollups/holders/top-payer-cover.ts';

const EXTENT: Period = { from: '2019-01-02', to: '2026-11-14' };
const needs = (columns: CodeColumn[] = [], times: Needs['times'] = 'none'): Needs => ({ columns: new Set(columns), times });
const period = (from: string, to: string): Period => ({ from, to });

describe('the smallest table that has the columns', () => {
  const cases: [string, CodeColumn[], string][] = [
    ['nothing', [], 'agg_month_unit'],
    ['tax', ['tax_code'], 'agg_month_unit'],
    ['tax and unit', ['tax_code', 'unit_code'], 'agg_month_unit'],
    ['region', ['region_code'], 'agg_month_region'],
    ['tax, channel and bank', ['tax_code', 'channel_code', 'bank_code'], 'agg_month_channel'],
    ['region and channel', ['region_code', 'channel_code'], 'agg_month'],
  ];
  it.each(cases)('answers whole months by %s', (_, columns, table) => {
    expect(paymentCoverOf(period('2025-01-01', '2025-12-31'), EXTENT, needs(columns)).segments).toEqual([
      { table, from: '2025-01-01', to: '2025-12-31' },
    ]);
  });
});

describe('periods', () => {
  const table = 'agg_month_unit';
  const cases: [string, Period, object[]][] = [
    [
      'reads the last month whole where the data end in it',
      period('2026-01-01', '2026-11-14'),
      [{ table, from: '2026-01-01', to: '2026-11-30' }],
    ],
    [
      'reads the first month whole where the data begin in it',
      period('2018-01-01', '2019-02-28'),
      [{ table, from: '2019-01-01', to: '2019-02-28' }],
    ],
    [
      'reads single days where the period cuts a month',
      period('2025-01-01', '2025-11-14'),
      [
        { table, from: '2025-01-01', to: '2025-10-31' },
        { table: 'agg_day', from: '2025-11-01', to: '2025-11-14' },
      ],
    ],
    [
      'cuts both ends',
      period('2025-01-15', '2025-03-02'),
      [
        { table: 'agg_day', from: '2025-01-15', to: '2025-01-31' },
        { table, from: '2025-02-01', to: '2025-02-28' },
        { table: 'agg_day', from: '2025-03-01', to: '2025-03-02' },
      ],
    ],
    ['needs no month for a few days', period('2025-01-15', '2025-02-10'), [{ table: 'agg_day', from: '2025-01-15', to: '2025-02-10' }]],
    ['finds nothing before the data', period('2017-01-01', '2017-12-31'), []],
    ['finds nothing after the data', period('2027-01-01', '2027-12-31'), []],
  ];
  it.each(cases)('%s', (_, period, segments) => {
    expect(paymentCoverOf(period, EXTENT, needs()).segments).toEqual(segments);
  });
});

it('takes the payments for the days of a cut month where no daily aggregate has the column', () => {
  const { segments, reason } = paymentCoverOf(period('2025-01-01', '2025-02-10'), EXTENT, needs(['channel_code']));
  expect(segments).toEqual([
    { table: 'agg_month_channel', from: '2025-01-01', to: '2025-01-31' },
    { table: 'payments', from: '2025-02-01', to: '2025-02-10' },
  ]);
  expect(reason.en).toBe('whole months: agg_month_channel; days at the edges: payments');
});

it('takes days from the daily aggregate', () => {
  expect(paymentCoverOf(period('2025-01-01', '2025-12-31'), EXTENT, needs(['tax_code'], 'days')).segments[0]?.table).toBe('agg_day');
});

describe('sums to date', () => {
  const spans = [period('2026-01-01', '2026-11-14'), period('2025-01-01', '2025-11-14')];
  const ready: IsReady = (table, { from, to }) =>
    ['agg_month_unit_to_date', 'unit_payers_to_date'].includes(table) && spans.some((span) => span.from === from && span.to === to);
  const segmentsOf = (period: Period, needsOf = needs(['unit_code'])) => paymentCoverOf(period, EXTENT, needsOf, ready).segments;

  it('serve the year to the data date and the same days a year before', () => {
    for (const span of spans) expect(segmentsOf(span)).toEqual([{ table: 'agg_month_unit_to_date', ...span }]);
    expect(segmentsOf(period('2026-01-01', '2026-12-31'))).toEqual([{ table: 'agg_month_unit_to_date', ...spans[0] }]);
  });

  it('serve no other days, no months apart, and no codes that they lack', () => {
    const tables = (period: Period, needsOf?: Needs) => segmentsOf(period, needsOf).map(({ table }) => table);
    expect(tables(period('2026-01-01', '2026-10-31'))).toEqual(['agg_month_unit']);
    expect(tables(period('2025-01-01', '2025-12-31'))).toEqual(['agg_month_unit']);
    expect(tables(period('2026-01-01', '2026-11-14'), needs(['unit_code'], 'months'))).toEqual(['agg_month_unit']);
    expect(tables(period('2026-01-01', '2026-11-14'), needs(['region_code']))).toEqual(['agg_month_region']);
  });

  it('serve the different payers of the same days in one row', () => {
    const of = (period: Period, rows: PayerNeeds['rows'] = 'period') => {
      const columns = new Set(['unit_code']);
      return payerCoverOf(period, EXTENT, { columns, singleCodes: columns, rows, ever: { unit: 10 } }, ready).segments;
    };
    const [today = spans[1]] = spans;
    expect(of(period('2026-01-01', '2026-12-31'))).toEqual([{ table: 'unit_payers_to_date', split: 'unit', since: null, ...today }]);
    expect(of(period('2026-01-01', '2026-11-14'), 'month').map(({ table }) => table)).toEqual(['unit_payer_months']);
    expect(of(period('2026-01-01', '2026-06-30')).map(({ table }) => table)).toEqual(['unit_payer_months']);
  });
});

it('covers nothing without payments', () => {
  expect(paymentCoverOf(period('2025-01-01', '2025-12-31'), null, needs())).toEqual({
    segments: [],
    reason: expect.objectContaining({ en: 'no payments in the period' }) as unknown,
  });
});

describe('different payers', () => {
  /** Ten payers; three of them pay in two regions, so places count thirteen. */
  const EVER = { whole: 10, tax: 10, unit: 10, tax_unit: 10, place: 13 };
  const needsOf = (columns: CodeColumn[], rows: PayerNeeds['rows'], single = columns, ever: PayerNeeds['ever'] = EVER): PayerNeeds => ({
    columns: new Set(columns),
    singleCodes: new Set(single),
    rows,
    ever,
  });
  const YEAR = period('2025-01-01', '2025-12-31');
  const months = (split: string, since: string | null, from: string, to: string) => ({
    table: `${split}_payer_months`,
    split,
    since,
    from,
    to,
  });
  const days = (split: string, since: string | null, from: string, to: string) => ({ table: 'payer_days', split, since, from, to });

  const countedCases: [string, Period, PayerNeeds, object[]][] = [
    [
      'a year to date',
      period('2026-01-01', '2026-06-10'),
      needsOf([], 'period'),
      [months('whole', '2026-01-01', '2026-01-01', '2026-05-31'), days('whole', '2026-01-01', '2026-06-01', '2026-06-10')],
    ],
    [
      'several calendar years in one row',
      period('2023-07-01', '2025-06-30'),
      needsOf(['unit_code'], 'period'),
      [months('unit', '2023-07-01', '2023-07-01', '2025-06-30')],
    ],
    [
      'the months of several years',
      period('2023-12-01', '2026-06-10'),
      needsOf(['tax_code'], 'month'),
      [months('tax', null, '2023-12-01', '2026-05-31'), days('tax', null, '2026-06-01', '2026-06-10')],
    ],
    [
      'each of several calendar years',
      period('2024-03-01', '2025-12-31'),
      needsOf([], 'year'),
      [months('whole', '2024-03-01', '2024-03-01', '2024-12-31'), months('whole', '2025-01-01', '2025-01-01', '2025-12-31')],
    ],
    [
      'tax type and unit',
      YEAR,
      needsOf(['unit_code', 'tax_code'], 'period'),
      [months('tax_unit', '2025-01-01', '2025-01-01', '2025-12-31')],
    ],
    [
      'the year in which the data begin inside a month',
      period('2019-01-01', '2019-12-31'),
      needsOf([], 'period'),
      [months('whole', '2019-01-01', '2019-01-01', '2019-12-31')],
    ],
    [
      'a few days from the first of a month',
      period('2025-03-01', '2025-03-09'),
      needsOf([], 'period'),
      [days('whole', '2025-03-01', '2025-03-01', '2025-03-09')],
    ],
    [
      'several tax types in one row, where nobody pays two of them',
      YEAR,
      needsOf(['tax_code'], 'period', []),
      [months('tax', '2025-01-01', '2025-01-01', '2025-12-31')],
    ],
    [
      'places, where everybody pays in one',
      YEAR,
      needsOf(['region_code'], 'period', [], { ...EVER, place: 10 }),
      [months('place', '2025-01-01', '2025-01-01', '2025-12-31')],
    ],
  ];
  it.each(countedCases)('are counted beforehand for %s', (_, period, needs, segments) => {
    expect(payerCoverOf(period, EXTENT, needs).segments).toEqual(segments);
  });

  const single: [string, Period, PayerNeeds, RegExp][] = [
    ['channels', YEAR, needsOf(['channel_code'], 'period'), /not counted/],
    ['places, where somebody pays in two', YEAR, needsOf(['region_code'], 'period'), /several in one row/],
    ['several tax types in one row, where somebody pays two', YEAR, needsOf(['tax_code'], 'period', [], { whole: 9, tax: 10 }), /several/],
    ['payers who were not counted', YEAR, needsOf([], 'period', [], {}), /not counted/],
    ['days', YEAR, needsOf([], 'other'), /neither months nor calendar years/],
    ['a row that begins inside a month', period('2025-01-02', '2025-12-31'), needsOf([], 'period'), /inside a month/],
    ['a month that is cut at its beginning', period('2025-03-02', '2025-03-31'), needsOf([], 'month'), /inside a month/],
  ];
  it.each(single)('are counted over single payments for %s', (_, period, needs, reason) => {
    const cover = payerCoverOf(period, EXTENT, needs);
    expect(cover.segments).toEqual([{ table: 'payments', ...period }]);
    expect(cover.reason.en).toMatch(reason);
  });

  it('need single payments only in the cut first of several months', () => {
    expect(payerCoverOf(period('2025-01-15', '2025-03-02'), EXTENT, needsOf([], 'month')).segments).toEqual([
      { table: 'payments', from: '2025-01-15', to: '2025-01-31' },
      months('whole', null, '2025-02-01', '2025-02-28'),
      days('whole', null, '2025-03-01', '2025-03-02'),
    ]);
  });

  it('are nowhere without payments', () => {
    expect(payerCoverOf(YEAR, null, needsOf([], 'period')).segments).toEqual([]);
  });
});

describe('the largest payers', () => {
  const YEAR = period('2025-01-01', '2025-12-31');
  const listed: [string, Period, Parameters<typeof topCoverOf>[2], string, string][] = [
    ['of a calendar year', YEAR, {}, 'whole', '2025-01-01'],
    ['of the year as far as it has come', period('2026-01-01', '2026-11-14'), { tax: ['PBB'] }, 'tax', '2026-01-01'],
    ['of the year to its end', period('2026-01-01', '2026-12-31'), { unit: ['U1'] }, 'unit', '2026-01-01'],
    ['of a year that begins with the data', period('2018-01-01', '2019-12-31'), {}, 'whole', '2019-01-01'],
  ];
  it.each(listed)('were listed beforehand: %s', (_, period, where, split, yearStart) => {
    expect(topCoverOf(period, EXTENT, where)).toMatchObject({ table: 'top_payers', split, yearStart });
  });

  const single: [string, Period, Parameters<typeof topCoverOf>[2], RegExp][] = [
    ['a month', period('2025-03-01', '2025-03-31'), {}, /no calendar year/],
    ['a year that is cut', period('2025-01-01', '2025-12-30'), {}, /no calendar year/],
    ['two years', period('2024-01-01', '2025-12-31'), {}, /no calendar year/],
    ['a year without data', period('2027-01-01', '2027-12-31'), {}, /no calendar year/],
    ['two taxes', YEAR, { tax: ['PBB', 'PKB'] }, /codes/],
    ['a region', YEAR, { region: ['31.71'] }, /codes/],
    ['a tax at a unit', YEAR, { tax: ['PBB'], unit: ['U1'] }, /codes/],
    ['a tax in a region', YEAR, { tax: ['PBB'], region: ['31.71'] }, /codes/],
  ];
  it.each(single)('are looked for in the payments of %s', (_, period, where, reason) => {
    const cover = topCoverOf(period, EXTENT, where);
    expect(cover.table).toBe('payments');
    expect(cover.reason.en).toMatch(reason);
  });
});
