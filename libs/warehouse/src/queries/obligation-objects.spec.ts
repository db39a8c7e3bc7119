import type { Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { ASSESSMENTS, assessment, OBLIGATIONS_AGENCY, OBLIGATION_PAYMENTS, paid } from '../testing/obligations-agency.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { load, objectOf, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

const PLACE = { tax_code: 'PBB', unit_code: 'U2', region_code: '31.74.07.1001' };
const at = (key: number) => ({ ...PLACE, object_key: key });

/**
 * More obligations than `OBLIGATIONS_AGENCY` has; those (except A6) are due in the twelve months before 5 March 2025.
 * Object 6 paid 40 of 100, then nothing of three more.
 * Object 7 closed in mid-year and owes older assessments.
 * A year before, object 1 paid on time and object 3 owed nothing.
 * Object 2 paid on 1 April 2024, which was unknown on 5 March.
 */
const MORE = [
  assessment('B6', 'SKPD', 6, 2024, '2024-05-01', '2024-09-30', 100, at(6)),
  ...['B61', 'B62', 'B63'].map((id) => assessment(id, 'SKPDKB', 6, 2024, '2024-10-01', '2024-11-30', 10, at(6))),
  assessment('B7', 'SKPD', 7, 2024, '2024-05-01', '2024-09-30', 50, at(7)),
  assessment('C1', 'SKPD', 1, 2023, '2023-05-01', '2023-09-30', 90),
  assessment('C2', 'SKPD', 2, 2023, '2023-05-01', '2023-09-30', 200),
  assessment('C3', 'SKPD', 3, 2023, '2023-05-01', '2023-09-30', 40, { reduction: 40 }),
];
const PAID = [
  paid('2024-09-01', 6, 2024, 40, { ...at(6), assessment_id: 'B6' }),
  paid('2023-09-30', 1, 2023, 90, { assessment_id: 'C1' }),
  paid('2024-04-01', 2, 2023, 200, { assessment_id: 'C2' }),
];
const OBJECTS = [
  ...(OBLIGATIONS_AGENCY.objects ?? []),
  ...[5, 6].map((key) => ({ ...objectOf(key, '2021-06-01'), ...at(key) })),
  { ...objectOf(7, '2020-06-01'), ...at(7), closed_on: '2024-07-01' },
];
const interest = (permille: string, from: string, to: string | null) => ({
  tax_code: null,
  rule: 'interest',
  value: permille,
  value_unit: 'permille',
  valid_from: from,
  valid_to: to,
});
/** 2 % for each started month until the end of 2024, 1 % since; at most three months. */
const RULES = [
  interest('20', '2020-01-01', '2024-12-31'),
  interest('10', '2025-01-01', null),
  { tax_code: null, rule: 'interest-cap', value: '3', value_unit: 'months', valid_from: '2020-01-01', valid_to: null },
];
const AGENCY = {
  ...OBLIGATIONS_AGENCY,
  tax_rules: RULES,
  objects: OBJECTS,
  assessments: [...ASSESSMENTS, ...MORE],
  payments: [...OBLIGATION_PAYMENTS, ...PAID],
};
const ENDED = { from: '2024-03-01', to: '2025-02-28' } as const;
const OBJECT_MEASURES = [
  'objectsDue',
  'objectsCompliant',
  'nonPayers',
  'compliantShare',
  'unpaidAmount',
  'objectsFiling',
  'nonFilers',
] as const;

let warehouse: Warehouse;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await load(folder.path, AGENCY);
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const ask = (more: Partial<Query<'duties'>> = {}) => warehouse.answer({ subject: 'duties', measures: OBJECT_MEASURES, ...ENDED, ...more });

it('counts objects once, by all that fell due', async () => {
  // Due: 1, 2, 4, 5, 6 and 7. Not settled: 5 (reversed payment), 6 (partly paid) and 7: 80 + 90 + 50.
  expect((await ask()).totals.current).toEqual({
    objectsDue: 6,
    objectsCompliant: 3,
    nonPayers: 3,
    compliantShare: 0.5,
    unpaidAmount: '220',
    objectsFiling: 1,
    nonFilers: 1,
  });
});

it('compares the same days a year before as they were known then, and no other days', async () => {
  const { totals } = await ask({ compare: 'last-year' });
  expect(totals.comparison).toMatchObject({ objectsDue: 2, objectsCompliant: 1, nonPayers: 1, unpaidAmount: '200' });
  const previous = await ask({ compare: 'previous' });
  expect(previous.notes).toContainEqual({
    code: 'not-comparable',
    params: { measures: OBJECT_MEASURES.join(','), reason: 'one-state', on: '', comparedOn: '' },
  });
  expect(previous.totals.comparison).toMatchObject({ objectsDue: null, objectsCompliant: null, unpaidAmount: null });
});

it('tells by tax and unit, and under which filters', async () => {
  const answer = await ask({ measures: ['objectsDue', 'nonPayers'], by: ['taxType'] });
  expect(rowsOf(answer)).toEqual([
    { taxType: 'PBB', objectsDue: 4, nonPayers: 3 },
    { taxType: 'PKB', objectsDue: 1, nonPayers: 0 },
    { taxType: 'RESTO', objectsDue: 1, nonPayers: 0 },
  ]);
  const south = await ask({ measures: ['objectsDue', 'nonPayers'], where: { region: ['31.74'] } });
  expect(south.totals.current).toEqual({ objectsDue: 4, nonPayers: 3 });
});

it('tells how many obligations are missing, and what became of last year', async () => {
  expect(rowsOf(await ask({ measures: ['objectsDue'], by: ['missedPeriods'] }))).toEqual([
    { missedPeriods: '0', objectsDue: 3 },
    { missedPeriods: '1', objectsDue: 2 },
    { missedPeriods: '3+', objectsDue: 1 },
  ]);
  // Object 1 paid on time then and late now; object 2 had not paid then and was late now. Others had nothing due then.
  expect(rowsOf(await ask({ measures: ['objectsDue'], by: ['stateLastYear', 'stateThisYear'] }))).toEqual([
    { stateLastYear: 'compliant', stateThisYear: 'late', objectsDue: 1 },
    { stateLastYear: 'new', stateThisYear: 'late', objectsDue: 1 },
    { stateLastYear: 'new', stateThisYear: 'none', objectsDue: 3 },
    { stateLastYear: 'none', stateThisYear: 'late', objectsDue: 1 },
  ]);
  expect(rowsOf(await ask({ measures: ['objectsDue'], by: ['openedYear'], where: { tax: ['PBB'] } }))).toEqual([
    { openedYear: '2013', objectsDue: 1 },
    { openedYear: '2020', objectsDue: 1 },
    { openedYear: '2021', objectsDue: 2 },
  ]);
});

const settled = (more: Partial<Query<'settlements'>>) =>
  warehouse.answer({ subject: 'settlements', measures: ['obligations'], compare: 'none', ...ENDED, ...more });

it('tells how late obligations were settled, as many as compliance counts', async () => {
  // A1 is on time. R1 (30 of 35 in time) and R2 are due 16 December and 20 January, paid 21 and 18 January.
  // A2 is 10 days late, A4 17 days.
  expect(rowsOf(await settled({ by: ['lateBand'] }))).toEqual([
    { lateBand: '00', obligations: 2 },
    { lateBand: '01-10', obligations: 1 },
    { lateBand: '11-30', obligations: 1 },
    { lateBand: '31-90', obligations: 1 },
    { lateBand: 'open', obligations: 6 },
  ]);
  const { totals } = await warehouse.answer({
    subject: 'compliance',
    measures: ['paidOnTime', 'paidLate', 'unpaid'],
    compare: 'none',
    ...ENDED,
  });
  expect(totals.current).toEqual({ paidOnTime: 2, paidLate: 3, unpaid: 6 });
});

it('tells what was paid by months since the due date, without what was taken back', async () => {
  // By the due date: 90 of A1, 50 of A2, 30 of R1, 20 of R2, 40 of B6. Within a month: 150 of A2, 60 of A4; within two: 5 of R1.
  expect(rowsOf(await settled({ measures: ['paid'], by: ['monthsSinceDue'] }))).toEqual([
    { monthsSinceDue: '0', paid: '230' },
    { monthsSinceDue: '1', paid: '210' },
    { monthsSinceDue: '2', paid: '5' },
  ]);
  const compliance = await warehouse.answer({
    subject: 'compliance',
    measures: ['paidOnTimeAmount', 'paidLateAmount'],
    compare: 'none',
    ...ENDED,
  });
  expect(compliance.totals.current).toEqual({ paidOnTimeAmount: '230', paidLateAmount: '215' });
});

it('works out interest on what was late by the rules of each month, and does not know it without a rule', async () => {
  // A2: 150 a month, 3; R1: 5, two months, nothing whole. A4: 60 a month, 0.6. Open: B6 60 at 6 %, 3.6; A5 80 a month, 0.8; B61 to B63 10 at 5 %; B7 50 at 6 %, 3.
  const answer = await settled({ measures: ['lateInterest'], by: ['taxType'] });
  expect(rowsOf(answer)).toEqual([
    { taxType: 'PBB', lateInterest: '6' },
    { taxType: 'PKB', lateInterest: '3' },
    { taxType: 'RESTO', lateInterest: '0' },
  ]);
});

it('follows objects by the year in which they were registered', async () => {
  // 2024: objects 6 and 7 were not settled on 31 December. 2025: object 5 was not, object 1 was.
  expect(
    rowsOf(await settled({ measures: ['objectYears', 'compliantYears'], by: ['year', 'openedYear'], where: { tax: ['PBB'] } })),
  ).toEqual([
    { year: '2024-01-01', openedYear: '2013', objectYears: 1, compliantYears: 1 },
    { year: '2024-01-01', openedYear: '2020', objectYears: 1, compliantYears: 0 },
    { year: '2024-01-01', openedYear: '2021', objectYears: 1, compliantYears: 0 },
    { year: '2025-01-01', openedYear: '2013', objectYears: 1, compliantYears: 1 },
    { year: '2025-01-01', openedYear: '2021', objectYears: 1, compliantYears: 0 },
  ]);
});

it('lists as many objects as it counts, with what they owe', async () => {
  const payers = await warehouse.cases(listQueryOf('non-payers', ENDED), true);
  expect(payers).toMatchObject({ cases: 3, amount: '220' });
  expect(payers.rows.map(({ amount, count, on }) => [amount, count, on])).toEqual([
    ['90', 4, '2024-09-30'],
    ['80', 1, '2025-02-28'],
    ['50', 1, '2024-09-30'],
  ]);
  const filers = await warehouse.cases(listQueryOf('non-filers', ENDED), true);
  // Three returns were due: the last was filed on 25 January 2025, one was not filed.
  expect(filers.rows.map(({ tax, count, on }) => [tax, count, on])).toEqual([['RESTO', 1, '2025-01-25']]);
});

it('counts as nobody paid where nothing was due, and does not know where payments name nothing', async () => {
  expect((await ask({ from: '2022-01-01', to: '2022-12-31', measures: ['objectsDue', 'compliantShare'] })).totals.current).toEqual({
    objectsDue: null,
    compliantShare: null,
  });
  const folder = await temporaryFolder();
  const hidden = AGENCY.payments.map((row) => ({ ...row, object_key: null, assessment_id: null, return_id: null }));
  await load(folder.path, { ...AGENCY, payments: hidden });
  const other = await openWarehouse(folder.path, { threads: 1 });
  const { totals } = await other.answer({ subject: 'duties', measures: ['objectsDue', 'nonPayers', 'nonFilers'], ...ENDED });
  expect(totals.current).toEqual({ objectsDue: 6, nonPayers: null, nonFilers: 1 });
  const unknown = await other.answer({ subject: 'settlements', measures: ['paid', 'lateInterest', 'compliantYears'], ...ENDED });
  expect(unknown.totals.current).toEqual({ paid: null, lateInterest: null, compliantYears: null });
  await other.close();
  await folder.remove();
});

it('does not count objects behind a recap, nor expect returns of taxes that no rule has filed', async () => {
  const folder = await temporaryFolder();
  const recap = { ...assessment('R9', 'SKPD', 5, 2024, '2024-05-01', '2024-09-30', 900), object_key: null, documents: 12 };
  const rule = { tax_code: 'PBB', rule: 'due-file', value: '20', value_unit: 'days', valid_from: '2020-01-01' };
  await load(folder.path, { ...AGENCY, tax_rules: [...RULES, rule], assessments: [...AGENCY.assessments, recap] });
  const other = await openWarehouse(folder.path, { threads: 1 });
  const answer = await other.answer({ subject: 'duties', measures: ['objectsDue', 'nonPayers'], by: ['taxType'], ...ENDED });
  expect(rowsOf(answer).slice(0, 2)).toEqual([
    { taxType: 'PBB', objectsDue: null, nonPayers: null },
    { taxType: 'PKB', objectsDue: 1, nonPayers: 0 },
  ]);
  expect((await other.answer({ subject: 'compliance', measures: ['expected', 'due'], ...ENDED })).totals.current).toMatchObject({
    expected: null,
  });
  expect((await other.cases(listQueryOf('non-filers', ENDED), true)).cases).toBe(0);
  expect(answer.notes).toContainEqual({ code: 'recap-only', params: { measures: 'objectsDue,nonPayers' } });
  await other.close();
  await folder.remove();
});
