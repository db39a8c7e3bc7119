import { codesOf, columnOf, type AnswerTo, type RegionLevel } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';

export type RegionAnswer = AnswerTo<string, RegionLevel>;

export interface RegionRow {
  readonly group: string | null;
  readonly code: string | null;
  /** A measure of the region in one of the joined answers; null where that answer has no row for it. */
  readonly in: (answer: RegionAnswer | null, measure: string) => Value;
}

const keysOf = (answer: RegionAnswer, group: RegionLevel, level: RegionLevel): readonly string[] => {
  const groups = codesOf(answer, group);
  return codesOf(answer, level).map((code, index) => JSON.stringify([groups[index] ?? null, code]));
};

/** Rows of several answers by region, one for each region that any of them has, in the order in which they appear. */
export function joinedRows(answers: readonly (RegionAnswer | null)[], group: RegionLevel, level: RegionLevel): readonly RegionRow[] {
  const known = answers.filter((answer) => answer !== null);
  const places = new Map(known.map((answer) => [answer, new Map(keysOf(answer, group, level).map((key, index) => [key, index]))]));
  return [...new Set(known.flatMap((answer) => keysOf(answer, group, level)))].map((key) => {
    const [groupCode, code] = JSON.parse(key) as [string | null, string | null];
    return {
      group: groupCode,
      code,
      in: (answer, measure) => {
        const at = answer && places.get(answer)?.get(key);
        return typeof at === 'number' && answer ? (columnOf(answer, measure)[at] ?? null) : null;
      },
    };
  });
}

/** A value against another; where little is good the other way round, so that more than 1 is better. Null where nothing can be divided. */
export function against(value: Value, other: Value, good: 'up' | 'down'): number | null {
  if (value === null || other === null) return null;
  const [above, below] = good === 'up' ? [Number(value), Number(other)] : [Number(other), Number(value)];
  return below === 0 ? null : above / below;
}

/** The value in the middle, of an even number the lower: an amount or a rate that some region has. Null without any. */
export function middle(values: readonly Value[]): Value {
  const known = values.filter((value) => value !== null).sort((a, b) => Number(a) - Number(b));
  return known[Math.floor((known.length - 1) / 2)] ?? null;
}
