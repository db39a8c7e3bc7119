import { defineQuery, type QuerySpec } from './query-spec.ts';
import type { DimensionKey, DimensionOf, MeasureOf, SubjectKey } from './vocabulary/index.ts';

/** A figure asked for as a whole, and split several ways that have to add up to the same. */
export interface Reconciliation {
  readonly measure: MeasureOf<SubjectKey>;
  readonly whole: QuerySpec;
  readonly parts: readonly { readonly by: DimensionKey; readonly query: QuerySpec }[];
}

/** The splits of a measure whose rows have to add up to its whole: sums and stocks, and what is counted at one place each. */
export function defineReconciliation<S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S>>(
  { measure, ...question }: Omit<QuerySpec<S, M, never>, 'measures' | 'by' | 'compare'> & { readonly measure: M },
  by: readonly D[],
): Reconciliation {
  const base = { ...question, measures: [measure], compare: 'none' } as const;
  return {
    measure,
    whole: defineQuery<S, M>(base),
    parts: by.map((one) => ({ by: one, query: defineQuery<S, M, D>({ ...base, by: [one] }) })),
  };
}

/** What a page asks that shows how a figure adds up. */
export const reconciliationQueries = ({ whole, parts }: Reconciliation): readonly QuerySpec[] => [
  whole,
  ...parts.map(({ query }) => query),
];

/** All of the revenue: everything that was paid, or only the principal. */
export const defineRevenueReconciliation = (measure: 'amount' | 'principal' = 'amount') =>
  defineReconciliation({ subject: 'revenue', measure }, ['taxType', 'unit', 'channel', 'city']);
