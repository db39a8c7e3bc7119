import { codesOf, type AnswerTo, type RegionLevel } from '@pendapa/analysis';

const LEVELS = ['city', 'district', 'ward'] as const satisfies readonly RegionLevel[];

export interface LevelsIn {
  readonly group: RegionLevel;
  readonly level: RegionLevel;
}

/** The narrowest region level by which an answer is split, and the widest: while a new answer is on its way, not those of the page. */
export function levelsIn<M extends string, D extends string>(answer: AnswerTo<M, D | RegionLevel>): LevelsIn {
  const present = LEVELS.filter((level) => codesOf(answer, level).length > 0);
  return { group: present.at(0) ?? 'city', level: present.at(-1) ?? 'city' };
}
