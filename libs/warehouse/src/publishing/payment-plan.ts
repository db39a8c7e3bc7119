import type { DuckDBConnection } from '@duckdb/node-api';
import { integer, query } from '../engine/duck.ts';
import type { Manifest, Part } from '../generations/manifest.ts';
import type { Replacement } from './replacement.ts';

/** What a load does to the payments of a calendar year. */
export interface YearPlan {
  readonly year: number;
  /** Parts that are written anew together with what comes in. */
  readonly rewritten: readonly Part[];
  /** Parts that stay as they are. */
  readonly staying: readonly Part[];
  /** Whether payments are only added, so that sums and counts can be added to as well. */
  readonly adds: boolean;
}

const paymentsIn = (part: Part): number => part.rows['payments'] ?? 0;

// Each part of a year holds more payments than all smaller ones together: twelve million rows and a year of days lie in some ten
// files, and a row is written again only when as many have joined it.
/** The parts that are no larger than what has come together so far, beginning with the smallest. */
export function toRewrite(parts: readonly Part[], incoming: number): readonly Part[] {
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

/** Calendar years whose payments change: those of the incoming payments and those in which served days are replaced. */
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
      const adds = parts.length > 0 && !parts.some(replaced);
      const rewritten = adds ? toRewrite(parts, incoming.get(year) ?? 0) : parts;
      return { year, rewritten, staying: parts.filter((part) => !rewritten.includes(part)), adds };
    });
}
