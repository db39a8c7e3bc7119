import type { Query, SubjectKey } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { ASSESSMENTS, OBLIGATIONS_AGENCY, OBLIGATION_PAYMENTS, movement } from '../testing/obligations-agency.ts';
import { load, loaded, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

let warehouse: Warehouse;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, OBLIGATIONS_AGENCY);
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const YEAR = { from: '2024-01-01', to: '2024-12-31' } as const;

const totalsOf = async <S extends SubjectKey>(subject: S, measures: Query<S>['measures'], more: Partial<Query<S>> = {}) =>
  (await warehouse.answer({ subject, measures, ...more } as Query)).totals.current;

describe('assessments', () => {
  it('go from the gross principal to what is outstanding', async () => {
    const measures = ['issued', 'gross', 'exemption', 'reduction', 'cancelled', 'netDue', 'paid', 'outstanding', 'settled'] as const;
    expect(await totalsOf('assessments', measures, YEAR)).toEqual({
      issued: 4,
      gross: '400',
      exemption: '0',
      reduction: '10',
      cancelled: '40',
      netDue: '350',
      paid: '350',
      outstanding: '0',
      settled: 4,
    });
    expect(await totalsOf('assessments', ['netDue', 'paid', 'outstanding', 'settled', 'realisationRate'])).toEqual({
      netDue: '580',
      paid: '0',
      outstanding: '580',
      settled: 0,
      realisationRate: 0,
    });
  });

  it('fall due, and are overdue only then', async () => {
    // 2025: 80 due in February with a reversed payment, and 500 due in September.
    expect(await totalsOf('assessments', ['netDue', 'fallenDue', 'overdue'])).toEqual({ netDue: '580', fallenDue: '80', overdue: '80' });
    expect(await totalsOf('assessments', ['fallenDue', 'overdue'], YEAR)).toEqual({ fallenDue: '350', overdue: '0' });
  });

  it('leave unknown what the extract does not say', async () => {
    expect(await totalsOf('assessments', ['penalty'], YEAR)).toEqual({ penalty: null });
  });

  // Days from issue to payment: 38, 14, 39 and 62.
  it('tell how long it took to pay, by document too', async () => {
    expect(await totalsOf('assessments', ['daysToPay'], YEAR)).toEqual({ daysToPay: 153 / 4 });
    const answer = await warehouse.answer({ subject: 'assessments', measures: ['netDue', 'paid'], by: ['document'], ...YEAR });
    expect(rowsOf(answer)).toEqual([
      { document: 'SKPD', netDue: '290', paid: '290' },
      { document: 'SKPDKB', netDue: '60', paid: '60' },
      { document: 'STPD', netDue: '0', paid: '0' },
    ]);
  });

  it('are filtered by tax year, document, unit and place', async () => {
    expect(await totalsOf('assessments', ['gross'], { where: { taxYear: ['2024'] }, from: '2024-01-01' })).toEqual({ gross: '400' });
    expect(await totalsOf('assessments', ['gross'], { where: { document: ['SKPD'], unit: ['U1'] }, ...YEAR })).toEqual({ gross: '100' });
    expect(await totalsOf('assessments', ['gross'], { where: { region: ['31.74'] }, from: '2024-01-01' })).toEqual({ gross: '280' });
  });

  it('are collected month by month after their issue', async () => {
    const answer = await warehouse.answer({ subject: 'collection', measures: ['paid', 'payments'], by: ['ageMonths'], from: '2024-01-01' });
    expect(rowsOf(answer)).toEqual([
      { ageMonths: '0', paid: '50', payments: 1 },
      { ageMonths: '1', paid: '240', payments: 2 },
      { ageMonths: '2', paid: '60', payments: 1 },
    ]);
  });
});

