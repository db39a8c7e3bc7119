import { protectedSplits, type PlaceField } from '@pendapa/contracts';
import type { Directory } from '../serving/directory.ts';
import type { PlaceFilter, Resolved } from './resolve.ts';

const LEVELS = ['city', 'district', 'ward'] as const;

/** The regions around a region, the nearest first. */
function regionsAbove(code: string, { members }: Directory): readonly string[] {
  const above: string[] = [];
  const parentOf = (one: string) => LEVELS.map((level) => members[level].get(one)?.parent).find((parent) => parent !== undefined) ?? null;
  for (let parent = parentOf(code); parent !== null && !above.includes(parent); parent = parentOf(parent)) above.push(parent);
  return above;
}

/** Regions that hold one of these and lie in none of them: a row that tells no more may lie in one of these. */
export function regionsAround(codes: readonly string[], directory: Directory): readonly string[] {
  const around = new Set(codes.flatMap((code) => regionsAbove(code, directory)));
  return [...around].filter((code) => ![code, ...regionsAbove(code, directory)].some((one) => codes.includes(one)));
}

/** The finest level of the chosen regions that lie in no other chosen one; null where no region of the list was chosen. */
function levelOf(codes: readonly string[], directory: Directory): PlaceField | null {
  const outermost = codes.filter((code) => !regionsAbove(code, directory).some((one) => codes.includes(one)));
  const levels = outermost.map((code) => directory.regionLevels.get(code));
  // A row without a region lacks its city.
  return [...LEVELS].reverse().find((level) => levels.includes(level)) ?? (levels.includes('province') ? 'city' : null);
}

/** The places that a question filters by, each with the column that tells it. */
export function placesLacking(
  question: Resolved,
  { directory }: { readonly directory: Directory },
): readonly { readonly field: PlaceField; readonly filter: PlaceFilter }[] {
  // Rows that lack a place could tell of a group that is hidden.
  if (protectedSplits(question) !== null) return [];
  const { region, unit, kind } = question.where;
  const level = region ? levelOf(region, directory) : null;
  return [
    ...(level ? [{ field: level, filter: 'region' } as const] : []),
    ...(unit || kind ? [{ field: 'unit', filter: 'unit' } as const] : []),
  ];
}
