import type { DimensionKey, Texts } from '@pendapa/contracts';
import { outsideName } from '@pendapa/contracts/definitions';
import type { Directory } from '../serving/directory.ts';
import { isCode } from './dimensions.ts';

/** What is called by no name goes by its code; no city of the province, where these are known, is outside of it. */
const namedBy = (dimension: DimensionKey, code: string, known: number): Texts =>
  dimension === 'residence' && known > 0 ? outsideName(code) : { id: code, en: code };

/** The names of the codes among the values of a dimension. */
export function membersOf(dimension: DimensionKey, values: readonly (string | null)[], { members }: Directory): Record<string, Texts> {
  if (!isCode(dimension)) return {};
  const named = members[dimension];
  // In the order in which the codes come; few of many rows' codes differ.
  const codes = [...new Set(values)];
  return Object.fromEntries(
    codes.flatMap((code) => (code === null ? [] : [[code, named.get(code)?.name ?? namedBy(dimension, code, named.size)]])),
  );
}
