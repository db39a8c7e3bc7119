import type { DimensionKey, Texts } from '@pendapa/contracts';
import { outsideName } from '@pendapa/contracts/definitions';
import type { Directory } from '../directory/directory.ts';
import { isCode } from '../directory/member.ts';

/** Name of a code without a name: the code itself, or "outside the province" for a city that is not one of its cities. */
const namedBy = (dimension: DimensionKey, code: string, known: number): Texts =>
  dimension === 'residence' && known > 0 ? outsideName(code) : { id: code, en: code };

/** Names of the codes of a dimension. */
export function membersOf(dimension: DimensionKey, values: readonly (string | null)[], { members }: Directory): Record<string, Texts> {
  if (!isCode(dimension)) return {};
  const named = members[dimension];
  // Distinct codes in order; many rows share few codes.
  const codes = [...new Set(values)];
  return Object.fromEntries(
    codes.flatMap((code) => (code === null ? [] : [[code, named.get(code)?.name ?? namedBy(dimension, code, named.size)]])),
  );
}
