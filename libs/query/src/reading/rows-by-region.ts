/** Rows by their region, in the order in which the regions come. */
export function rowsByRegion<R extends { readonly region: string | null }>(
  rows: readonly R[],
): readonly (readonly [region: string | null, rows: readonly R[]])[] {
  const groups = new Map<string | null, R[]>();
  for (const row of rows) {
    const group = groups.get(row.region);
    if (group) group.push(row);
    else groups.set(row.region, [row]);
  }
  return [...groups];
}
