import { type Answer, type Query, type ValueState } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { loaded, objectOf, payment, REFERENCE, target, temporaryFolder } from '../testing/small-agency.ts';

const debt = (object: number, taxCode: string, region: string | null, principal: number, unit: string | null = 'U1') => ({
  snapshot_on: '2024-12-31',
  object_key: object,
  tax_code: taxCode,
  unit_code: unit,
  region_code: region,
  tax_year: 2020,
  principal,
  penalty: 0,
  due_on: '2020-09-30',
  disputed: false,
  uncollectible: false,
  expires_on: '2029-12-31',
});

const assessment = (object: number, taxCode: string, region: string | null) => ({
  assessment_id: `A${String(object)}`,
  object_key: object,
  tax_code: taxCode,
  unit_code: 'U1',
  region_code: region,
  tax_year: 2024,
  document: 'SKPD',
  issued_on: '2024-03-01',
  due_on: '2024-06-30',
  principal: 100,
  penalty: 0,
  exemption: 0,
  reduction: 0,
  cancelled: 0,
});

let warehouse: Warehouse;
let remove: () => Promise<void>;

// Land has wards, vehicles have cities only, restaurants have no region.
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, {
    ...REFERENCE,
    objects: [
      objectOf(1, '2013-01-01', null, { unit: 'U1', region: '31.71.01.1001' }),
      objectOf(2, '2024-01-20', null, { tax: 'PKB', unit: 'U2', region: '31.71' }),
      objectOf(3, '2013-01-01', null, { tax: 'PKB', unit: 'U2', region: '31.74' }),
      objectOf(4, '2013-01-01', null, { tax: 'RESTO' }),
    ],
    targets: [target(2024, 'apbd', '2024-01-01', 'PBB', 0, 1000, 'U1'), target(2024, 'apbd', '2024-01-01', 'PKB', 0, 500, 'U2')],
    payments: [
      payment('2024-02-01', 'PBB', 100, { object: 1, unit: 'U1', region: '31.71.01.1001' }),
      payment('2024-03-01', 'PKB', 30, { object: 2, region: '31.71' }),
      payment('2024-04-01', 'PKB', 7, { object: 3, region: '31.74' }),
      payment('2024-12-31', 'RESTO', 5, { object: 4, unit: 'U1' }),
    ],
    arrears: [
      debt(1, 'PBB', '31.71.01.1001', 1000),
      debt(2, 'PKB', '31.71', 2987),
      debt(3, 'PKB', '31.74', 11),
      debt(4, 'RESTO', null, 13, null),
    ],
    assessments: [assessment(1, 'PBB', '31.71.01.1001'), assessment(2, 'PKB', '31.71')],
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const YEAR = { from: '2024-01-01', to: '2024-12-31' };
const ask = (query: Query): Promise<Answer> => warehouse.answer({ ...YEAR, ...query });

/** Values or states of a measure by code. */
function rowsOf({ columns }: Answer, dimension: string, measure: string): Record<string, unknown> {
  const codes = columns.find(({ key }) => key === dimension)?.values ?? [];
  const column = columns.filter((one) => one.kind === 'measure').find(({ key, series }) => key === measure && series === 'current');
  const stateAt = (index: number): ValueState | undefined => column?.states?.find(({ at }) => at.includes(index))?.state;
  return Object.fromEntries(codes.map((code, index) => [code, column?.values[index] ?? stateAt(index)]));
}
const total = ({ totals }: Answer, measure: string): unknown => totals.current[measure] ?? totals.states?.current[measure];
const left = ({ notes }: Answer) => notes.filter(({ code }) => code === 'unplaced').map(({ params }) => params);

describe('a tax that tells its city only, of a district', () => {
  const of = (subject: Query['subject'], measure: Query['measures'][number], region = '31.71.01') =>
    ask({ subject, measures: [measure], where: { tax: ['PKB'], region: [region] } });

  it.each([
    ['arrears', 'principal', '2987'],
    ['debtors', 'objects', 1],
    ['debtors', 'total', '2987'],
    ['revenue', 'amount', '30'],
    ['objects', 'registered', 1],
    ['assessments', 'netDue', '100'],
    ['compliance', 'obligations', 1],
    ['duties', 'objectsDue', 1],
    ['pursuit', 'documents', 1],
  ] as const)('leaves %s unknown: %s', async (subject, measure, unplaced) => {
    const answer = await of(subject, measure);
    expect(total(answer, measure)).toMatchObject({ state: 'unknown', field: 'district', unplaced });
    expect(answer.notes.map(({ code }) => code)).not.toContain('no-rows');
  });

  it('names the ward where that was chosen, and leaves nothing open where the tax tells its district', async () => {
    expect(total(await of('arrears', 'principal', '31.71.01.1002'), 'principal')).toMatchObject({ field: 'ward', unplaced: '2987' });
    const land = await ask({ subject: 'arrears', measures: ['principal'], where: { tax: ['PBB'], region: ['31.74.07'] } });
    expect(total(land, 'principal')).toEqual({ state: 'absent', reason: 'no-rows' });
  });

  it('knows no quotient and no event of objects', async () => {
    expect(total(await of('compliance', 'paymentRate'), 'paymentRate')).toMatchObject({ state: 'unknown', field: 'district', lacking: 1 });
    expect(total(await of('objects', 'payingRatio'), 'payingRatio')).toMatchObject({ state: 'unknown', field: 'district' });
    expect(total(await of('objects', 'opened'), 'opened')).toMatchObject({ state: 'unknown', field: 'district' });
    expect(total(await of('objects', 'closed'), 'closed')).toBe(0);
  });
});

it('tells the known part of a place, and what is not placed', async () => {
  const answer = await ask({ subject: 'arrears', measures: ['principal', 'objects'], by: ['taxType'], where: { region: ['31.71.01'] } });
  // The restaurant's debt has no region, so it may belong there.
  expect(rowsOf(answer, 'taxType', 'principal')).toEqual({
    PBB: '1000',
    PKB: { state: 'unknown', field: 'district', lacking: 1, rows: 1, unplaced: '2987' },
    RESTO: { state: 'unknown', field: 'district', lacking: 1, rows: 1, unplaced: '13' },
  });
  expect(answer.rowCount).toBe(3);
  expect(total(answer, 'principal')).toBe('1000');
  expect(left(answer)).toEqual([
    { measures: 'principal,objects', field: 'district', subject: 'arrears', measure: 'principal', value: '3000', rows: '2' },
  ]);
});

it('does the same for rows without a region, of a city, and without a unit', async () => {
  const city = await ask({ subject: 'arrears', measures: ['principal'], where: { region: ['31.71'], tax: ['RESTO'] } });
  expect(total(city, 'principal')).toMatchObject({ state: 'unknown', field: 'city', unplaced: '13' });
  const unit = await ask({ subject: 'revenue', measures: ['amount'], where: { unit: ['U2'] } });
  expect(total(unit, 'amount')).toMatchObject({ state: 'unknown', field: 'unit', lacking: 2, unplaced: '37' });
  const kind = await ask({ subject: 'revenue', measures: ['amount'], where: { kind: ['up3d'] } });
  expect(total(kind, 'amount')).toBe('105');
  expect(left(kind)).toEqual([{ measures: 'amount', field: 'unit', subject: 'revenue', measure: 'amount', value: '37', rows: '2' }]);
});

it('counts each row once where both region and unit are chosen', async () => {
  const answer = await ask({ subject: 'revenue', measures: ['amount'], where: { region: ['31.71'], unit: ['U1'] } });
  expect(total(answer, 'amount')).toBe('100');
  expect(left(answer).map(({ field, value }) => [field, value])).toEqual([
    ['city', '5'],
    ['unit', '30'],
  ]);
});

it('does not say that a unit reached nothing of its target where payments name no unit', async () => {
  const answer = await ask({ subject: 'achievement', measures: ['realised', 'achievement', 'target'], where: { unit: ['U2'] } });
  expect(total(answer, 'realised')).toMatchObject({ state: 'unknown', field: 'unit' });
  expect(total(answer, 'achievement')).toMatchObject({ state: 'unknown', field: 'unit' });
  expect(total(answer, 'target')).toBe('500');
});

it('knows of a split by district what only its parent tells', async () => {
  const answer = await ask({ subject: 'objects', measures: ['registered', 'payingRatio'], by: ['district'], where: { tax: ['PKB'] } });
  expect(rowsOf(answer, 'district', 'registered')).toEqual({ null: 2 });
  const compared = await ask({
    subject: 'revenue',
    measures: ['amount'],
    by: ['taxType'],
    compare: 'last-year',
    from: '2025-01-01',
    to: '2025-06-30',
    where: { region: ['31.71.01'] },
  });
  expect(compared.columns.find(({ kind }) => kind === 'measure')?.values).not.toContain('0');
});

it('puts months that may have rows in their place', async () => {
  const answer = await ask({
    subject: 'revenue',
    measures: ['amount'],
    by: ['month'],
    where: { region: ['31.71.01'] },
    sort: [{ key: 'month', descending: false }],
  });
  expect(Object.keys(rowsOf(answer, 'month', 'amount'))).toEqual(['2024-02-01', '2024-03-01', '2024-12-01']);
});
