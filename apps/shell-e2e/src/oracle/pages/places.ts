import type { TableDimension } from '../panel.ts';
import { LEVELS, type Level, type View } from '../view.ts';

const HEADERS: Readonly<Record<Level, string>> = { city: 'City', district: 'District', ward: 'Ward' };
const depth = ({ codes }: View): number => {
  const length = codes.region?.at(-1)?.length ?? 0;
  return [5, 8, 13].filter((one) => one <= length).length;
};

/** Region level of the page's rows: the chosen one if it is not above the region, otherwise the one below. */
export function levelOf(view: View): Level {
  const down = depth(view);
  const chosen = view.level === null ? -1 : LEVELS.indexOf(view.level);
  return LEVELS[chosen >= down ? chosen : Math.min(down, LEVELS.length - 1)] ?? 'ward';
}

/** Levels of the page's map: regions and their parents; wards below a district. */
export function mapLevels(view: View): { readonly group: Level; readonly level: Level } {
  const down = depth(view);
  if (down >= 2) return { group: 'district', level: 'ward' };
  if (down === 1) return view.level === 'ward' ? { group: 'district', level: 'ward' } : { group: 'city', level: 'district' };
  return { group: 'city', level: view.level ?? 'district' };
}

/** Dimension of the regions of a level. */
export const regionDimension = (level: Level, header = HEADERS[level]): TableDimension => ({ header, nameSql: level });

/** Region by name; rows that have only the parent region are labelled so. */
export function placeWithin({ group, level }: { readonly group: Level; readonly level: Level }, header = HEADERS[level]): TableDimension {
  const without =
    group === level
      ? "'No region'"
      : `coalesce(CASE WHEN ${group}_code IS NOT NULL THEN ${group} || ', no further split' END, 'No region')`;
  return { header, nameSql: `CASE WHEN ${level}_code IS NULL THEN ${without} ELSE ${level} END` };
}

export const hasPlace = ([name = '']: readonly string[]): boolean => name !== 'No region' && !name.endsWith(', no further split');

/** With a chosen ward the map shows all wards of the district, and names the region filter as unapplied. */
export function onMap({ codes }: View): string {
  const [, district, ward] = codes.region ?? [];
  return district !== undefined && ward !== undefined ? `starts_with(region_code, '${district}')` : 'true';
}
