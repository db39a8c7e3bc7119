import type { Question } from '../question.ts';
import type { DimensionOf, MeasureOf, SubjectKey } from '../vocabulary.ts';

/** A question that a page asks when it is opened. */
export interface DefaultView {
  /** The page's address. */
  readonly page: string;
  readonly question: Question;
}

export const view = <S extends SubjectKey>(
  page: string,
  subject: S,
  measures: readonly MeasureOf<S>[],
  by: readonly DimensionOf<S>[] = [],
  more: Partial<Omit<Question<S>, 'subject' | 'measures' | 'by'>> = {},
): DefaultView => ({ page, question: { subject, measures, by, ...more } as unknown as Question });

export const LAST_YEAR = { compare: 'last-year' } as const;
export const largestFirst = (key: string) => ({ sort: [{ key, descending: true }] });
