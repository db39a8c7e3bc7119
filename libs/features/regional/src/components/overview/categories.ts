import { levelsIn, membersIn, rowsOf, wholeSum, type AnswerTo, type RegionLevel } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import type { Money } from '../../questions/regions.ts';

export type CategoryAnswer = AnswerTo<Money, RegionLevel | 'taxCategory'>;

interface Pile {
  readonly code: string | null;
  readonly total: Value;
  /** One for each category; null where it brought nothing known. */
  readonly parts: readonly Value[];
}

export interface Piles {
  /** The category that brings most comes first. */
  readonly categories: readonly (string | null)[];
  /** The region that brings most comes first. */
  readonly regions: readonly Pile[];
}

const falling = (a: Value, b: Value): number => Number(BigInt(b ?? 0) - BigInt(a ?? 0));

/** The rows of an answer by region and category, put together by region. */
export function pilesOf(answer: CategoryAnswer, money: Money): Piles {
  const { level } = levelsIn(answer);
  const rows = rowsOf(answer);
  const totals = (by: typeof level | 'taxCategory') =>
    membersIn(rows, by)
      .map((code) => ({ code, total: wholeSum(rows.filter(({ codes }) => codes[by] === code).map(({ current }) => current[money])) }))
      .sort((a, b) => falling(a.total, b.total));
  const categories = totals('taxCategory').map(({ code }) => code);
  const regions = totals(level).map((region) => {
    const own = rows.filter(({ codes }) => codes[level] === region.code);
    const partOf = (category: string | null): Value => own.find(({ codes }) => codes.taxCategory === category)?.current[money] ?? null;
    return { ...region, parts: categories.map(partOf) };
  });
  return { categories, regions };
}
