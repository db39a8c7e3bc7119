import { fallsIn, figureOf, known, missing, NO_ROWS, risesIn, type Figure } from '@pendapa/query';
import { changesOf, isEveryKnown, type RegionRow } from './region-changes.ts';

const row = (city: string | null, now: Figure, before: Figure): RegionRow => {
  const none = { principal: missing(NO_ROWS), payingObjects: figureOf(50), amountPerObject: missing(NO_ROWS) };
  return { codes: { city, district: null, ward: null }, current: { amount: now, ...none }, comparison: { amount: before, ...none } };
};
const unknown = figureOf(null, { state: 'unknown' });
const ROWS = [
  row('A', known('100'), known('130')),
  row('B', known('100'), known('40')),
  row('C', known('10'), known('90')),
  row('D', known('5'), known('5')),
  row('E', known('7'), unknown),
  row('F', known('7'), missing(NO_ROWS)),
  row(null, known('1'), known('900')),
];
const codes = (changes: ReturnType<typeof changesOf>) =>
  changes.map(
    ({
      row: {
        codes: { city },
      },
    }) => city,
  );

it('sorts regions by their change, without those whose change is not known and what has no region', () => {
  // -80, -30, 0 and +60.
  expect(codes(changesOf(ROWS, 'city', 'amount'))).toEqual(['C', 'A', 'D', 'B']);
  expect(codes(fallsIn(changesOf(ROWS, 'city', 'amount')))).toEqual(['C', 'A']);
  expect(codes(risesIn(changesOf(ROWS, 'city', 'amount')))).toEqual(['B']);
});

it('takes neither an unknown nor an absent revenue for a known one', () => {
  const [A, B, C, D, E, F] = ROWS;
  const isKnownOf = (rows: readonly (RegionRow | undefined)[]) =>
    isEveryKnown(
      rows.filter((one) => one !== undefined),
      'city',
      'amount',
    );
  expect(isKnownOf([A, B, C, D])).toBe(true);
  expect(isKnownOf([A, E])).toBe(false);
  expect(isKnownOf([A, F])).toBe(false);
});