describe('compliance', () => {
  it('names taxes on events, of which a return exists only where somebody filed, beside what was expected', async () => {
    const noted = async (more: Partial<Query<'compliance'>>) => {
      const { notes } = await warehouse.answer({ subject: 'compliance', measures: ['filed', 'filingRate', 'due'], ...YEAR, ...more });
      return notes.filter(({ code }) => code === 'event-returns');
    };
    expect(await noted({})).toEqual([{ code: 'event-returns', params: { measures: 'filingRate', taxes: 'RESTO' } }]);
    expect(await noted({ where: { category: ['JASA'] } })).toHaveLength(1);
    expect(await noted({ where: { tax: ['PBB', 'PKB'] } })).toEqual([]);
    expect(await noted({ where: { category: ['BUMI'] } })).toEqual([]);
  });

  it('counts a return and its corrections once, by the first filing', async () => {
    const answer = await warehouse.answer({
      subject: 'compliance',
      measures: ['expected', 'filedOnTime', 'filedLate', 'notFiled', 'eFiled', 'onTimeFilingRate'],
      by: ['year'],
      from: '2024-01-01',
    });
    expect(rowsOf(answer)).toEqual([
      { year: '2024-01-01', expected: 1, filedOnTime: 1, filedLate: 0, notFiled: 0, eFiled: 1, onTimeFilingRate: 1 },
      { year: '2025-01-01', expected: 2, filedOnTime: 0, filedLate: 1, notFiled: 1, eFiled: 0, onTimeFilingRate: 0 },
    ]);
  });

  it('tells what was due, paid on time, late and not, by number and by value', async () => {
    const measures = [
      'obligations',
      'paidOnTime',
      'paidLate',
      'unpaid',
      'due',
      'paidOnTimeAmount',
      'paidLateAmount',
      'unpaidAmount',
    ] as const;
    expect(await totalsOf('compliance', measures, YEAR)).toEqual({
      obligations: 3,
      paidOnTime: 1,
      paidLate: 2,
      unpaid: 0,
      due: '325',
      paidOnTimeAmount: '170',
      paidLateAmount: '155',
      unpaidAmount: '0',
    });
    expect(await totalsOf('compliance', measures)).toEqual({
      obligations: 3,
      paidOnTime: 1,
      paidLate: 1,
      unpaid: 1,
      due: '160',
      paidOnTimeAmount: '20',
      paidLateAmount: '60',
      unpaidAmount: '80',
    });
  });

  it('can be told as it was at the end of the year', async () => {
    expect(await totalsOf('compliance', ['paymentRate', 'yearEndPaymentRate'], YEAR)).toEqual({
      paymentRate: 1,
      yearEndPaymentRate: 2 / 3,
    });
  });

  it('counts nothing that is due after the data', async () => {
    expect(await totalsOf('compliance', ['due'], { from: '2025-01-01', to: '2025-12-31' })).toEqual({ due: '160' });
  });

  it('does not take payments for missing where they name neither object nor obligation', async () => {
    const folder = await temporaryFolder();
    const hidden = OBLIGATION_PAYMENTS.map((row) => ({ ...row, object_key: null, assessment_id: null, return_id: null }));
    await load(folder.path, { ...OBLIGATIONS_AGENCY, payments: hidden });
    const other = await openWarehouse(folder.path, { threads: 1 });
    const { totals } = await other.answer({ subject: 'compliance', measures: ['obligations', 'paidOnTime', 'due', 'unpaid'], ...YEAR });
    expect(totals.current).toEqual({ obligations: 3, paidOnTime: null, due: '325', unpaid: null });
    await other.close();
    await folder.remove();
  });
});

describe('a load', () => {
  const MEASURES = ['obligations', 'paidOnTime', 'paidLate', 'unpaid', 'due', 'paidOnTimeAmount', 'paidLateAmount'] as const;
  const paidAgain = { ...OBLIGATION_PAYMENTS[7], posted_on: '2025-03-06', paid_on: '2025-03-06' };

  it.each([
    ['of a payment', { payments: [paidAgain] }],
    ['of an assessment', { assessments: [{ ...ASSESSMENTS[1], reduction: 150 }] }],
  ])('%s gives what all rows together give', async (_, later) => {
    const [step, whole] = [await temporaryFolder(), await temporaryFolder()];
    await load(step.path, OBLIGATIONS_AGENCY);
    await load(step.path, later);
    const assessments =
      'assessments' in later ? ASSESSMENTS.map((row) => (row.assessment_id === 'A2' ? (later.assessments[0] ?? row) : row)) : ASSESSMENTS;
    const payments = 'payments' in later ? [...OBLIGATION_PAYMENTS, paidAgain] : OBLIGATION_PAYMENTS;
    await load(whole.path, { ...OBLIGATIONS_AGENCY, assessments, payments });
    const answers = [];
    for (const { path } of [step, whole]) {
      const warehouseOfFolder = await openWarehouse(path, { threads: 1 });
      const { columns } = await warehouseOfFolder.answer({
        subject: 'compliance',
        measures: MEASURES,
        by: ['year', 'taxType'],
        from: '2024-01-01',
      });
      answers.push(columns);
      await warehouseOfFolder.close();
    }
    expect(answers[0]).toEqual(answers[1]);
    await step.remove();
    await whole.remove();
  });
});

