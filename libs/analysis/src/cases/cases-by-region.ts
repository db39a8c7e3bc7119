import type { ListedCase } from '@pendapa/contracts';

/** Rows of a printed sheet (A4, upright) below its heading. Rows that break into two lines need more. */
const ROWS_PER_SHEET = 36;

type RegionCases = readonly [region: string | null, rows: readonly ListedCase[]];

/** Cases by region, in the order in which the regions come. */
export function casesByRegion(rows: readonly ListedCase[]): readonly RegionCases[] {
  const groups = new Map<string | null, ListedCase[]>();
  for (const row of rows) {
    const group = groups.get(row.region);
    if (group) group.push(row);
    else groups.set(row.region, [row]);
  }
  return [...groups];
}

/** Number of sheets of paper: each region begins a new one. */
export const sheetsOf = (rows: readonly ListedCase[]): number =>
  casesByRegion(rows).reduce((sheets, [, of]) => sheets + Math.ceil(of.length / ROWS_PER_SHEET), 0);
