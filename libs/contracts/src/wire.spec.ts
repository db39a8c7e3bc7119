import { Value } from 'typebox/value';
import { DEFAULT_SETTINGS, SettingsSchema } from './settings.ts';
import { AnswerSchema, QueryParametersSchema } from './wire.ts';

const answer = {
  columns: [
    { kind: 'dimension', key: 'taxType', values: ['PBB', null], members: { PBB: { id: 'Pajak Bumi dan Bangunan', en: 'Property tax' } } },
    { kind: 'measure', key: 'amount', unit: 'money', series: 'current', values: ['9223372036854775808', null] },
  ],
  rowCount: 2,
  totals: { current: { amount: '-5' }, comparison: null },
  period: { from: '2025-01-01', to: '2025-03-05' },
  comparison: null,
  asOf: '2025-03-05',
  generation: 1,
  notes: [{ code: 'sample', params: {} }],
  next: null,
};

it('takes an answer with money beyond 2^53 and with what is unknown', () => {
  expect(Value.Check(AnswerSchema, answer)).toBe(true);
});

it.each([
  ['money with decimals', { ...answer, totals: { current: { amount: '1.5' }, comparison: null } }],
  ['a total that is missing its comparison', { ...answer, totals: { current: {} } }],
  ['an unknown note', { ...answer, notes: [{ code: 'rumour', params: {} }] }],
  ['an unknown key', { ...answer, rows: [] }],
  ['a date of another form', { ...answer, asOf: '5 March 2025' }],
])('refuses %s', (_, value) => {
  expect(Value.Check(AnswerSchema, value)).toBe(false);
});

it('refuses a parameter that it does not know', () => {
  expect(Value.Check(QueryParametersSchema, { m: 'amount', tax: 'PBB' })).toBe(true);
  expect(Value.Check(QueryParametersSchema, { m: 'amount', sql: '1' })).toBe(false);
});

it('has defaults that it would accept', () => {
  expect(Value.Check(SettingsSchema, DEFAULT_SETTINGS)).toBe(true);
});
