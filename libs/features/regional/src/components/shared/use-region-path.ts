import { useFilters } from '@pendapa/filters';
import { REGION_LEVELS, type RegionLevel } from '@pendapa/query';

/** Returns the path that a filter needs for a row of the map; null if a region of the path is not known. */
export function useRegionPath(): (
  codes: Readonly<Partial<Record<RegionLevel, string | null>>>,
  level: RegionLevel,
) => readonly string[] | null {
  const { region } = useFilters().choices;
  return (codes, level) => {
    const levels = REGION_LEVELS.slice(0, REGION_LEVELS.indexOf(level) + 1);
    const path = levels
      .map((one, depth) => (codes[one] === undefined ? region[depth] : codes[one]) ?? null)
      .filter((code) => code !== null);
    return path.length === levels.length ? path : null;
  };
}
