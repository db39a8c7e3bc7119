import { hiddenRows, type Cell } from './suppression.ts';

const cells = (...counts: readonly (readonly [codes: readonly (string | null)[], taxpayers: number])[]): Cell[] =>
  counts.map(([codes, taxpayers]) => ({ codes, taxpayers }));
const hidden = (rows: Cell[], by: Parameters<typeof hiddenRows>[1], guard: Parameters<typeof hiddenRows>[2] = 'registered') =>
  [...hiddenRows(rows, by, guard, 10)].sort((a, b) => a - b);

it('hides nothing where every group is large enough, and none that is empty', () => {
  expect(hidden(cells([['A'], 10], [['B'], 0], [['C'], 400]), ['sector'])).toEqual([]);
});

it('hides a small group and the smallest other, so that the total gives nothing away', () => {
  expect(hidden(cells([['A'], 3], [['B'], 40], [['C'], 25]), ['sector'])).toEqual([0, 2]);
});

it('hides more where two small groups together are still a small group', () => {
  expect(hidden(cells([['A'], 2], [['B'], 3], [['C'], 25], [['D'], 90]), ['sector'])).toEqual([0, 1, 2]);
  expect(hidden(cells([['A'], 6], [['B'], 7], [['C'], 25]), ['sector'])).toEqual([0, 1]);
});

it('looks along every line of a table of two splits', () => {
  const rows = cells([['A', 'F'], 4], [['A', 'M'], 50], [['B', 'F'], 60], [['B', 'M'], 70]);
  expect(hidden(rows, ['sector', 'sex'])).toEqual([0, 1, 2, 3]);
});

it('has no sum over time for levels, but has one for what happened', () => {
  const rows = cells([['2025-01-01'], 4], [['2025-02-01'], 50], [['2025-03-01'], 60]);
  expect(hidden(rows, ['month'], 'registered')).toEqual([0]);
  expect(hidden(rows, ['month'], 'opened')).toEqual([0, 1]);
});
