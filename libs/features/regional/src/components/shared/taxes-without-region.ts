import { levelsIn } from '@pendapa/filters';
import { byLargest, isKnown, rowsOf, type AnswerTo, type RegionLevel } from '@pendapa/query';
import type { Money } from '../../questions/regions.ts';

export type RegionTaxAnswer = AnswerTo<Money, RegionLevel | 'taxType'>;

/** Codes of taxes with revenue that lacks a region of the answer's level, largest first. */
export function taxesWithoutRegion(answer: RegionTaxAnswer, money: Money): readonly string[] {
  const { level } = levelsIn(answer);
  return rowsOf(answer)
    .filter(({ codes, current }) => codes[level] === null && codes.taxType !== null && isKnown(current[money]))
    .sort((a, b) => byLargest(a.current[money], b.current[money]))
    .flatMap(({ codes }) => codes.taxType ?? []);
}
