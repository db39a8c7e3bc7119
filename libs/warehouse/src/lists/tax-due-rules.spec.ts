import { addDays } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import { load, SMALL_AGENCY, temporaryFolder } from '../testing/small-agency.ts';
import { dueOf } from './tax-due-rules.ts';

const RULE = {
  tax: 'X',
  value: '09-30',
  unit: 'month-day',
  validFrom: '2013-01-01',
  validTo: null,
  basis: 'Perda',
  system: 'official',
  period: 'year' as string | null,
};
/** Saturdays, Sundays, and the three days before Christmas 2025 with it. */
const isWorking = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !/^2025-12-2[3-5]$/.test(day);

describe('the next due date', () => {
  it.each([
    ['on the day itself is today', '09-30', '2025-09-30', '2025-09-30'],
    ['after it is next year', '09-30', '2025-10-01', '2026-09-30'],
    ['of a day that the month lacks is its last', '02-29', '2025-01-15', '2025-02-28'],
    ['of a day that this year has is that', '02-29', '2028-01-15', '2028-02-29'],
  ])('%s', (_, value, asOf, next) => {
    expect(dueOf({ ...RULE, value }, asOf, isWorking)).toMatchObject({ rule: 'date', next });
  });

  it.each([
    // October ends on a Friday: ten working days are Monday the 3rd to Friday the 14th of November.
    ['the month before is still open', '2025-11-10', '2025-11-14'],
    ['on the last day it is today', '2025-11-14', '2025-11-14'],
    // November ends on a Sunday: 1 to 12 December.
    ['behind it comes that of the running month', '2025-11-15', '2025-12-12'],
    // From 1 January: 1, 2, 5 to 9, 12 to 14.
    ['over the end of the year', '2025-12-20', '2026-01-14'],
  ])('after each month: %s', (_, asOf, next) => {
    const rule = { ...RULE, value: '10', unit: 'working-days-after-period', system: 'self', period: 'month' };
    expect(dueOf(rule, asOf, isWorking)).toMatchObject({ rule: 'after-period', unit: 'working-days', length: 10, next });
  });

  it('leaves out the days on which nobody works', () => {
    const rule = { ...RULE, value: '17', unit: 'working-days-after-period', system: 'self', period: 'month' };
    // 1 to 19 December are 15 working days, the 22nd the 16th; 23 to 25 are free, so the 26th is the 17th.
    expect(dueOf(rule, '2025-12-20', isWorking)).toMatchObject({ next: '2025-12-26' });
  });

  it('counts calendar days after a quarter', () => {
    const rule = { ...RULE, value: '15', unit: 'days', system: 'self', period: 'quarter' };
    expect(dueOf(rule, '2025-10-16', isWorking)).toMatchObject({ rule: 'after-period', unit: 'days', next: '2026-01-15' });
    expect(dueOf(rule, '2025-10-15', isWorking)).toMatchObject({ next: '2025-10-15' });
  });

  it('has no common day where every assessment or object has its own', () => {
    expect(dueOf({ ...RULE, value: '30', unit: 'days', period: 'month' }, '2025-10-16', isWorking)).toMatchObject({
      rule: 'after-issue',
      next: null,
      length: 30,
      unit: 'days',
    });
    expect(dueOf({ ...RULE, value: '1', unit: 'months' }, '2025-10-16', isWorking)).toMatchObject({ rule: 'after-issue', unit: 'months' });
    expect(dueOf({ ...RULE, value: '0', unit: 'days', period: 'event' }, '2025-10-16', isWorking)).toMatchObject({
      rule: 'own-date',
      next: null,
    });
  });

  it.each([
    ['a rule nobody knows', { value: '10', unit: 'weeks' }],
    ['a length that is no number', { value: 'ten', unit: 'days' }],
  ])('is not told of %s', (_, rule) => {
    expect(dueOf({ ...RULE, ...rule }, '2025-10-16', isWorking)).toBeNull();
  });
});

const rule = (tax: string | null, value: string, unit: string, from: string, to: string | null = null) => ({
  tax_code: tax,
  rule: 'due-pay',
  value,
  value_unit: unit,
  valid_from: from,
  valid_to: to,
  legal_basis: 'Perda 1',
});

it('takes the rule in force on the data date, a general one where a tax has none, and the calendar of the agency', async () => {
  const folder = await temporaryFolder();
  const rules = [
    rule('PBB', '08-31', 'month-day', '2013-01-01', '2024-12-31'),
    rule('PBB', '09-30', 'month-day', '2025-01-01'),
    rule('PKB', '11-30', 'month-day', '2026-01-01'),
    rule(null, '3', 'days', '2020-01-01'),
  ];
  // The data reach to Wednesday, 5 March 2025.
  await load(folder.path, {
    ...SMALL_AGENCY,
    tax_rules: rules,
    calendar: [{ day: addDays('2025-03-05', 1), working: false, ramadan: true }],
  });
  const warehouse = await openWarehouse(folder.path, { threads: 2 });
  const served = await warehouse.taxDueRules();
  expect(served.asOf).toBe('2025-03-05');
  expect(served.dues.map(({ tax, rule: form, next, validFrom, basis }) => [tax, form, next, validFrom, basis])).toEqual([
    ['PBB', 'date', '2025-09-30', '2025-01-01', 'Perda 1'],
    ['PKB', 'after-issue', null, '2020-01-01', 'Perda 1'],
    ['RESTO', 'after-issue', null, '2020-01-01', 'Perda 1'],
  ]);
  await warehouse.close();
  await folder.remove();
});
