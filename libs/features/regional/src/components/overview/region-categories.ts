import { codesOf, levelsIn, rowsOf, type AnswerTo, type RegionLevel } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import type { Money } from '../shared/questions.ts';
import { sumOf } from '../shared/region-figures.ts';

export type CategoryAnswer = AnswerTo<Money, RegionLevel | 'taxCategory'>;

interface PiledRegion {
  readonly code: string | null;
  readonly total: string | null;
  /** One for each category; null where it brought nothing known. */
  readonly parts: readonly Value[];
}

export interface Piles {
  /** The category that brings most comes first. */
  readonly categories: readonly (string | null)[];
  /** The region that brings most comes first. */
  readonly regions: readonly PiledRegion[];
}

const falling = <T>(items: readonly T[], of: (item: T) => string | null): readonly T[] =>
  [...items].sort((a, b) => Number(BigInt(of(b) ?? 0) - BigInt(of(a) ?? 0)));

/** The rows of an answer by region and category, put together by region. */
export function pilesOf(answer: CategoryAnswer, money: Money): Piles {
  const { level } = levelsIn(answer);
  const rows = rowsOf(answer);
  const within = (of: (row: (typeof rows)[number]) => boolean): string | null =>
    sumOf(rows.filter(of).map(({ current }) => current[money]));
  const categories = falling([...new Set(codesOf(answer, 'taxCategory'))], (category) =>
    within(({ codes }) => codes.taxCategory === category),
  );
  const regions = [...new Set(codesOf(answer, level))].map((code) => ({
    code,
    total: within(({ codes }) => codes[level] === code),
    parts: categories.map(
      (category) => rows.find(({ codes }) => codes[level] === code && codes.taxCategory === category)?.current[money] ?? null,
    ),
  }));
  return { categories, regions: falling(regions, ({ total }) => total) };
}
