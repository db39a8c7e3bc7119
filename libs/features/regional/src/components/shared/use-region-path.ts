import { useFilters } from '@pendapa/filters';
import type { RegionLevel } from '@pendapa/query';

/** Number of regions in the path to one of a level. */
const DEPTHS: Readonly<Record<RegionLevel, number>> = { city: 1, district: 2, ward: 3 };

interface Levels {
  readonly group: RegionLevel;
  readonly level: RegionLevel;
}

/** Returns the path that a filter needs for a row of the map; null if the row does not name every region above it. */
export function useRegionPath(): (
  codes: Readonly<Partial<Record<RegionLevel, string | null>>>,
  levels: Levels,
) => readonly string[] | null {
  const { region } = useFilters().choices;
  return (codes, { group, level }) => {
    const [own, parent] = [codes[level] ?? null, group === level ? null : (codes[group] ?? null)];
    const chosen = region.slice(0, DEPTHS[level] - 1);
    const above = parent === null || chosen.at(-1) === parent ? chosen : [...chosen, parent];
    return own !== null && above.length === DEPTHS[level] - 1 ? [...above, own] : null;
  };
}
