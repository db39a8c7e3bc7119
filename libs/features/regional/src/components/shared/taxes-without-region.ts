import { difference, levelsIn, rowsOf, type AnswerTo, type RegionLevel } from '@pendapa/analysis';
import type { Money } from '../../questions/regions.ts';

export type RegionTaxAnswer = AnswerTo<Money, RegionLevel | 'taxType'>;

/** Codes of the taxes that bring money without a region of the answer's level, the one that brings most first. */
export function taxesWithoutRegion(answer: RegionTaxAnswer, money: Money): readonly string[] {
  const { level } = levelsIn(answer);
  return rowsOf(answer)
    .filter(({ codes, current }) => codes[level] === null && codes.taxType !== null && current[money] !== null)
    .sort((a, b) => Number(difference(b.current[money], a.current[money]) ?? 0))
    .flatMap(({ codes }) => codes.taxType ?? []);
}
