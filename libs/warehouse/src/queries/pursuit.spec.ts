import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { loaded, objectOf, payment, REFERENCE, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

let warehouse: Warehouse;
let remove: () => Promise<void>;

type More = Readonly<Record<string, string | number | boolean | null>>;

const debt = (principal: number, dueOn: string, lastAction: string, actionOn: string | null, more: More = {}) => ({
  snapshot_on: '2024-12-31',
  object_key: principal,
  tax_code: 'PBB',
  unit_code: 'U1',
  region_code: '31.71',
  tax_year: 2024,
  principal,
  penalty: 0,
  due_on: dueOn,
  last_action: lastAction,
  action_on: actionOn,
  disputed: false,
  uncollectible: false,
  expires_on: '2029-12-31',
  ...more,
});
const june = (principal: number, dueOn: string, lastAction: string, actionOn: string | null) =>
  debt(principal, dueOn, lastAction, actionOn, { snapshot_on: '2024-06-30' });

const rule = (tax: string | null, name: string, value: string, from: string, to: string | null = null) => ({
  tax_code: tax,
  rule: name,
  value,
  value_unit: 'days',
  valid_from: from,
  valid_to: to,
});

/** Warning within 30 days until June, within 7 since (vehicles 14); warrant within 21 since July. */
const RULES = [
  rule(null, 'step-warning', '30', '2020-01-01', '2024-06-30'),
  rule(null, 'step-warning', '7', '2024-07-01'),
  rule('PKB', 'step-warning', '14', '2024-07-01'),
  rule(null, 'step-warrant', '21', '2024-07-01'),
];

beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, {
    ...REFERENCE,
    tax_rules: RULES,
    payments: [payment('2024-12-31', 'PBB', 1)],
    objects: [1, 2, 4, 8, 16, 32, 64, 128].map((key) => ({ ...objectOf(key, '2018-01-01'), object_id: `N${String(key)}` })),
    arrears: [
      // The last day of the step is the snapshot's day or the day before; only the latter is late.
      debt(1, '2024-12-24', 'none', null),
      debt(2, '2024-12-23', 'none', null),
      debt(4, '2024-06-30', 'reminder', '2024-12-30'),
      debt(8, '2024-06-30', 'warning', '2024-12-10'),
      debt(16, '2024-06-30', 'warning', '2024-12-09'),
      // A warrant restarted the years of a debt of 2018; without one it has lapsed.
      debt(32, '2018-09-30', 'warrant', '2024-01-01', { expires_on: '2025-12-31' }),
      debt(64, '2018-09-30', 'none', null, { expires_on: '2023-09-30' }),
      debt(128, '2024-12-20', 'none', null, { tax_code: 'PKB', unit_code: 'U2' }),
      june(1, '2024-05-31', 'none', null),
      june(2, '2024-05-30', 'none', null),
      june(4, '2024-01-31', 'warning', '2024-03-01'),
    ],
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const STEPS = ['overdueSteps', 'overdueStepAmount'] as const;

it('tells what was not pursued yet and which steps are late, of what can be collected', async () => {
  const measures = ['total', 'documents', 'collectible', 'untouched', ...STEPS] as const;
  const { totals, notes } = await warehouse.answer({ subject: 'pursuit', measures });
  // Late: 2 + 4 + 16. Not pursued: 1 + 2 + 128, without the 64 that lapsed.
  expect(totals.current).toEqual({
    total: '255',
    documents: 8,
    collectible: '191',
    untouched: '131',
    overdueSteps: 3,
    overdueStepAmount: '22',
  });
  expect(notes).toContainEqual({ code: 'snapshot', params: { on: '2024-12-31', comparedOn: '' } });
});

it('splits arrears by the last action, its age and the next step', async () => {
  const by = async (dimension: 'lastAction' | 'actionAge' | 'nextStep' | 'unit') =>
    rowsOf(await warehouse.answer({ subject: 'pursuit', measures: ['total', 'overdueSteps'], by: [dimension] }));
  expect(await by('lastAction')).toEqual([
    { lastAction: 'none', total: '195', overdueSteps: 1 },
    { lastAction: 'reminder', total: '4', overdueSteps: 1 },
    { lastAction: 'warning', total: '24', overdueSteps: 1 },
    { lastAction: 'warrant', total: '32', overdueSteps: 0 },
  ]);
  expect(await by('actionAge')).toEqual([
    { actionAge: '00-03', total: '28', overdueSteps: 2 },
    { actionAge: '03-12', total: '32', overdueSteps: 0 },
    { actionAge: 'not-applicable', total: '195', overdueSteps: 1 },
  ]);
  expect(await by('nextStep')).toEqual([
    { nextStep: 'not-applicable', total: '32', overdueSteps: 0 },
    { nextStep: 'warning', total: '199', overdueSteps: 2 },
    { nextStep: 'warrant', total: '24', overdueSteps: 1 },
  ]);
  expect(await by('unit')).toEqual([
    { unit: 'U1', total: '127', overdueSteps: 3 },
    { unit: 'U2', total: '128', overdueSteps: 0 },
  ]);
});

it('follows the rules of the day of the snapshot, and does not know what no rule tells', async () => {
  const query = { subject: 'pursuit', measures: STEPS, from: '2024-01-01', to: '2024-06-30' } as const;
  expect(rowsOf(await warehouse.answer({ ...query, by: ['nextStep'] }))).toEqual([
    { nextStep: 'warning', overdueSteps: 1, overdueStepAmount: '2' },
    { nextStep: 'warrant', overdueSteps: null, overdueStepAmount: null },
  ]);
  expect((await warehouse.answer(query)).totals.current).toEqual({ overdueSteps: null, overdueStepAmount: null });
});

describe('lists of single debts', () => {
  const cases = async (list: 'debtors' | 'lapsing' | 'next-step', to = '2024-12-31') => {
    const { rows, amount } = await warehouse.cases(listQueryOf(list, { from: '2024-01-01', to }), true);
    return { rows: rows.map(({ number, document, on, amount: owed }) => [number, document, on, owed]), amount };
  };

  it('name whoever owes, and come to what is owed', async () => {
    const { rows, amount } = await cases('debtors');
    expect(rows.slice(0, 2)).toEqual([
      ['N128', null, '2024-12-20', '128'],
      ['N64', null, '2018-09-30', '64'],
    ]);
    expect(amount).toBe('255');
  });

  it('name the letter that is late and since when, and come to the arrears with an overdue step', async () => {
    expect(await cases('next-step')).toEqual({
      rows: [
        ['N16', 'warrant', '2024-12-30', '16'],
        ['N4', 'warning', '2024-07-07', '4'],
        ['N2', 'warning', '2024-12-30', '2'],
      ],
      amount: '22',
    });
    // At that time no rule limited the warrant.
    expect((await cases('next-step', '2024-06-30')).rows).toEqual([['N2', 'warning', '2024-06-29', '2']]);
  });

  it('name what lapses within twelve months, and nothing that has lapsed', async () => {
    expect(await cases('lapsing')).toEqual({ rows: [['N32', null, '2025-12-31', '32']], amount: '32' });
  });
});
