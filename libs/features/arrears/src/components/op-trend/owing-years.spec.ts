import { rowsOf, type AnswerTo } from '@pendapa/query';
import { answerOf } from '@pendapa/testing';
import { owingChange, owingYears } from './owing-years.ts';

/** Objects of each year: [year, five years or more, fewer]. */
const yearsFrom = (years: readonly (readonly [year: string, long: number, other: number | null])[]) => {
  const answer: AnswerTo<'objects', 'year' | 'yearsOwed'> = answerOf({
    by: { year: years.flatMap(([year]) => [`${year}-01-01`, `${year}-01-01`]), yearsOwed: years.flatMap(() => ['5', '1']) },
    measures: { objects: { unit: 'count', values: years.flatMap(([, long, other]) => [long, other]) } },
  });
  return owingYears(rowsOf(answer));
};

it('compares the last year with the largest before it, and long debtors only where there are enough', () => {
  const change = owingChange(
    yearsFrom([
      ['2024', 30, 50],
      ['2025', 40, 60],
      ['2026', 45, 30],
    ]),
  );
  expect(change).toMatchObject({ from: { objects: 100 }, to: { objects: 75 }, growth: -0.25, hasLong: true });
  expect(
    owingChange(
      yearsFrom([
        ['2025', 29, 71],
        ['2026', 45, 30],
      ]),
    ),
  ).toMatchObject({ hasLong: false });
});

it('compares with the first year where the last is the largest', () => {
  expect(
    owingChange(
      yearsFrom([
        ['2024', 0, 50],
        ['2025', 0, 60],
        ['2026', 0, 75],
      ]),
    ),
  ).toMatchObject({ from: { objects: 50 }, growth: 0.5 });
});

it('says nothing of one year, or of years that are not known', () => {
  expect(owingChange(yearsFrom([['2026', 1, 2]]))).toBeNull();
  expect(
    owingChange(
      yearsFrom([
        ['2025', 1, null],
        ['2026', 1, 2],
      ]),
    ),
  ).toBeNull();
});
