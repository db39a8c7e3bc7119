import type { Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { load, objectOf, payment, REFERENCE, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

/** 30 firms: 20 in trade, 6 in food services, 4 without a known sector; keys 1 to 30. One trade firm closed in 2025. */
const TAXPAYERS = Array.from({ length: 30 }, (_, index) => ({
  taxpayer_key: index + 1,
  kind: 'corporate',
  sector_code: index < 20 ? 'G' : index < 26 ? 'I' : null,
  legal_form: 'PT',
  birth_year: null as number | null,
  sex: null as string | null,
  nik_valid: null as boolean | null,
  registered_on: index < 25 ? '2020-01-01' : '2025-02-01',
  closed_on: index === 0 ? '2025-01-10' : null,
  status: 'active',
}));
/** 12 individuals aged 40 in 2025, keys 31 to 42; the number of 11 was checked, that of 10 is valid. */
const INDIVIDUALS = Array.from({ length: 12 }, (_, index) => ({
  ...TAXPAYERS[1],
  taxpayer_key: index + 31,
  kind: 'individual',
  sector_code: null,
  legal_form: null,
  birth_year: 1985,
  sex: 'F',
  residence_code: index > 0 ? 'X9' : '31.71',
  nik_valid: index === 0 ? null : index > 1,
}));

const paid = (day: string, taxpayer: number, amount: number, more: object = {}) => ({
  ...payment(day, 'PBB', amount, { object: taxpayer, unit: 'U1' }),
  taxpayer_key: taxpayer,
  paid_on: day,
  is_arrears: false,
  ...more,
});
/** Taxpayers 2 to 13 pay 100 each in January 2025, 2 pays 40 more by QRIS, posted two days later; 21 pays 500 of arrears. */
const PAYMENTS = [
  ...Array.from({ length: 12 }, (_, index) => paid('2025-01-20', index + 2, 100)),
  paid('2025-03-03', 2, 40, { tax_code: 'PKB', channel_code: 'QRIS', paid_on: '2025-03-01' }),
  paid('2025-03-05', 21, 500, { is_arrears: true }),
];

const OBJECTS = [
  { ...objectOf(1, '2020-01-01', null, { unit: 'U1' }), class_code: 'HOUSE', use_code: 'OWN', base_value: 1_850_000_000 },
  { ...objectOf(2, '2020-01-01', '2025-02-01', { unit: 'U1' }), class_code: 'HOUSE', use_code: 'RENT', base_value: 150_000_000 },
  { ...objectOf(3, '2025-01-15', null, { unit: 'U2' }), class_code: 'SHOP', use_code: 'OWN', base_value: null },
];
const EVENTS = [
  { event_id: 'V1', object_key: 1, event: 'suspended', event_on: '2025-02-01' },
  { event_id: 'V2', object_key: 2, event: 'suspended', event_on: '2024-05-01' },
];

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  const channels = [{ channel_code: 'QRIS', name_id: 'QRIS', name_en: 'QRIS', class: 'digital' }];
  const taxpayers = [...TAXPAYERS, ...INDIVIDUALS];
  await load(folder.path, { ...REFERENCE, channels, taxpayers, objects: OBJECTS, object_events: EVENTS, payments: PAYMENTS });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

describe('taxpayers', () => {
  it('live outside the province where their city is none of its own', async () => {
    const answer = await warehouse.answer({
      subject: 'taxpayers',
      measures: ['registered'],
      by: ['residence'],
      where: { taxpayerKind: ['individual'] },
    });
    const members = answer.columns.find(({ key }) => key === 'residence');
    expect(members).toMatchObject({ members: { X9: { id: 'Luar provinsi (X9)', en: 'Outside the province (X9)' } } });
  });

  it('are counted at the end of the period, and who came and went within it', async () => {
    const { totals } = await warehouse.answer({ subject: 'taxpayers', measures: ['registered', 'net'] });
    expect(totals.current['registered']).toBe(41);
  });

  it('are not told in small groups, nor in the group that would give a small one away', async () => {
    const answer = await warehouse.answer({
      subject: 'taxpayers',
      measures: ['registered'],
      by: ['sector'],
      where: { taxpayerKind: ['corporate'] },
      sort: [{ key: 'registered', descending: true }],
    });
    // 19 in trade, 6 in food services, 4 unknown: the two small groups are 10 together, which is large enough.
    expect(rowsOf(answer)).toEqual([
      { sector: 'G', registered: 19 },
      { sector: 'I', registered: null },
      { sector: null, registered: null },
    ]);
    expect(answer.columns[1]).toMatchObject({ states: [{ state: { state: 'hidden' as const }, at: [1, 2] }] });
    expect(answer.notes).toContainEqual({ code: 'suppressed', params: { below: '10', cells: '2' } });
    expect(answer.notes.map(({ code }) => code)).not.toContain('unassigned');
  });

  it('came and went in a year, of which the sum over all is no group', async () => {
    const { totals } = await warehouse.answer({ subject: 'taxpayers', measures: ['opened', 'registered'], from: '2025-01-01' });
    expect(totals).toEqual({ current: { opened: 5, registered: 41 }, comparison: null });
  });

  it('are told by what they are as they stand on the data date, whichever year is asked for', async () => {
    const answer = await warehouse.answer({
      subject: 'taxpayers',
      measures: ['registered'],
      by: ['taxpayerKind'],
      compare: 'last-year',
      from: '2024-01-01',
      to: '2024-12-31',
    });
    expect(rowsOf(answer).map((row) => row['registered'])).toEqual([29, 12]);
    expect(answer.totals.comparison).toEqual({ registered: null });
    const notes = answer.notes.map(({ code, params }) => [code, params['reason'] ?? params['on']]);
    expect(notes).toEqual([
      ['snapshot', '2025-03-05'],
      ['not-comparable', 'one-state'],
    ]);
  });

  it.each<[Partial<Query>, string]>([
    [{ from: '2025-01-01', to: '2025-02-28' }, 'guarded-dates'],
    [{ from: '2024-01-01', to: '2025-03-05' }, 'guarded-dates'],
    [{ where: { taxpayerKind: ['individual', 'corporate'] } }, 'guarded-filter'],
    [{ by: ['month', 'sex'] }, 'guarded-splits'],
    [{ by: ['month'], where: { taxpayerKind: ['corporate'] } }, 'guarded-splits'],
    [{ by: ['sector', 'sex'] }, 'guarded-splits'],
  ])('are not told for %j: %s', async (more, code) => {
    const answer = warehouse.answer({ subject: 'taxpayers', measures: ['registered'], ...more } as Query);
    await expect(answer).rejects.toMatchObject({ problem: { status: 400, code } });
  });

  it('are told by the whole years since they registered, those of the data date', async () => {
    // 24 of 25 firms of 1 January 2020 remain, and 5 of February 2025; all individuals registered with the first.
    const answer = await warehouse.answer({
      subject: 'taxpayers',
      measures: ['registered', 'validNikShare'],
      by: ['registeredBand'],
      compare: 'none',
      from: '2024-01-01',
      to: '2024-12-31',
    });
    expect(rowsOf(answer).map((row) => row['registeredBand'])).toEqual(['00-00', '05-09']);
    expect(answer.totals.current).toEqual({ registered: 41, validNikShare: 10 / 11 });
    const ofKind = await warehouse.answer({
      subject: 'taxpayers',
      measures: ['registered'],
      by: ['registeredBand'],
      where: { taxpayerKind: ['individual'] },
      compare: 'none',
    });
    expect(rowsOf(ofKind)).toEqual([{ registeredBand: '05-09', registered: 12 }]);
  });

  it('have ages, and numbers that were checked', async () => {
    const answer = await warehouse.answer({ subject: 'taxpayers', measures: ['registered', 'validNikShare'], by: ['ageGroup', 'sex'] });
    expect(rowsOf(answer)).toContainEqual({ ageGroup: '35-44', sex: 'F', registered: 12, validNikShare: 10 / 11 });
  });
});

describe('payers', () => {
  it('count each taxpayer once a year, with what they paid', async () => {
    const { totals } = await warehouse.answer({
      subject: 'payers',
      measures: ['taxpayers', 'amount', 'transactions', 'amountPerTaxpayer'],
    });
    expect(totals.current).toEqual({ taxpayers: 13, amount: '1740', transactions: 14, amountPerTaxpayer: '134' });
  });

  it('hide the amount of few', async () => {
    const answer = await warehouse.answer({ subject: 'payers', measures: ['amount'], by: ['sector'] });
    expect(rowsOf(answer)).toEqual([
      { sector: 'G', amount: null },
      { sector: 'I', amount: null },
    ]);
    expect(answer.totals.current).toEqual({ amount: '1740' });
  });
});

describe('objects', () => {
  it('open, close and are suspended', async () => {
    const measures = ['registered', 'opened', 'closed', 'net', 'suspended'] as const;
    const { totals } = await warehouse.answer({ subject: 'objects', measures, compare: 'last-year' });
    expect(totals).toEqual({
      current: { registered: 2, opened: 1, closed: 1, net: 0, suspended: 1 },
      comparison: { registered: 2, opened: 0, closed: 0, net: 0, suspended: 0 },
    });
  });

  it('are told by kind, use and size of the base, whose sum is unknown as soon as one is', async () => {
    const answer = await warehouse.answer({ subject: 'objects', measures: ['registered', 'baseValue'], by: ['objectClass', 'valueBand'] });
    expect(rowsOf(answer)).toEqual([
      { objectClass: 'HOUSE', valueBand: '1000000000', registered: 1, baseValue: '1850000000' },
      { objectClass: 'SHOP', valueBand: null, registered: 1, baseValue: null },
    ]);
    expect(answer.totals.current).toEqual({ registered: 2, baseValue: null });
  });

  it('pay or do not', async () => {
    const { totals } = await warehouse.answer({ subject: 'objects', measures: ['payingObjects', 'payingRatio'], where: { unit: ['U1'] } });
    expect(totals.current).toEqual({ payingObjects: 13, payingRatio: 13 });
  });
});

it('tells of revenue who paid, how, how fast and what of it was overdue', async () => {
  const measures = [
    'payingTaxpayers',
    'amountPerTaxpayer',
    'digitalAmount',
    'digitalShare',
    'digitalTransactions',
    'settlementDays',
  ] as const;
  const { totals } = await warehouse.answer({ subject: 'revenue', measures: [...measures, 'arrearsCollected', 'transactionsPerTaxpayer'] });
  expect(totals.current).toEqual({
    payingTaxpayers: 13,
    amountPerTaxpayer: '134',
    digitalAmount: null,
    digitalShare: null,
    digitalTransactions: null,
    settlementDays: 2 / 14,
    arrearsCollected: '500',
    transactionsPerTaxpayer: 14 / 13,
  });
  const byQris = await warehouse.answer({ subject: 'revenue', measures: ['digitalShare'], where: { channel: ['QRIS'] } });
  expect(byQris.totals.current).toEqual({ digitalShare: 1 });
  const classes = await warehouse.answer({ subject: 'revenue', measures: ['amount'], by: ['channelClass'] });
  expect(rowsOf(classes)).toEqual([
    { channelClass: 'digital', amount: '40' },
    { channelClass: null, amount: '1700' },
  ]);
});
