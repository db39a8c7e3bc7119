import { useFilters } from '@pendapa/analysis';

export type MapDimension = 'city' | 'district' | 'ward';

export interface MapLevels {
  /** The region above each region of the map. */
  readonly group: 'city' | 'district';
  readonly level: 'district' | 'ward';
  /** What the map shows; empty for the whole province. */
  readonly region: readonly string[];
}

const DISTRICT = 2;

/** Districts of the province or of a city; inside a district its wards, also while one of them is chosen. */
export function useMapLevels(): MapLevels {
  const { region } = useFilters().choices;
  if (region.length < DISTRICT) return { group: 'city', level: 'district', region: region.slice(-1) };
  return { group: 'district', level: 'ward', region: region.slice(DISTRICT - 1, DISTRICT) };
}

/** Into the region of a tile: from the province into its city first, then a level at a time. */
export function useGoInto(): (tile: { readonly group: string; readonly code: string }) => void {
  const { choices, change } = useFilters();
  const { region } = choices;
  return ({ group, code }) => change({ region: region.length === 0 ? [group] : [...region.slice(0, DISTRICT), code], level: null });
}
