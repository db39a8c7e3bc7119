import type { RegionLevel } from '@pendapa/query';
import { useFilters } from '../choices/filters-context.ts';

/** Levels of a map, widest first, and the region that it shows; an empty region is the whole province. */
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
 * Returns districts of the province or of a city, or wards of a district, even if one is chosen. The level filter
 * takes precedence if it is below the chosen region.
 */
export function useMapLevels(): MapLevels {
  const { region, level } = useFilters().choices;
  const [city, district] = region;
  if (district !== undefined) return { by: ['district', 'ward'], region: [district] };
  if (city === undefined) return { by: BY[level ?? 'district'], region: [] };
  return { by: level === 'ward' ? ['district', 'ward'] : BY.district, region: [city] };
}

/** Returns a click handler that filters by a region, first by its parent if that is not chosen yet. */
export function useGoInto(): (mark: { readonly group: string; readonly code: string }) => void {
  const { choices, change } = useFilters();
  return ({ group, code }) => {
    const above = choices.region.slice(0, DISTRICT);
    change({ region: [...above, above.at(-1) === group ? code : group], level: null });
  };
}
