import type { WorkListRow } from '@pendapa/contracts';
import { rowsByRegion } from '@pendapa/query';

const ROWS_PER_SHEET = 8;

/** One sheet of paper, with rows of one region. */
export interface Sheet {
  readonly region: string | null;
  readonly rows: readonly WorkListRow[];
}

/** Sheets of a work list: eight rows each, by region in the order of the rows. */
export function sheetsOf(rows: readonly WorkListRow[]): readonly Sheet[] {
  return rowsByRegion(rows).flatMap(([region, ofRegion]) =>
    Array.from({ length: Math.ceil(ofRegion.length / ROWS_PER_SHEET) }, (_, index) => ({
      region,
      rows: ofRegion.slice(index * ROWS_PER_SHEET, (index + 1) * ROWS_PER_SHEET),
    })),
  );
}
