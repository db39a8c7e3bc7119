import { REGION_LEVELS, codesOf, type RegionLevel, type AnswerTo } from '@pendapa/query';

export interface LevelsIn {
  readonly group: RegionLevel;
  readonly level: RegionLevel;
}

/** Narrowest and widest region level of an answer. While a new answer loads they differ from those of the page. */
export function levelsIn<M extends string, D extends string>(answer: AnswerTo<M, D | RegionLevel>): LevelsIn {
  const present = REGION_LEVELS.filter((level) => codesOf(answer, level).length > 0);
  return { group: present.at(0) ?? 'city', level: present.at(-1) ?? 'city' };
}

/** Region levels as table columns: the narrowest, and its parent if the answer has it. */
export function placesIn<M extends string, D extends string>(answer: AnswerTo<M, D | RegionLevel>): readonly RegionLevel[] {
  const { group, level } = levelsIn(answer);
  return group === level ? [level] : [level, group];
}
