import {
  byLargest,
  codesOf,
  columnOf,
  isKnown,
  isNothing,
  missing,
  NO_ROWS,
  share,
  type AnswerTo,
  type Figure,
  type RegionLevel,
} from '@pendapa/query';

export type RegionAnswer = AnswerTo<string, RegionLevel>;

export interface RegionRow {
  readonly group: string | null;
  readonly code: string | null;
  /** Returns a measure of the region from one of the joined answers; `none`, by default `absent`, if that answer has no row. */
  readonly in: (answer: RegionAnswer | null, measure: string, none?: Figure) => Figure;
}

const keysOf = (answer: RegionAnswer, group: RegionLevel, level: RegionLevel): readonly string[] => {
  const groups = codesOf(answer, group);
  return codesOf(answer, level).map((code, index) => JSON.stringify([groups[index] ?? null, code]));
};

/** Joins answers by region: one row for each region of any answer, in order of appearance. */
export function joinedRows(answers: readonly (RegionAnswer | null)[], group: RegionLevel, level: RegionLevel): readonly RegionRow[] {
  const known = answers.filter((answer) => answer !== null);
  const places = new Map(known.map((answer) => [answer, new Map(keysOf(answer, group, level).map((key, index) => [key, index]))]));
  return [...new Set(known.flatMap((answer) => keysOf(answer, group, level)))].map((key) => {
    const [groupCode, code] = JSON.parse(key) as [string | null, string | null];
    return {
      group: groupCode,
      code,
      in: (answer, measure, none = missing(NO_ROWS)) => {
        const at = answer && places.get(answer)?.get(key);
        return typeof at === 'number' && answer ? (columnOf(answer, measure)[at] ?? none) : none;
      },
    };
  });
}

interface Levels {
  readonly group: RegionLevel;
  readonly level: RegionLevel;
}

/** True if rows without a region of the level may belong to a region of the group. */
export function hasUnplaced(answer: RegionAnswer, measure: string, group: string | null, levels: Levels): boolean {
  const groups = codesOf(answer, levels.group);
  const values = columnOf(answer, measure);
  return codesOf(answer, levels.level).some((code, index) => {
    const isOfGroup = levels.group === levels.level || (groups[index] ?? group) === group;
    return code === null && isOfGroup && !isNothing(values[index] ?? missing(NO_ROWS));
  });
}

/** Divides a value by another, inverted if low is good, so that more than 1 is better. Null if the divisor is 0. */
export function against(value: Figure, other: Figure, good: 'up' | 'down'): number | null {
  return good === 'up' ? share(value, other) : share(other, value);
}

/** Median; the lower one of an even number, so that it is the value of some region. `absent` without values. */
export function middle(values: readonly Figure[]): Figure {
  const known = values.filter(isKnown).sort((a, b) => byLargest(b, a));
  return known[Math.floor((known.length - 1) / 2)] ?? missing(NO_ROWS);
}
