import type { Answer, Query } from '@pendapa/contracts';
import type { PublishOptions } from '../../publishing/draft.ts';
import { openWarehouse } from '../../open-warehouse.ts';
import type { Warehouse } from '../../warehouse.ts';
import {
  load,
  loaded,
  payment,
  recap,
  rowsOf,
  temporaryFolder,
  type Incoming,
  PAYMENTS,
  REFERENCE,
  SMALL_AGENCY,
} from '../../testing/small-agency.ts';

async function answerOf(incoming: Incoming, query: Query, options: Partial<PublishOptions> = {}): Promise<Answer> {
  const folder = await temporaryFolder();
  await load(folder.path, incoming, options);
  const warehouse = await openWarehouse(folder.path, { threads: 2 });
  try {
    return await warehouse.answer(query);
  } finally {
    await warehouse.close();
    await folder.remove();
  }
}

let agency: Warehouse;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, SMALL_AGENCY);
  agency = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await agency.close();
  await remove();
});

const amount: Query = { subject: 'revenue', measures: ['amount'] };

it('has nothing to note about a plain question', async () => {
  expect((await agency.answer(amount)).notes).toEqual([]);
});

it('says that the data are sample data', async () => {
  expect((await answerOf(SMALL_AGENCY, amount, { sample: true })).notes).toEqual([{ code: 'sample', params: {} }]);
});

it('names the extract that is missing', async () => {
  const withoutPayments = await answerOf(REFERENCE, amount);
  expect(withoutPayments).toMatchObject({
    totals: { current: { amount: null } },
    notes: [{ code: 'not-imported', params: { extract: 'payments' } }],
  });
  const achievement: Query = { subject: 'achievement', measures: ['realised', 'target'], by: ['taxType'] };
  const withoutTargets = await answerOf({ ...REFERENCE, payments: PAYMENTS }, achievement);
  expect(withoutTargets.notes).toEqual([{ code: 'not-imported', params: { extract: 'targets' } }]);
  expect(withoutTargets.totals.current).toEqual({ realised: '555', target: null });
  const objects = await answerOf({ payments: PAYMENTS }, { subject: 'objects', measures: ['registered'] });
  expect(objects).toMatchObject({
    totals: { current: { registered: null } },
    notes: [{ code: 'not-imported', params: { extract: 'objects' } }],
  });
});

it('says that a period reaches beyond the data', async () => {
  const late = await agency.answer({ ...amount, from: '2025-01-01', to: '2025-12-31' });
  expect(late.notes).toEqual([
    { code: 'period-beyond-data', params: { from: '2025-01-01', to: '2025-12-31', since: '2024-01-10', asOf: '2025-03-05' } },
  ]);
  expect(late.totals.current).toEqual({ amount: '555' });
  const early = await agency.answer({ ...amount, from: '2023-12-01', to: '2024-01-15' });
  expect(early.notes).toMatchObject([{ code: 'period-beyond-data' }]);
});

describe('months without any payment between others', () => {
  // In 2024 only January to March and November have payments.
  const remarked = async (query: Query) => (await agency.answer(query)).notes.filter(({ code }) => code === 'empty-months');

  it('are named where they lie in the period, and where they lie in what it is compared with', async () => {
    expect(await remarked({ ...amount, from: '2024-03-01', to: '2024-05-10' })).toEqual([
      { code: 'empty-months', params: { measures: 'amount', series: 'current', months: '2024-04-01,2024-05-01' } },
    ]);
    expect(await remarked({ ...amount, from: '2025-02-01', to: '2025-03-05', compare: 'previous' })).toEqual([
      { code: 'empty-months', params: { measures: 'amount', series: 'comparison', months: '2024-12-01' } },
    ]);
  });

  it('are those of the agency, whatever the filters: a tax without payments in a month is no gap', async () => {
    const vehicles: Query = { ...amount, where: { tax: ['PKB'] } };
    expect(await remarked({ ...vehicles, from: '2025-01-01', to: '2025-03-05', compare: 'last-year' })).toEqual([]);
    expect(await remarked({ ...vehicles, from: '2024-01-01', to: '2024-04-30' })).toMatchObject([{ params: { months: '2024-04-01' } }]);
  });

  it('begin before the data do, for what is compared with', async () => {
    expect(await remarked({ ...amount, from: '2024-11-01', to: '2025-01-31', compare: 'last-year' })).toMatchObject([
      { params: { series: 'current', months: '2024-12-01' } },
      { params: { series: 'comparison', months: '2023-11-01,2023-12-01' } },
    ]);
  });

  it('leave figures of other days alone', async () => {
    const stock: Query = { subject: 'objects', measures: ['registered', 'payingObjects'], from: '2024-03-01', to: '2024-04-30' };
    expect(await remarked(stock)).toMatchObject([{ params: { measures: 'payingObjects' } }]);
  });
});

