import { choiceOfSnapshot, snapshotOf } from './snapshots.ts';

const DAYS = ['2025-09-30', '2025-12-31', '2026-09-30'];
const date = { asOf: '2026-11-14', firstMonth: 1 };

it('shows the last snapshot that is not after the end of the period', () => {
  expect(snapshotOf(DAYS, { from: '2026-01-01', to: '2026-11-14' })).toBe('2026-09-30');
  expect(snapshotOf(DAYS, { from: '2026-01-01', to: '2026-03-31' })).toBe('2025-12-31');
  expect(snapshotOf(DAYS, { from: '2025-01-01', to: '2025-09-29' })).toBeNull();
});

it('chooses a snapshot by its fiscal year up to it, the latest one of the running year by that year', () => {
  expect(choiceOfSnapshot('2026-09-30', DAYS, date)).toBe('year');
  expect(choiceOfSnapshot('2025-12-31', DAYS, date)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  expect(choiceOfSnapshot('2025-09-30', DAYS, { ...date, firstMonth: 7 })).toEqual({ from: '2025-07-01', to: '2025-09-30' });
  expect(choiceOfSnapshot('2025-12-31', DAYS, { ...date, asOf: '2026-02-14' })).toEqual({ from: '2025-01-01', to: '2025-12-31' });
});
