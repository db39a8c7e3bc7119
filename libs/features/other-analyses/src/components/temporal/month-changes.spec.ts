import { lastMonthsOf, meanMonths, monthChanges } from './month-changes.ts';
import { yearsOfMonths, type MonthAmount } from './year-grid.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const year = (name: string, amount: string): MonthAmount[] => MONTHS.map((month) => ({ month: `${name}-${month}-01`, amount }));
const years = (rows: readonly MonthAmount[], to: string) => yearsOfMonths(rows, { from: '2024-01-01', to }, 1);

it('compares months that are over with those a year before, the latest first', () => {
  const rows = [
    ...year('2024', '100'),
    ...year('2025', '300'),
    { month: '2026-01-01', amount: '240' },
    { month: '2026-02-01', amount: '9' },
  ];
  const [latest, december, ...others] = monthChanges(years(rows, '2026-02-10'), '2026-02-10');
  // 240 after 300 in January; December 2025 has 300 after 100.
  expect(latest).toEqual({ month: '2026-01-01', now: '240', before: '300', change: '-60', growth: expect.closeTo(-0.2) as number });
  expect(december).toMatchObject({ month: '2025-12-01', change: '200', growth: 2 });
  expect(others).toHaveLength(11);
});

it('compares nothing with a month that is not known, and has no growth after nothing', () => {
  const rows: MonthAmount[] = [...year('2024', '0'), { month: '2025-01-01', amount: '5' }, { month: '2025-02-01', amount: null }];
  const changes = monthChanges(years(rows, '2025-02-28'), '2025-02-28');
  expect(changes).toEqual([{ month: '2025-01-01', now: '5', before: '0', change: '5', growth: null }]);
});

it('takes no change from or to a month whose extract is missing', () => {
  const rows: MonthAmount[] = [...year('2024', '100'), { month: '2025-01-01', amount: '80' }, { month: '2025-03-01', amount: '120' }];
  const period = { from: '2024-01-01', to: '2025-03-31' };
  const shown = (missing: readonly string[]) =>
    monthChanges(yearsOfMonths(rows, period, 1, missing), '2025-03-31').map(({ month, change }) => [month, change]);
  const [january, march] = [
    ['2025-01-01', '-20'],
    ['2025-03-01', '20'],
  ];
  expect(shown([])).toEqual([march, ['2025-02-01', '-100'], january]);
  expect(shown(['2025-02-01'])).toEqual([march, january]);
  expect(shown(['2024-01-01', '2025-02-01'])).toEqual([march]);
});

it('compares the last three months that are over with the same months a year before', () => {
  const latest = ['08', '09', '10', '11'].map((month) => ({ month: `2026-${month}-01`, amount: '60' }));
  const rows = [...year('2024', '90'), ...year('2025', '50').filter(({ month }) => month !== '2025-02-01'), ...latest];
  const change = (to: string, missing: readonly string[] = []) =>
    lastMonthsOf(yearsOfMonths(rows, { from: '2024-01-01', to }, 1, missing), to);
  // August to October: 3 × 60 after 3 × 50, though February 2025 is not known.
  const expected = { first: '2026-08-01', latest: '2026-10-01', now: '180', before: '150', change: expect.closeTo(0.2) as number };
  expect(change('2026-11-20', ['2025-02-01'])).toEqual(expected);
  // A gap between the two years moves no month either.
  expect(change('2026-11-20', ['2026-02-01'])).toEqual(expected);
  expect(change('2026-11-30')).toMatchObject({ first: '2026-09-01', latest: '2026-11-01' });
  expect([change('2026-11-20', ['2026-09-01']), change('2026-11-20', ['2025-09-01']), change('2024-06-30')]).toEqual([null, null, null]);
});

it('takes the mean of complete years alone', () => {
  const rows = [...year('2024', '100'), ...year('2025', '301'), { month: '2026-01-01', amount: '9' }];
  // (100 + 301) / 2, rounded down to minor units.
  expect(meanMonths(years(rows, '2026-01-31'))).toEqual(Array(12).fill('200'));
  expect(meanMonths([])).toEqual([]);
});
