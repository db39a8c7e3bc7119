import { figureOf, known } from '@pendapa/query';
import { digitalShare, hasUnclassed, sharesOfMembers } from './digital-share.ts';

const parts = (digital: string | number | null, semi: string | number | null, none: string | number | null = 0) => [
  { channelClass: 'digital', value: figureOf(digital, { state: 'unknown' }) },
  { channelClass: 'semi', value: figureOf(semi, { state: 'unknown' }) },
  { channelClass: null, value: figureOf(none, { state: 'unknown' }) },
];

it('is the part of digital in digital and semi-digital, whatever the state transfers', () => {
  expect(digitalShare([...parts(30, 10), { channelClass: 'transfer', value: known(960) }])).toBe(0.75);
  expect(digitalShare(parts('1', '3'))).toBe(0.25);
});

it('leaves out payments without a channel class, and tells that there are some', () => {
  expect(digitalShare(parts(30, 10, 5))).toBe(0.75);
  expect([hasUnclassed(parts(30, 10, 5)), hasUnclassed(parts(30, 10, null)), hasUnclassed(parts(30, 10))]).toEqual([true, true, false]);
});

it('is not known where a part is not known, and where nothing was paid through a channel with a class', () => {
  expect(digitalShare(parts(0, 0, 5))).toBeNull();
  expect(digitalShare(parts(30, null))).toBeNull();
  expect(digitalShare([{ channelClass: 'transfer', value: known(5) }])).toBeNull();
  expect(digitalShare([])).toBeNull();
});

it('ranks members from the lowest share of transactions, and leaves out what the state alone transfers', () => {
  const row = (taxType: string, channelClass: string | null, transactions: number, amount: string) => ({
    codes: { taxType, channelClass },
    current: { transactions: known(transactions), amount: known(amount) },
  });
  const rows = [
    row('PKB', 'semi', 9, '100'),
    row('PKB', 'digital', 1, '300'),
    row('PBB', 'digital', 2, '50'),
    row('ROKOK', 'transfer', 1, '900'),
    row('PAT', null, 3, '10'),
    row('PKB', null, 2, '10'),
  ];
  expect(sharesOfMembers(rows, 'taxType')).toEqual([
    { code: 'PKB', byCount: 0.1, byValue: 0.75, transactions: 12, isPartial: true },
    { code: 'PBB', byCount: 1, byValue: 1, transactions: 2, isPartial: false },
    { code: 'PAT', byCount: null, byValue: null, transactions: 3, isPartial: true },
  ]);
});
