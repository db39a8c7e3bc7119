import { stated, type StatedQuestion } from './stated-question.ts';
import type { DimensionKey, DimensionOf, MeasureOf, SubjectKey } from './vocabulary/index.ts';

/** A figure asked for as a whole, and split several ways that have to add up to the same. */
export interface Reconciled {
  readonly measure: MeasureOf<SubjectKey>;
  readonly whole: StatedQuestion;
  readonly parts: readonly { readonly by: DimensionKey; readonly asked: StatedQuestion }[];
}

/** The splits of a measure whose rows have to add up to its whole: sums and stocks, and what is counted at one place each. */
export function reconciled<S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S>>(
  { measure, ...question }: Omit<StatedQuestion<S, M, never>, 'measures' | 'by' | 'compare'> & { readonly measure: M },
  by: readonly D[],
): Reconciled {
  const asked = { ...question, measures: [measure], compare: 'none' } as const;
  return { measure, whole: stated<S, M>(asked), parts: by.map((one) => ({ by: one, asked: stated<S, M, D>({ ...asked, by: [one] }) })) };
}

/** What a page asks that shows how a figure adds up. */
export const questionsOf = ({ whole, parts }: Reconciled): readonly StatedQuestion[] => [whole, ...parts.map(({ asked }) => asked)];

/** All of the revenue: everything that was paid, or only the principal. */
export const reconciledRevenue = (measure: 'amount' | 'principal' = 'amount') =>
  reconciled({ subject: 'revenue', measure }, ['taxType', 'unit', 'channel', 'city']);