describe('arrears', () => {
  it('are told for the last snapshot before the end of the period', async () => {
    const answer = await warehouse.answer({
      subject: 'arrears',
      measures: [
        ...(['principal', 'penalty', 'total', 'objects', 'overYear', 'expiring', 'allowance', 'netValue'] as const),
        ...(['lapsed', 'disputed', 'uncollectible', 'collectible', 'collectibleAllowance', 'netCollectible'] as const),
      ],
    });
    expect(answer.totals.current).toEqual({
      principal: '90',
      penalty: '8',
      total: '98',
      objects: 2,
      overYear: '12',
      expiring: '55',
      // 86 x 0.5 % + 12 x 10 % = 1.63
      allowance: '2',
      netValue: '96',
      lapsed: '0',
      disputed: '55',
      uncollectible: '0',
      collectible: '43',
      // 31 x 0.5 % + 12 x 10 % = 1.355
      collectibleAllowance: '1',
      netCollectible: '42',
    });
    expect(answer.notes).toContainEqual({ code: 'snapshot', params: { on: '2024-12-31', comparedOn: '' } });
  });

  it('have an age and a quality, and an object may have several', async () => {
    const byAge = await warehouse.answer({ subject: 'arrears', measures: ['total', 'objects'], by: ['ageBand', 'quality'] });
    expect(rowsOf(byAge)).toEqual([
      { ageBand: '0-1', quality: 'current', total: '86', objects: 2 },
      { ageBand: '2-3', quality: 'substandard', total: '12', objects: 1 },
    ]);
    expect(byAge.totals.current).toEqual({ total: '98', objects: 2 });
    expect(await totalsOf('arrears', ['total', 'objects'], { where: { quality: ['current'], tax: ['PBB'] } })).toEqual({
      total: '31',
      objects: 1,
    });
  });

  it('stand beside what was collected in twelve months', async () => {
    const answer = await warehouse.answer({
      subject: 'arrears',
      measures: ['collections', 'arrearsRatio'],
      by: ['year', 'taxType'],
      from: '2023-01-01',
    });
    expect(rowsOf(answer)).toEqual([
      { year: '2024-01-01', taxType: 'PBB', collections: '90', arrearsRatio: 43 / 90 },
      { year: '2024-01-01', taxType: 'PKB', collections: '200', arrearsRatio: 55 / 200 },
      { year: '2024-01-01', taxType: 'RESTO', collections: '30', arrearsRatio: null },
    ]);
    expect(answer.totals.current).toEqual({ collections: '320', arrearsRatio: 98 / 320 });
  });

  it('count each object once by how many years it owes', async () => {
    const answer = await warehouse.answer({ subject: 'debtors', measures: ['objects', 'total'], by: ['yearsOwed'] });
    expect(rowsOf(answer)).toEqual([
      { yearsOwed: '1', objects: 1, total: '55' },
      { yearsOwed: '2', objects: 1, total: '43' },
    ]);
  });

  it('move from the first opening to the last closing', async () => {
    const measures = ['opening', 'added', 'collected', 'closing', 'difference', 'recoveryRate'] as const;
    expect(await totalsOf('arrearsFlow', measures, YEAR)).toEqual({
      opening: '100',
      added: '50',
      collected: '60',
      closing: '90',
      difference: '0',
      recoveryRate: 0.6,
    });
    const units = await warehouse.answer({ subject: 'arrearsFlow', measures: ['closing'], by: ['unit'], ...YEAR });
    expect(rowsOf(units)).toEqual([{ unit: 'U1', closing: '50' }]);
  });

  it('recover a part of the opening of one year, and of several only year by year', async () => {
    const years = [movement('2023-12-31', 90, 30, 20, 100), ...(OBLIGATIONS_AGENCY.arrears_movements ?? [])];
    const folder = await temporaryFolder();
    await load(folder.path, { ...OBLIGATIONS_AGENCY, arrears_movements: years });
    const other = await openWarehouse(folder.path, { threads: 2 });
    const several = { subject: 'arrearsFlow', measures: ['collected', 'recoveryRate'], from: '2023-01-01', to: '2024-12-31' } as const;
    const whole = await other.answer(several);
    expect(whole.totals.current).toEqual({ collected: '80', recoveryRate: null });
    expect(whole.notes).toEqual([{ code: 'one-year', params: { measures: 'recoveryRate' } }]);
    expect(rowsOf(await other.answer({ ...several, by: ['year'] }))).toEqual([
      { year: '2023-01-01', collected: '20', recoveryRate: 20 / 90 },
      { year: '2024-01-01', collected: '60', recoveryRate: 0.6 },
    ]);
    await other.close();
    await folder.remove();
  });

  it('are not compared with a snapshot that lies at another distance than the periods, and say so', async () => {
    // The period before ends on the day of the only snapshot, which is the last of both.
    const query = { subject: 'arrears', measures: ['total', 'arrearsRatio'], from: '2025-01-01', compare: 'previous' } as const;
    const { totals, comparison, notes } = await warehouse.answer(query);
    expect(comparison).toEqual({ from: '2024-10-29', to: '2024-12-31' });
    expect(totals).toMatchObject({ current: { total: '98', arrearsRatio: 98 / 320 }, comparison: { total: null, arrearsRatio: null } });
    expect(totals.states?.comparison['total']).toEqual({ state: 'not-comparable', reason: 'snapshot-distance' });
    const params = { measures: 'total,arrearsRatio', reason: 'snapshot-distance', on: '2024-12-31', comparedOn: '2024-12-31' };
    expect(notes).toEqual([
      { code: 'snapshot', params: { on: '2024-12-31', comparedOn: '' } },
      { code: 'not-comparable', params },
    ]);
  });

  it('are not compared where there is no snapshot to compare with, and say so', async () => {
    const { totals, notes } = await warehouse.answer({ subject: 'debtors', measures: ['objects'], compare: 'last-year' });
    expect(totals.comparison).toEqual({ objects: null });
    const params = { measures: 'objects', reason: 'no-snapshot', on: '2024-12-31', comparedOn: '' };
    expect(notes).toContainEqual({ code: 'not-comparable', params });
  });

  it('move beside the movements of the period before, and name both days', async () => {
    const measures = ['collected', 'closing'] as const;
    const half = { from: '2024-07-01', to: '2024-12-31', compare: 'previous' } as const;
    const { totals, notes } = await warehouse.answer({ subject: 'arrearsFlow', measures, ...half });
    expect(totals).toEqual({ current: { collected: '10', closing: '90' }, comparison: { collected: '50', closing: '70' } });
    expect(notes).toEqual([{ code: 'snapshot', params: { measures: 'closing', on: '2024-12-31', comparedOn: '2024-06-30' } }]);
  });
});

