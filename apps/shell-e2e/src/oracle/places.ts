import { LEVELS, type Level, type View } from '@pendapa/oracle';

const HEADERS: Readonly<Record<Level, string>> = { city: 'City', district: 'District', ward: 'Ward' };
const depth = ({ codes }: View): number => {
  const length = codes.region?.at(-1)?.length ?? 0;
  return [5, 8, 13].filter((one) => one <= length).length;
};

/** Levels of the regions of a table, and of the regions around them. */
interface Levels {
  readonly group: Level;
  readonly level: Level;
}

/** Region level of the page's rows: the chosen one if it is not above the region, otherwise the one below. */
function levelOf(view: View): Level {
  const down = depth(view);
  const chosen = view.level === null ? -1 : LEVELS.indexOf(view.level);
  return LEVELS[chosen >= down ? chosen : Math.min(down, LEVELS.length - 1)] ?? 'ward';
}
export const ofRows = (view: View): Levels => ({ group: levelOf(view), level: levelOf(view) });

/** Levels of the page's map: regions and their parents; wards below a district. */
export function ofMap(view: View): Levels {
  const down = depth(view);
  if (down >= 2) return { group: 'district', level: 'ward' };
  if (down === 1) return view.level === 'ward' ? { group: 'district', level: 'ward' } : { group: 'city', level: 'district' };
  return { group: 'city', level: view.level ?? 'district' };
}

/** Districts by city, or wards by district if a city is chosen. */
export const ofAreas = ({ codes }: View): Levels =>
  codes.region ? { group: 'district', level: 'ward' } : { group: 'city', level: 'district' };

/** Names of the regions of a level under its heading; rows that have only the parent region are labelled so. */
export const namesIn =
  (levelsOf: (view: View) => Levels, header?: string) =>
  (view: View): Readonly<Record<string, string>> => {
    const { group, level } = levelsOf(view);
    const without =
      group === level
        ? "'Region not stated'"
        : `coalesce(CASE WHEN ${group}_code IS NOT NULL THEN ${group} || ', not broken down' END, 'Region not stated')`;
    return { [header ?? HEADERS[level]]: `CASE WHEN ${level}_code IS NULL THEN ${without} ELSE ${level} END` };
  };

export const hasPlace = ([name = '']: readonly string[]): boolean => name !== 'Region not stated' && !name.endsWith(', not broken down');

/** With a chosen ward the map shows all wards of the district, and names the region filter as unapplied. */
export function onMap({ codes }: View): string {
  const [, district, ward] = codes.region ?? [];
  return district !== undefined && ward !== undefined ? `starts_with(region_code, '${district}')` : 'true';
}
