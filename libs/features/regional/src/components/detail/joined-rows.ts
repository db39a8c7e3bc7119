import {
  byLargest,
  codesOf,
  columnOf,
  isKnown,
  missing,
  NO_ROWS,
  share,
  type AnswerTo,
  type Figure,
  type RegionLevel,
} from '@pendapa/analysis';

export type RegionAnswer = AnswerTo<string, RegionLevel>;

export interface RegionRow {
  readonly group: string | null;
  readonly code: string | null;
  /** A measure of the region in one of the joined answers; no rows where that answer has none. */
  readonly in: (answer: RegionAnswer | null, measure: string) => Figure;
}

const keysOf = (answer: RegionAnswer, group: RegionLevel, level: RegionLevel): readonly string[] => {
  const groups = codesOf(answer, group);
  return codesOf(answer, level).map((code, index) => JSON.stringify([groups[index] ?? null, code]));
};

/** Rows of several answers by region, one for each region that any of them has, in the order in which they appear. */
export function joinedRows(answers: readonly (RegionAnswer | null)[], group: RegionLevel, level: RegionLevel): readonly RegionRow[] {
  const known = answers.filter((answer) => answer !== null);
  const places = new Map(known.map((answer) => [answer, new Map(keysOf(answer, group, level).map((key, index) => [key, index]))]));
  const none = missing(NO_ROWS);
  return [...new Set(known.flatMap((answer) => keysOf(answer, group, level)))].map((key) => {
    const [groupCode, code] = JSON.parse(key) as [string | null, string | null];
    return {
      group: groupCode,
      code,
      in: (answer, measure) => {
        const at = answer && places.get(answer)?.get(key);
        return typeof at === 'number' && answer ? (columnOf(answer, measure)[at] ?? none) : none;
      },
    };
  });
}

/** A value against another; where little is good the other way round, so that more than 1 is better. Null where nothing can be divided. */
export function against(value: Figure, other: Figure, good: 'up' | 'down'): number | null {
  return good === 'up' ? share(value, other) : share(other, value);
}

/** The value in the middle, of an even number the lower: an amount or a rate that some region has. No rows without any. */
export function middle(values: readonly Figure[]): Figure {
  const known = values.filter(isKnown).sort((a, b) => byLargest(b, a));
  return known[Math.floor((known.length - 1) / 2)] ?? missing(NO_ROWS);
}
