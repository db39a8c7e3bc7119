import { LineSet } from './line-set.ts';

it('counts each row of each file once, and never the file as a whole', () => {
  const lines = new LineSet();
  for (const line of [2, 3, 3, 9_999_999, 2, 0]) lines.add('a.csv', line);
  lines.add('b.csv', 2);
  expect(lines.size).toBe(4);
});
