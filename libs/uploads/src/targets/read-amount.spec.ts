import { plainDecimal, readAmount, type AmountForm, type AmountReading } from './read-amount.ts';

const RUPIAH: AmountForm = { unit: 'one', mark: null };
const amount = (value: bigint): AmountReading => ({ kind: 'amount', amount: value });

it.each([
  ['1.250.000.000', 1_250_000_000n],
  ['1,250,000,000', 1_250_000_000n],
  ['Rp 1.250.000.000', 1_250_000_000n],
  ['Rp. 1.250.000,-', 1_250_000n],
  [' Rp\u00a01.250.000,00 ', 1_250_000n],
  ['IDR 1,250,000.00', 1_250_000n],
  ['1250', 1_250n],
  ['0', 0n],
  ['1.250,-', 1_250n],
])('reads "%s" as %s whole rupiah, whatever the marks mean', (text, value) => {
  expect(readAmount(text, RUPIAH)).toEqual(amount(value));
});

it.each(['1.250', '1,250', '250.000', 'Rp 999,999'])('does not guess what "%s" means', (text) => {
  expect(readAmount(text, RUPIAH)).toEqual({ kind: 'ambiguous' });
});

it('reads by the chosen mark, and refuses what contradicts it', () => {
  expect(readAmount('1.250', { unit: 'one', mark: 'point' })).toEqual(amount(1_250n));
  expect(readAmount('1.250', { unit: 'million', mark: 'comma' })).toEqual(amount(1_250_000n));
  expect(readAmount('1.250', { unit: 'one', mark: 'comma' })).toEqual({ kind: 'wrong', fault: 'fraction' });
  expect(readAmount('1,250,000', { unit: 'one', mark: 'point' })).toEqual({ kind: 'wrong', fault: 'mark' });
});

it('shows both readings of an ambiguous text', () => {
  expect([plainDecimal('Rp. 1.250', 'point'), plainDecimal('Rp. 1.250', 'comma')]).toEqual(['1250', '1.25']);
  expect(plainDecimal('1.250.000', 'comma')).toBeNull();
});

it('multiplies by the unit without a float on the way', () => {
  expect(readAmount('88,72', { unit: 'billion', mark: null })).toEqual(amount(88_720_000_000n));
  expect(readAmount('0.1', { unit: 'million', mark: null })).toEqual(amount(100_000n));
  expect(readAmount('12', { unit: 'thousand', mark: null })).toEqual(amount(12_000n));
  expect(readAmount('0,1234', { unit: 'thousand', mark: null })).toEqual({ kind: 'wrong', fault: 'fraction' });
});

it.each(['', '  ', '-', '–', 'Rp -', 'Rp'])('takes "%s" as no target, which is not 0', (text) => {
  expect(readAmount(text, RUPIAH)).toEqual({ kind: 'empty' });
});

it.each([
  ['(1.250.000)', 'negative'],
  ['-5', 'negative'],
  ['Rp (5)', 'negative'],
  ['1,5', 'fraction'],
  ['1.2.3', 'form'],
  ['1.25E+12', 'form'],
  ['12 juta', 'form'],
  ['12 5', 'form'],
  ['()', 'form'],
  ['1234567890123456', 'size'],
])('refuses "%s": %s', (text, fault) => {
  expect(readAmount(text, RUPIAH)).toEqual({ kind: 'wrong', fault });
});
