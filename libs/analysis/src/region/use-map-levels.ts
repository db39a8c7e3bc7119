import type { RegionLevel } from '../filters/choices.ts';
import { useFilters } from '../filters/filters-context.ts';

/** What the regions of a map are put together by, the widest first, and what the map shows: nothing named is the whole province. */
export interface MapLevels {
  readonly by: readonly RegionLevel[];
  readonly region: readonly string[];
}

const DISTRICT = 2;

const BY: Readonly<Record<RegionLevel, readonly RegionLevel[]>> = {
  city: ['city'],
  district: ['city', 'district'],
  ward: ['city', 'district', 'ward'],
};

/**
 * Districts of the province or of a city; inside a district its wards, also while one of them is chosen. The level that the reader
 * asked for goes first where it lies below the chosen region.
 */
export function useMapLevels(): MapLevels {
  const { region, level } = useFilters().choices;
  const [city, district] = region;
  if (district !== undefined) return { by: ['district', 'ward'], region: [district] };
  if (city === undefined) return { by: BY[level ?? 'district'], region: [] };
  return { by: level === 'ward' ? ['district', 'ward'] : BY.district, region: [city] };
}

/** Towards the region of a mark, a level at a time: what is above it first, where that is not chosen yet. */
export function useGoInto(): (mark: { readonly group: string; readonly code: string }) => void {
  const { choices, change } = useFilters();
  return ({ group, code }) => {
    const above = choices.region.slice(0, DISTRICT);
    change({ region: [...above, above.at(-1) === group ? code : group], level: null });
  };
}
