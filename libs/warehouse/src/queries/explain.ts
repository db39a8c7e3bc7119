import type { Texts } from '@pendapa/contracts';
import type { Context } from './resolve.ts';

/** One table that a query reads. */
export interface Reading {
  readonly table: string;
  /** Rows of the opened parts. */
  readonly rows: number;
  /** Approximate number of rows in blocks that overlap the period. */
  readonly read: number;
  readonly reason: Texts;
}

/** How a query would be answered. */
export interface Explanation {
  /** `slow` queries have their own connections, so that others do not wait. */
  readonly queue: 'fast' | 'slow';
  readonly rows: number;
  /** Estimated processor time in ms, from measured statements; only the order of magnitude. */
  readonly estimate: number;
  readonly readings: readonly Reading[];
}

/** Tables of single rows; all others are rollups. */
const SINGLE_FACTS: readonly string[] = ['payments', 'arrears', 'assessments'];
/**
 * Processor time of a row in ns, measured with 3,000,000 payments and one thread.
 * Stored sums took 30 to 45, counted payers 40 to 65, facts grouped by taxpayer or object 170 to 190.
 */
const NANOSECONDS = { sum: 50, fact: 200 } as const;
/** Maximum estimate in ms of a query in the fast queue. */
const MAX_FAST_MS = 150;

const nanosecondsOf = ({ table, read }: Reading): number => read * (SINGLE_FACTS.includes(table) ? NANOSECONDS.fact : NANOSECONDS.sum);

/** Chooses the queue by the estimated work of the readings and of other work. */
export function explanationOf(found: readonly Reading[], otherWorkMs = 0): Explanation {
  const readings = found.filter(({ rows }) => rows > 0);
  const sum = (of: (reading: Reading) => number) => readings.reduce((total, reading) => total + of(reading), 0);
  const estimate = Math.ceil(sum(nanosecondsOf) / 1_000_000 + otherWorkMs);
  return { queue: estimate > MAX_FAST_MS ? 'slow' : 'fast', rows: sum(({ rows }) => rows), estimate, readings };
}

/** Combines explanations of queries that run one after the other. */
export function withExplanations(first: Explanation, ...others: readonly Explanation[]): Explanation {
  const all = [first, ...others];
  const estimate = all.reduce((sum, one) => sum + one.estimate, 0);
  const rows = all.reduce((sum, one) => sum + one.rows, 0);
  return { queue: estimate > MAX_FAST_MS ? 'slow' : 'fast', rows, estimate, readings: all.flatMap(({ readings }) => readings) };
}

export type RowsOf = (...of: Parameters<Context['relations']>) => Pick<Reading, 'rows' | 'read'>;

/** Wraps a context so that it records the tables that are read. */
export function recordReadings(
  context: Context,
  rowsOf: RowsOf,
): { readonly context: Context; readonly readings: () => readonly Reading[] } {
  const found = new Map<string, Reading>();
  const relations: Context['relations'] = (table, period, reason) => {
    found.set([table, period.from, period.to, reason.en].join(' '), { table, ...rowsOf(table, period, reason), reason });
    return context.relations(table, period, reason);
  };
  return { context: { ...context, relations }, readings: () => [...found.values()] };
}
