import { protectedSplits, type PlaceField } from '@pendapa/contracts';
import type { Directory } from '../directory/directory.ts';
import type { PlaceFilter, ResolvedQuery } from './resolve.ts';

const LEVELS = ['city', 'district', 'ward'] as const;

/** Ancestors of a region, nearest first. */
function regionsAbove(code: string, { members }: Directory): readonly string[] {
  const above: string[] = [];
  const parentOf = (one: string) => LEVELS.map((level) => members[level].get(one)?.parent).find((parent) => parent !== undefined) ?? null;
  for (let parent = parentOf(code); parent !== null && !above.includes(parent); parent = parentOf(parent)) above.push(parent);
  return above;
}

/** Ancestors of these regions that are not in them; a row with such a region may belong to one of these. */
export function regionsAround(codes: readonly string[], directory: Directory): readonly string[] {
  const around = new Set(codes.flatMap((code) => regionsAbove(code, directory)));
  return [...around].filter((code) => ![code, ...regionsAbove(code, directory)].some((one) => codes.includes(one)));
}

/** Finest level of the chosen regions that are not inside another chosen one; null if none is a listed region. */
function levelOf(codes: readonly string[], directory: Directory): PlaceField | null {
  const outermost = codes.filter((code) => !regionsAbove(code, directory).some((one) => codes.includes(one)));
  const levels = outermost.map((code) => directory.regionLevels.get(code));
  // A row without a region lacks its city.
  return [...LEVELS].reverse().find((level) => levels.includes(level)) ?? (levels.includes('province') ? 'city' : null);
}

/** Places that a query filters by, with their columns. */
export function placesLacking(
  query: ResolvedQuery,
  { directory }: { readonly directory: Directory },
): readonly { readonly field: PlaceField; readonly filter: PlaceFilter }[] {
  // Rows that lack a place could reveal a hidden group.
  if (protectedSplits(query) !== null) return [];
  const { region, unit, kind } = query.where;
  const level = region ? levelOf(region, directory) : null;
  return [
    ...(level ? [{ field: level, filter: 'region' } as const] : []),
    ...(unit || kind ? [{ field: 'unit', filter: 'unit' } as const] : []),
  ];
}