describe('a channel of which the class is not known', () => {
  const share: Query = { subject: 'revenue', measures: ['amount', 'digitalShare', 'digitalAmount'] };
  const paid = (day: string, channel: string) => payment(day, 'PBB', 100, { channel });

  it('leaves the digital share unknown, not 0, wherever something was paid through it', async () => {
    const folder = await temporaryFolder();
    // NEW was created by the import; OTHER is not listed.
    const channels = [...(REFERENCE.channels ?? []), { channel_code: 'NEW', name_id: 'NEW', name_en: 'NEW', class: 'unknown' }];
    const payments = [paid('2025-01-15', 'NEW'), paid('2025-02-15', 'OTHER'), paid('2025-03-15', 'VA'), paid('2025-03-15', 'TELLER')];
    await load(folder.path, { ...REFERENCE, channels, payments });
    const warehouse = await openWarehouse(folder.path, { threads: 2 });
    const [january, february, march] = await Promise.all(
      ['01', '02', '03'].map((month) => warehouse.answer({ ...share, from: `2025-${month}-01`, to: `2025-${month}-15` })),
    );
    const year = await warehouse.answer({ ...share, by: ['channelClass'] });
    await warehouse.close();
    await folder.remove();
    const note = { code: 'unknown-class', params: { measures: 'digitalShare,digitalAmount' } };
    for (const answer of [january, february]) {
      expect(answer?.totals.current).toEqual({ amount: '100', digitalShare: null, digitalAmount: null });
      expect(answer?.notes).toEqual([note]);
    }
    expect(march?.totals.current).toEqual({ amount: '200', digitalShare: 0.5, digitalAmount: '100' });
    expect(march?.notes).toEqual([]);
    expect(rowsOf(year)).toEqual([
      { channelClass: 'digital', amount: '100', digitalShare: 1, digitalAmount: '100' },
      { channelClass: 'semi', amount: '100', digitalShare: 0, digitalAmount: '0' },
      { channelClass: null, amount: '200', digitalShare: null, digitalAmount: null },
    ]);
  });

  it('is every one where none were imported', async () => {
    const answer = await answerOf({ payments: [paid('2025-01-15', 'VA')] }, share);
    expect(answer.totals.current).toEqual({ amount: '100', digitalShare: null, digitalAmount: null });
    expect(answer.notes).toContainEqual({ code: 'not-imported', params: { extract: 'channels' } });
  });
});

it('says that nothing was posted, and does not call it 0', async () => {
  const answer = await agency.answer({ ...amount, from: '2024-04-01', to: '2024-04-30' });
  expect(answer).toMatchObject({ totals: { current: { amount: null } }, notes: [{ code: 'no-rows', params: {} }] });
});

it('tells how much belongs to no unit or no place', async () => {
  const answer = await agency.answer({ ...amount, by: ['unit', 'ward'] });
  expect(answer.notes).toEqual([
    { code: 'unassigned', params: { dimension: 'unit', measure: 'amount', value: '45' } },
    { code: 'unassigned', params: { dimension: 'ward', measure: 'amount', value: '355' } },
  ]);
});

describe('a recap that gives amounts only', () => {
  const recaps = {
    payments: [recap('2025-01-31', 'PBB', 500), recap('2025-02-28', null, 70), payment('2025-02-10', 'PKB', 30, { object: 2 })],
  };
  const query: Query = {
    subject: 'revenue',
    measures: ['amount', 'transactions', 'principal', 'averageValue', 'payingObjects'],
    by: ['taxType'],
  };

  it('keeps the amounts, and leaves unknown what it does not say', async () => {
    const answer = await answerOf(recaps, query);
    expect(rowsOf(answer)).toEqual([
      { taxType: 'PBB', amount: '500', transactions: null, principal: null, averageValue: null, payingObjects: null },
      { taxType: 'PKB', amount: '30', transactions: 1, principal: '30', averageValue: '30', payingObjects: 1 },
      { taxType: null, amount: '70', transactions: null, principal: null, averageValue: null, payingObjects: null },
    ]);
    expect(answer.totals.current).toEqual({ amount: '600', transactions: null, principal: null, averageValue: null, payingObjects: null });
    expect(answer.notes).toEqual([
      { code: 'unassigned', params: { dimension: 'taxType', measure: 'amount', value: '70' } },
      { code: 'recap-only', params: { measures: 'transactions,principal,averageValue,payingObjects' } },
    ]);
  });

  it('does not blame recaps for a quotient without a base', async () => {
    const payments = [30, -30].map((amount) => payment('2025-02-10', 'PKB', amount, { channel: 'VA', object: 2 }));
    const { totals, notes } = await answerOf({ ...REFERENCE, payments }, { subject: 'revenue', measures: ['digitalShare'] });
    expect(totals.states?.current).toEqual({ digitalShare: { state: 'absent', reason: 'no-base' } });
    expect(notes.map(({ code }) => code)).not.toContain('recap-only');
  });

  it('does not blame recaps for a field that single payments lack', async () => {
    const payments = [{ ...payment('2025-02-10', 'PKB', 30, { object: 2 }), penalty: null }];
    const { totals, notes } = await answerOf({ ...REFERENCE, payments }, { subject: 'revenue', measures: ['penalty'] });
    expect(totals.states?.current).toMatchObject({ penalty: { state: 'unknown', field: 'penalty', lacking: 1, rows: 1 } });
    expect(notes.map(({ code }) => code)).not.toContain('recap-only');
  });

  it('shows codes without a name of their own by themselves', async () => {
    const { columns } = await answerOf(recaps, query);
    expect(columns[0]).toMatchObject({ members: { PBB: { id: 'PBB', en: 'PBB' } } });
  });
});
