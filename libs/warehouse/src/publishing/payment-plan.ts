import type { DuckDBConnection } from '@duckdb/node-api';
import { integer, query } from '../engine/duck.ts';
import type { Manifest, Part } from '../generations/manifest.ts';
import type { ChangedYear } from '../rollups/payments/aggregate-parts.ts';
import type { Replacement } from '../schema/replacement.ts';

/** Changes that a load makes to the payments of a year, and to their parts. */
export interface YearPlan extends ChangedYear {
  /** Parts that are rewritten together with incoming rows. */
  readonly rewritten: readonly Part[];
}

const paymentsIn = (part: Part): number => part.rows['payments'] ?? 0;

// Each part has more rows than all smaller ones of its year together.
// A year of daily loads needs about ten files, and a row is rewritten only when as many rows have joined it.
/** Returns the parts that are no larger than the rows collected so far, smallest first. */
export function choosePartsToRewrite(parts: readonly Part[], incoming: number): readonly Part[] {
  let rows = incoming;
  const rewritten: Part[] = [];
  for (const part of [...parts].sort((a, b) => paymentsIn(a) - paymentsIn(b))) {
    if (paymentsIn(part) > rows) break;
    rewritten.push(part);
    rows += paymentsIn(part);
  }
  return rewritten;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Plans the years whose payments change: years of incoming payments and of replaced days. */
export async function planYears(connection: DuckDBConnection, base: Manifest | null, { days }: Replacement): Promise<YearPlan[]> {
  const rows = await query(connection, 'SELECT year(posted_on), count(*) FROM incoming.payments GROUP BY ALL');
  const incoming = new Map(rows.map(([year, count]) => [integer(year), integer(count)]));
  const served = (base?.parts ?? []).filter(({ kind }) => kind === 'payments');
  const replaced = ({ year }: Part) => days !== null && year !== null && year >= yearOf(days.from) && year <= yearOf(days.to);
  const years = new Set([...incoming.keys(), ...served.filter(replaced).flatMap(({ year }) => year ?? [])]);
  return [...years]
    .sort((a, b) => a - b)
    .map((year) => {
      const parts = served.filter((part) => part.year === year);
      const onlyAdds = parts.length > 0 && !parts.some(replaced);
      const rewritten = onlyAdds ? choosePartsToRewrite(parts, incoming.get(year) ?? 0) : parts;
      return { year, rewritten, staying: parts.filter((part) => !rewritten.includes(part)), onlyAdds };
    });
}
