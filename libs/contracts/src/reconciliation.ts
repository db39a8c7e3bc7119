import { defineQuery, type QuerySpec } from './query-spec.ts';
import type { DimensionKey, DimensionOf, MeasureOf, SubjectKey } from './vocabulary/index.ts';

/** A total, and the same total split in several ways. The rows of each split have to sum to the total. */
export interface Reconciliation {
  readonly measure: MeasureOf<SubjectKey>;
  readonly whole: QuerySpec;
  readonly parts: readonly { readonly by: DimensionKey; readonly query: QuerySpec }[];
}

/** Declares a reconciliation. The measure must be a sum, a stock, or a count in which each thing has one place. */
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

/** All queries of a reconciliation, for the initial queries of a page. */
export const reconciliationQueries = ({ whole, parts }: Reconciliation): readonly QuerySpec[] => [
  whole,
  ...parts.map(({ query }) => query),
];

/** The reconciliation of revenue: all payments, or their principal only. */
export const defineRevenueReconciliation = (measure: 'amount' | 'principal' = 'amount') =>
  defineReconciliation({ subject: 'revenue', measure }, ['taxType', 'unit', 'channel', 'city']);
