import { useMemo } from 'react';
import type { DimensionOptions, Texts } from '@pendapa/contracts';
import { REGION_LEVELS, useOptionLists, type RegionLevel, type Option, type OptionSearch } from '@pendapa/query';

export interface FoundRegion {
  readonly level: RegionLevel;
  readonly code: string;
  readonly name: Texts;
  /** Names of its ancestors, nearest first. */
  readonly parents: readonly Texts[];
  /** Path to it, including itself: the value of the region filter. */
  readonly way: readonly string[];
}

/** Limit per level, so that wards with a common name do not displace the city. */
const MAX_PER_LEVEL = 5;

const optionsOf = (lists: readonly (DimensionOptions | null)[], level: RegionLevel): readonly Option[] =>
  lists.find((list) => list?.dimension === level)?.options.slice(0, MAX_PER_LEVEL) ?? [];

const levelAbove = (level: RegionLevel): RegionLevel | undefined => REGION_LEVELS[REGION_LEVELS.indexOf(level) - 1];

/** Searches for the parents of found regions by code. */
function parentsOf(lists: readonly (DimensionOptions | null)[], level: RegionLevel): readonly OptionSearch[] {
  const above = levelAbove(level);
  const codes = new Set(optionsOf(lists, level).flatMap(({ parent }) => parent ?? []));
  return above ? [...codes].map((code) => ({ dimension: above, search: code })) : [];
}

const optionIn = (lists: readonly (DimensionOptions | null)[], level: RegionLevel, code: string): Option | undefined =>
  lists.flatMap((list) => (list?.dimension === level ? list.options : [])).find((option) => option.code === code);

function foundRegion(level: RegionLevel, { code, name, parent }: Option, known: readonly (DimensionOptions | null)[]): FoundRegion | null {
  const above = levelAbove(level);
  if (above === undefined || parent === null) return { level, code, name, parents: [], way: [code] };
  const holder = optionIn(known, above, parent);
  const higher = holder && foundRegion(above, holder, known);
  return higher ? { level, code, name, parents: [higher.name, ...higher.parents], way: [...higher.way, code] } : null;
}

/** Finds regions of any level by part of their name, widest first, with their paths. Empty without a text. */
export function useFoundRegions(search: string): readonly FoundRegion[] {
  const searches = useMemo(() => (search === '' ? [] : REGION_LEVELS.map((dimension) => ({ dimension, search }))), [search]);
  const found = useOptionLists(searches);
  const above = useOptionLists(useMemo(() => [...parentsOf(found, 'district'), ...parentsOf(found, 'ward')], [found]));
  const higher = useOptionLists(useMemo(() => parentsOf(above, 'district'), [above]));
  return useMemo(() => {
    const known = [...found, ...above, ...higher];
    return REGION_LEVELS.flatMap((level) => optionsOf(found, level).flatMap((option) => foundRegion(level, option, known) ?? []));
  }, [found, above, higher]);
}
