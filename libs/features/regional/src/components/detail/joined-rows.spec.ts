import { figureOf, valueOf } from '@pendapa/query';
import { answerOf } from '@pendapa/testing';
import { against, hasUnplaced, joinedRows, middle, type RegionAnswer } from './joined-rows.ts';

const revenue: RegionAnswer = answerOf({
  by: { district: ['D', 'D', null], ward: ['W1', 'W2', null] },
  measures: { amount: { unit: 'money', values: ['500', '300', '50'], total: '850' } },
});
const arrears: RegionAnswer = answerOf({
  by: { district: ['D', 'D'], ward: ['W3', 'W1'] },
  measures: { total: { unit: 'money', values: ['90', '70'], total: '160' } },
});

it('joins the answers by region; what one of them lacks is unknown, not nothing', () => {
  const rows = joinedRows([revenue, null, arrears], 'district', 'ward');
  expect(
    rows.map((row) => [row.code, ...[row.in(revenue, 'amount'), row.in(arrears, 'total'), row.in(null, 'paid')].map(valueOf)]),
  ).toEqual([
    ['W1', '500', '70', null],
    ['W2', '300', null, null],
    [null, '50', null, null],
    ['W3', null, '90', null],
  ]);
});

it('knows whether arrears without a ward may be those of a ward of the district', () => {
  const unplaced = (values: readonly (string | null)[]): RegionAnswer =>
    answerOf({ by: { district: ['D', 'E', 'D'], ward: ['W3', null, null] }, measures: { total: { unit: 'money', values, total: null } } });
  const levels = { group: 'district', level: 'ward' } as const;
  const has = (answer: RegionAnswer, district: string) => hasUnplaced(answer, 'total', district, levels);
  expect(has(arrears, 'D')).toBe(false);
  expect(['D', 'E'].map((district) => has(unplaced(['90', '20', '0']), district))).toEqual([false, true]);
  expect(has(unplaced(['90', '20', null]), 'D')).toBe(true);
});

it.each([
  // 12 compared with 10 is 1.2. Half the arrears is twice as good.
  [12, 10, 'up', 1.2],
  [0.1, 0.2, 'down', 2],
  [0, 10, 'up', 0],
  [5, 0, 'up', null],
  [0, 5, 'down', null],
  [null, 10, 'up', null],
  [5, null, 'down', null],
] as const)('%s of %s, good %s, is %s', (value, whole, good, expected) => {
  expect(against(figureOf(value), figureOf(whole), good)).toBe(expected);
});

it.each([
  [['30', null, '9', '100'], '30'],
  [[0.4, 0.1, 0.3, 0.2], 0.2],
  [[null], null],
] as const)('the middle of %j is %s', (values, expected) => {
  expect(valueOf(middle(values.map((value) => figureOf(value))))).toBe(expected);
});
