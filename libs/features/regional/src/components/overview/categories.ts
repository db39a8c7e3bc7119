import { levelsIn } from '@pendapa/filters';
import { byLargest, membersIn, missing, NO_ROWS, rowsOf, sum, type AnswerTo, type Figure, type RegionLevel } from '@pendapa/query';
import type { Money } from '../../questions/regions.ts';

export type CategoryAnswer = AnswerTo<Money, RegionLevel | 'taxCategory'>;

interface Pile {
  readonly code: string | null;
  readonly total: Figure;
  /** One figure for each category; `absent` without rows. */
  readonly parts: readonly Figure[];
}

export interface Piles {
  /** Largest category first. */
  readonly categories: readonly (string | null)[];
  /** Largest region first. */
  readonly regions: readonly Pile[];
}

/** Groups rows of region and category by region. */
export function pilesOf(answer: CategoryAnswer, money: Money): Piles {
  const { level } = levelsIn(answer);
  const rows = rowsOf(answer);
  const totals = (by: typeof level | 'taxCategory') =>
    membersIn(rows, by)
      .map((code) => ({ code, total: sum(rows.filter(({ codes }) => codes[by] === code).map(({ current }) => current[money])) }))
      .sort((a, b) => byLargest(a.total, b.total));
  const categories = totals('taxCategory').map(({ code }) => code);
  const regions = totals(level).map((region) => {
    const own = rows.filter(({ codes }) => codes[level] === region.code);
    const partOf = (category: string | null): Figure =>
      own.find(({ codes }) => codes.taxCategory === category)?.current[money] ?? missing(NO_ROWS);
    return { ...region, parts: categories.map(partOf) };
  });
  return { categories, regions };
}
