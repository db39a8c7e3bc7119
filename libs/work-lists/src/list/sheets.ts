import type { WorkListRow } from '@pendapa/contracts';

const ROWS_PER_SHEET = 8;

/** One sheet of paper, with rows of one region. */
export interface Sheet {
  readonly region: string | null;
  readonly rows: readonly WorkListRow[];
}

function byRegion(rows: readonly WorkListRow[]): ReadonlyMap<string | null, readonly WorkListRow[]> {
  const groups = new Map<string | null, WorkListRow[]>();
  for (const row of rows) {
    const group = groups.get(row.region);
    if (group) group.push(row);
    else groups.set(row.region, [row]);
  }
  return groups;
}

/** Sheets of a work list: eight rows each, by region in the order of the rows. */
export function sheetsOf(rows: readonly WorkListRow[]): readonly Sheet[] {
  return [...byRegion(rows)].flatMap(([region, ofRegion]) =>
    Array.from({ length: Math.ceil(ofRegion.length / ROWS_PER_SHEET) }, (_, index) => ({
      region,
      rows: ofRegion.slice(index * ROWS_PER_SHEET, (index + 1) * ROWS_PER_SHEET),
    })),
  );
}