it('tells actions and their success', async () => {
  const answer = await warehouse.answer({
    subject: 'enforcement',
    measures: ['actions', 'amount', 'settledShare'],
    by: ['action'],
    ...YEAR,
  });
  expect(rowsOf(answer)).toEqual([
    { action: 'reminder', actions: 1, amount: '10', settledShare: 1 },
    { action: 'warning', actions: 1, amount: '50', settledShare: 0 },
  ]);
  // A result has no day, so that of May may be recent.
  const june = { from: '2024-06-01', to: '2024-06-30', compare: 'previous' } as const;
  const { totals, notes } = await warehouse.answer({ subject: 'enforcement', measures: ['actions', 'settledShare'], ...june });
  expect(totals.comparison).toEqual({ actions: 1, settledShare: null });
  const params = { measures: 'settledShare', reason: 'undated', on: '', comparedOn: '' };
  expect(notes).toEqual([{ code: 'not-comparable', params }]);
});

it('tells what collecting cost, of the whole agency or of its units', async () => {
  expect(await totalsOf('costs', ['cost', 'realised', 'efficiency'], YEAR)).toEqual({ cost: '16', realised: '320', efficiency: 16 / 320 });
  const answer = await warehouse.answer({ subject: 'costs', measures: ['cost'], by: ['year', 'unit'], ...YEAR });
  expect(rowsOf(answer)).toContainEqual({ year: '2024-01-01', unit: 'U1', cost: '4' });
});

it('divides the costs of years by the revenue of the same years, and names those left out', async () => {
  const query = { subject: 'costs', measures: ['cost', 'realised', 'efficiency'], from: '2024-01-01' } as const;
  const { totals, notes } = await warehouse.answer(query);
  const [later] = rowsOf(await warehouse.answer({ ...query, from: '2025-01-01' }));
  expect(later).toMatchObject({ cost: null, efficiency: null });
  expect(totals.current).toEqual({ cost: '16', realised: String(320 + Number(later?.['realised'])), efficiency: 16 / 320 });
  expect(notes).toContainEqual({ code: 'years-left-out', params: { measures: 'efficiency', years: '2025' } });
});

it('compares as many budget years as are asked for, and no unfinished year with a whole one', async () => {
  // Ten months of 2024; as many days before them lie in 2023 only.
  const query = { subject: 'costs', measures: ['realised'], from: '2024-03-01', to: '2024-12-31', compare: 'previous' } as const;
  const { notes } = await warehouse.answer(query);
  const params = { from: '2024-01-01', to: '2024-12-31', comparedFrom: '2023-01-01', comparedTo: '2023-12-31' };
  expect(notes).toContainEqual({ code: 'of-year', params: { measures: 'realised', ...params } });
  const running = await warehouse.answer({ subject: 'costs', measures: ['cost', 'efficiency'], from: '2025-01-01', compare: 'last-year' });
  expect(running.totals.comparison).toEqual({ cost: null, efficiency: 16 / 320 });
  expect(running.notes).toContainEqual({
    code: 'not-comparable',
    params: expect.objectContaining({ measures: 'cost', reason: 'year-days', comparedOn: '2024-12-31' }) as unknown,
  });
});
