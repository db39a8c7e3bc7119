import type { Answer, Question } from '@pendapa/contracts';
import type { PublishOptions } from '../draft.ts';
import { openWarehouse, type Warehouse } from '../open-warehouse.ts';
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
} from '../testing/small-agency.ts';

async function answerOf(incoming: Incoming, question: Question, options: Partial<PublishOptions> = {}): Promise<Answer> {
  const folder = await temporaryFolder();
  await load(folder.path, incoming, options);
  const warehouse = await openWarehouse(folder.path, { threads: 2 });
  try {
    return await warehouse.answer(question);
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

const amount: Question = { subject: 'revenue', measures: ['amount'] };

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
  const achievement: Question = { subject: 'achievement', measures: ['realised', 'target'], by: ['taxType'] };
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
  const question: Question = {
    subject: 'revenue',
    measures: ['amount', 'transactions', 'principal', 'averageValue', 'payingObjects'],
    by: ['taxType'],
  };

  it('keeps the amounts, and leaves unknown what it does not say', async () => {
    const answer = await answerOf(recaps, question);
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

  it('shows codes without a name of their own by themselves', async () => {
    const { columns } = await answerOf(recaps, question);
    expect(columns[0]).toMatchObject({ members: { PBB: { id: 'PBB', en: 'PBB' } } });
  });
});
