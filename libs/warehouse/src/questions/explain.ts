import type { Texts } from '@pendapa/contracts';
import type { Context } from './resolve.ts';

/** One table that a question reads. */
export interface Reading {
  readonly table: string;
  /** Rows of the parts that are opened. */
  readonly rows: number;
  /** About how many of them lie in blocks that the period touches. */
  readonly read: number;
  readonly reason: Texts;
}

/** How a question would be answered. */
export interface Explanation {
  /** `slow`: by its own connections, so that it keeps nobody waiting. */
  readonly lane: 'fast' | 'slow';
  readonly rows: number;
  /** Processor time that such statements over so many rows took where it was measured, in ms; hardly more than the size of it. */
  readonly estimate: number;
  readonly readings: readonly Reading[];
}

/** Tables of single facts; everything else was summed when the data were published. */
const SINGLE_FACTS: readonly string[] = ['payments', 'arrears', 'assessments'];
/**
 * Processor time of a row in ns, measured with 3,000,000 payments and one thread.
 * Stored sums took 30 to 45, counted payers 40 to 65, facts grouped by taxpayer or object 170 to 190.
 */
const NANOSECONDS = { sum: 50, fact: 200 } as const;
/** Longer than this, in ms, no question keeps a connection that the others wait for. */
const MOST = 150;

const nanosecondsOf = ({ table, read }: Reading): number => read * (SINGLE_FACTS.includes(table) ? NANOSECONDS.fact : NANOSECONDS.sum);

/** The lane by the work that the readings are about, and what is `beside` them, in ms: an estimate of the right size, not a promise. */
export function explained(found: readonly Reading[], beside = 0): Explanation {
  const readings = found.filter(({ rows }) => rows > 0);
  const sum = (of: (reading: Reading) => number) => readings.reduce((total, reading) => total + of(reading), 0);
  const estimate = Math.ceil(sum(nanosecondsOf) / 1_000_000 + beside);
  return { lane: estimate > MOST ? 'slow' : 'fast', rows: sum(({ rows }) => rows), estimate, readings };
}

/** Several questions that are answered one after the other. */
export function withExplanations(first: Explanation, ...others: readonly Explanation[]): Explanation {
  const all = [first, ...others];
  const estimate = all.reduce((sum, one) => sum + one.estimate, 0);
  const rows = all.reduce((sum, one) => sum + one.rows, 0);
  return { lane: estimate > MOST ? 'slow' : 'fast', rows, estimate, readings: all.flatMap(({ readings }) => readings) };
}

export type RowsOf = (...of: Parameters<Context['relations']>) => Pick<Reading, 'rows' | 'read'>;

/** A context that notes which tables are asked for. */
export function watched(context: Context, rowsOf: RowsOf): { readonly context: Context; readonly readings: () => readonly Reading[] } {
  const found = new Map<string, Reading>();
  const relations: Context['relations'] = (table, period, reason) => {
    found.set([table, period.from, period.to, reason.en].join(' '), { table, ...rowsOf(table, period, reason), reason });
    return context.relations(table, period, reason);
  };
  return { context: { ...context, relations }, readings: () => [...found.values()] };
}
