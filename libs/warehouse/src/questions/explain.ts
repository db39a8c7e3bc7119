import type { Context } from './resolve.ts';

/** One table that a question reads. */
export interface Reading {
  readonly table: string;
  /** Rows of the parts that are opened; conditions may leave blocks of them unread. */
  readonly rows: number;
  readonly reason: string;
}

/** How a question would be answered. */
export interface Explanation {
  /** `slow`: by its own connections, so that it keeps nobody waiting. */
  readonly lane: 'fast' | 'slow';
  readonly rows: number;
  readonly readings: readonly Reading[];
}

/** Tables of single facts; everything else was summed when the data were published. */
const SINGLE_FACTS: readonly string[] = ['payments', 'arrears', 'assessments'];
/** As many single facts are counted in a tenth of a second on two cores. */
const MOST_FACTS = 1_000_000;

export type RowsOf = (...of: Parameters<Context['relations']>) => number;

/** A context that notes which tables are asked for, and what that means for the question. */
export function watched(context: Context, rowsOf: RowsOf): { readonly context: Context; readonly explanation: () => Explanation } {
  const found = new Map<string, Reading>();
  const relations: Context['relations'] = (table, period, reason) => {
    found.set([table, period.from, period.to, reason].join(' '), { table, rows: rowsOf(table, period, reason), reason });
    return context.relations(table, period, reason);
  };
  const explanation = (): Explanation => {
    const readings = [...found.values()].filter(({ rows }) => rows > 0);
    const sum = (of: readonly Reading[]) => of.reduce((total, { rows }) => total + rows, 0);
    const facts = sum(readings.filter(({ table }) => SINGLE_FACTS.includes(table)));
    return { lane: facts > MOST_FACTS ? 'slow' : 'fast', rows: sum(readings), readings };
  };
  return { context: { ...context, relations }, explanation };
}
