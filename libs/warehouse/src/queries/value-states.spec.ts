import { LACKING_FIELDS, type Answer, type ValueState } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { loaded, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';
import { COMPONENTS } from './components.ts';
import { LACKING_FIELD_OF_SUM } from './value-states.ts';

const debt = (object: number, unit: string, principal: number, penalty: number | null, expires: string | null = '2029-12-31') => ({
  snapshot_on: '2024-12-31',
  object_key: object,
  tax_code: 'PBB',
  unit_code: unit,
  region_code: '31.71',
  tax_year: 2020,
  principal,
  penalty,
  due_on: '2020-09-30',
  disputed: false,
  uncollectible: false,
  expires_on: expires,
});

const action = (id: string, unit: string, result: string | null) => ({
  action_id: id,
  action: 'warning',
  issued_on: '2024-12-30',
  tax_code: 'PBB',
  unit_code: unit,
  region_code: '31.71',
  amount: 10,
  result,
});

let warehouse: Warehouse;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, {
    ...REFERENCE,
    payments: [payment('2024-12-31', 'PBB', 1), payment('2024-12-30', 'PKB', 7), { ...payment('2024-12-31', 'PKB', -7), transactions: -1 }],
    // U1 is complete; U2 lacks one penalty of two; U3 lacks both, and one day of expiry.
    arrears: [
      debt(1, 'U1', 1000, 100),
      debt(2, 'U2', 500, 50),
      debt(3, 'U2', 300, null),
      debt(4, 'U3', 200, null),
      debt(5, 'U3', 100, null, null),
    ],
    // U1 has the result of an action, U2 has not.
    enforcement: [action('A1', 'U1', 'unpaid'), action('A2', 'U2', null)],
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

/** Values or states of a measure by unit. */
function byUnit({ columns }: Answer, measure: string): Record<string, unknown> {
  const units = columns.find(({ key }) => key === 'unit')?.values ?? [];
  const column = columns.filter((one) => one.kind === 'measure').find(({ key }) => key === measure);
  const stateAt = (index: number): ValueState | undefined => column?.states?.find(({ at }) => at.includes(index))?.state;
  return Object.fromEntries(units.map((unit, index) => [unit, column?.values[index] ?? stateAt(index)]));
}

it('says of a sum which field is missing in how many of its rows, and what the others give', async () => {
  const answer = await warehouse.answer({ subject: 'arrears', measures: ['penalty', 'total'], by: ['unit'] });
  expect(byUnit(answer, 'penalty')).toEqual({
    U1: '100',
    U2: { state: 'unknown', field: 'penalty', lacking: 1, rows: 2, known: '50' },
    U3: { state: 'unknown', field: 'penalty', lacking: 2, rows: 2 },
  });
  expect(byUnit(answer, 'total')).toEqual({
    U1: '1100',
    U2: { state: 'unknown', field: 'penalty', lacking: 1, rows: 2, known: '850' },
    U3: { state: 'unknown', field: 'penalty', lacking: 2, rows: 2, known: '300' },
  });
  expect(answer.totals.current).toEqual({ penalty: null, total: null });
  expect(answer.totals.states?.current).toEqual({
    penalty: { state: 'unknown', field: 'penalty', lacking: 3, rows: 5, known: '150' },
    total: { state: 'unknown', field: 'penalty', lacking: 3, rows: 5, known: '2250' },
  });
});

it('knows no part of a quotient whose rows give some of it', async () => {
  const answer = await warehouse.answer({ subject: 'arrears', measures: ['overYearShare'] });
  expect(answer.totals.states?.current).toEqual({ overYearShare: { state: 'unknown', field: 'penalty', lacking: 3, rows: 5 } });
});

it('says that nothing was imported, that no row is there, and that there is nothing to divide by', async () => {
  const targets = await warehouse.answer({ subject: 'achievement', measures: ['target'] });
  expect(targets.totals.states?.current).toEqual({ target: { state: 'absent', reason: 'not-imported', extract: 'targets' } });
  const other = await warehouse.answer({ subject: 'arrears', measures: ['principal'], where: { tax: ['PKB'] } });
  expect(other.totals.states?.current).toEqual({ principal: { state: 'absent', reason: 'no-rows' } });
  // A payment and its reversal: an amount of 0 over no transactions.
  const average = await warehouse.answer({ subject: 'revenue', measures: ['averageValue'], where: { tax: ['PKB'] }, from: '2024-01-01' });
  expect(average.totals.states?.current).toEqual({ averageValue: { state: 'absent', reason: 'no-base' } });
});

it('tells 0 cases only where a row says what became of one', async () => {
  const answer = await warehouse.answer({ subject: 'enforcement', measures: ['actions', 'settledActions'], by: ['unit'] });
  expect(byUnit(answer, 'actions')).toEqual({ U1: 1, U2: 1 });
  expect(byUnit(answer, 'settledActions')).toEqual({ U1: 0, U2: { state: 'unknown', field: 'result', lacking: 1, rows: 1 } });
});

it('says that no row has a field, or that none has the figure', async () => {
  const days = await warehouse.answer({ subject: 'revenue', measures: ['settlementDays'], where: { tax: ['PBB'] } });
  expect(days.totals.states?.current).toEqual({ settlementDays: { state: 'unknown', field: 'paidOn', lacking: 1, rows: 1 } });
  const paid = await warehouse.answer({ subject: 'enforcement', measures: ['settledShare'], where: { unit: ['U2'] } });
  expect(paid.totals.states?.current).toEqual({ settledShare: { state: 'unknown', field: 'result', lacking: 1, rows: 1 } });
});

it('has no states where every figure is there', async () => {
  const answer = await warehouse.answer({ subject: 'arrears', measures: ['principal'], by: ['unit'] });
  expect(answer.totals.states).toBeUndefined();
  expect(answer.columns.every((column) => column.kind === 'dimension' || column.states === undefined)).toBe(true);
});

it('names the field of every count of rows that lack one', () => {
  const counts = Object.values(COMPONENTS).flatMap((component) => component.unknown ?? []);
  expect([...new Set(counts)].filter((name) => !LACKING_FIELDS.some((field) => field === LACKING_FIELD_OF_SUM[name]))).toEqual([]);
});

it('knows no 0 of what an extract that was not imported would tell', async () => {
  const { totals } = await warehouse.answer({ subject: 'taxpayers', measures: ['opened', 'net'], from: '2024-01-01', to: '2024-12-31' });
  expect(totals.current).toEqual({ opened: null, net: null });
  expect(totals.states?.current['opened']).toEqual({ state: 'absent', reason: 'not-imported', extract: 'taxpayers' });
});
