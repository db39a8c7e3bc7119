import type { Settings } from '@pendapa/contracts/settings';
import { partsOf, relationOf } from '../published-views.ts';
import type { RowsOf } from '../questions/explain.ts';
import type { Context } from '../questions/resolve.ts';
import type { ServedGeneration } from './served-generation.ts';

/** What questions to a generation have in common. */
export function contextOf({ manifest, schema, directory }: ServedGeneration, { fiscalYearStart, suppressBelow }: Settings): Context {
  const { since, asOf, generation, sample, extracts } = manifest;
  return {
    schema,
    generation,
    sample,
    directory,
    fiscalYearStart,
    suppressBelow,
    // Without payments the objects tell how far the data reach, failing them the day of publication.
    asOf: asOf ?? directory.objectsAsOf ?? manifest.publishedAt.slice(0, 10),
    extent: since !== null && asOf !== null ? { from: since, to: asOf } : null,
    extracts: new Set(extracts.map(({ extract }) => extract)),
    relations: (table, period) => partsOf(manifest, table, period).map((part) => relationOf(part, table)),
  };
}

/** How many rows the parts of a generation hold. */
export const rowsIn =
  ({ manifest }: ServedGeneration): RowsOf =>
  (table, period) =>
    partsOf(manifest, table, period).reduce((sum, part) => sum + (part.rows[table] ?? 0), 0);
