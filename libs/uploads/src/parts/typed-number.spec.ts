import { plainAmount, plainCount, typedAmount } from './typed-number.ts';

it('reads amounts with the marks of the language', () => {
  expect(plainAmount('1.250.000', 'id')).toBe('1250000');
  expect(plainAmount('1.250.000,5', 'id')).toBe('1250000.5');
  expect(plainAmount('1,250,000.5', 'en')).toBe('1250000.5');
  expect(plainAmount(' 1250000 ', 'id')).toBe('1250000');
  expect(plainAmount('-40', 'en')).toBe('-40');
});

it('refuses a number that would be another one in the other language', () => {
  expect(plainAmount('1.25', 'id')).toBeNull();
  expect(plainAmount('1,25', 'en')).toBeNull();
  expect(plainAmount('Rp 5', 'id')).toBeNull();
  expect(plainAmount('', 'id')).toBeNull();
});

it('reads whole numbers alone as counts', () => {
  expect(plainCount('27.655', 'id')).toBe(27_655);
  expect(plainCount('27.655', 'en')).toBeNull();
  expect(plainCount('1,5', 'id')).toBeNull();
});

it('writes a stored amount as it is typed', () => {
  expect(typedAmount('1250000.5', 'id')).toBe('1250000,5');
  expect(plainAmount(typedAmount('1250000.5', 'id'), 'id')).toBe('1250000.5');
});
