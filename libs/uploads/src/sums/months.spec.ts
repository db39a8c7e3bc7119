import { changedMonth, resultOf } from '../testing/fixtures.ts';
import { changesByMonth, changesByPeriod, comingByTax, countOfState, daysOf, inFewPeriods, removedMonths, stateOfMonth } from './months.ts';

const { months } = resultOf();

it('adds the taxes of a month, and says what happens to it', () => {
  expect(changesByMonth(months)).toEqual([
    { month: '2026-09', gone: 5_000_000n, come: 4_000_000n, goneRows: 4, comeRows: 5 },
    { month: '2026-10', gone: 0n, come: 3_000_000n, goneRows: 0, comeRows: 5 },
  ]);
  expect(changesByMonth(months).map(stateOfMonth)).toEqual(['replaced', 'added']);
  expect(stateOfMonth({ goneRows: 4, comeRows: 0 })).toBe('removed');
});

it('lists new money by tax, the largest first, without taxes of which rows only go', () => {
  const lines = [...months, changedMonth('Parkir', '2026-09', [1, '900'], [0, '0'])];
  expect(comingByTax(lines).map(({ tax, total }) => [tax, total])).toEqual([
    ['Hotel', 5_000_000n],
    ['Reklame', 2_000_000n],
  ]);
  expect(comingByTax(lines)[1]?.amounts.get('2026-09')).toBeUndefined();
});

it('adds more than twelve months up to years', () => {
  const thirteen = Array.from({ length: 13 }, (_value, index) =>
    changedMonth('Hotel', `${index < 12 ? '2025' : '2026'}-${String((index % 12) + 1).padStart(2, '0')}`, [0, '0'], [1, '10']),
  );
  expect(changesByMonth(inFewPeriods(thirteen)).map(({ month, come }) => [month, come])).toEqual([
    ['2025', 120n],
    ['2026', 10n],
  ]);
  expect(changesByMonth(inFewPeriods(thirteen.slice(1)))).toHaveLength(12);
});

// January to November 2025 are replaced, December goes, and January 2026 is added.
const manyMonths = Array.from({ length: 13 }, (_value, index) =>
  changedMonth(
    'Hotel',
    `${index < 12 ? '2025' : '2026'}-${String((index % 12) + 1).padStart(2, '0')}`,
    index < 12 ? [1, '10'] : [0, '0'],
    index === 11 ? [0, '0'] : [1, '20'],
  ),
);

it('says of a year what happens to its months', () => {
  expect(changesByPeriod(manyMonths)).toEqual([
    { period: '2025', gone: 120n, come: 220n, goneRows: 12, comeRows: 11, states: ['replaced', 'removed'] },
    { period: '2026', gone: 0n, come: 20n, goneRows: 0, comeRows: 1, states: ['added'] },
  ]);
  expect(removedMonths(manyMonths)).toEqual(['2025-12']);
});

it('counts months and years apart, and each extract by itself', () => {
  const year = changedMonth('Hotel', '2025', [1, '10'], [1, '20']);
  expect(countOfState([{ months: [...manyMonths, year] }], 'replaced')).toEqual({ months: 11, years: 1 });
  // What one extract loses and another gets is no replacement.
  const lost = { months: [changedMonth('Hotel', '2025-01', [1, '10'], [0, '0'])] };
  const got = { months: [changedMonth('Hotel', '2025-01', [0, '0'], [1, '20'])] };
  expect(countOfState([lost, got], 'replaced')).toEqual({ months: 0, years: 0 });
  expect(countOfState([lost, got], 'removed')).toEqual({ months: 1, years: 0 });
  expect(countOfState([got, got], 'added')).toEqual({ months: 1, years: 0 });
});

it('reads the days that a finding names', () => {
  expect(daysOf('2026-07..2026-09')).toEqual({ from: '2026-07-01', to: '2026-09-30' });
  expect(daysOf('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOf('2026-07-05..2026-07-06')).toEqual({ from: '2026-07-05', to: '2026-07-06' });
  expect(daysOf('2026')).toBeNull();
});
