import { known, byLargest, sum, membersIn, monthsIn, type Figure, type Row } from '@pendapa/query';

interface MonthlyPart {
  readonly code: string | null;
  /** Figure of each month; a month without rows of the part is 0, not unknown. */
  readonly values: readonly Figure[];
}

export interface MonthlyParts {
  /** First days of the months, ascending. */
  readonly months: readonly string[];
  /** Largest total first. */
  readonly parts: readonly MonthlyPart[];
}

const ZERO = known('0');

/** Groups monthly rows into one series per part. */
export function monthlyParts<M extends string, D extends string>(
  rows: readonly Row<M, 'month' | D>[],
  by: NoInfer<D>,
  measure: NoInfer<M>,
): MonthlyParts {
  const months = monthsIn(rows);
  const figures = new Map(rows.map(({ codes, current }) => [`${codes.month} ${codes[by]}`, current[measure]]));
  const parts = membersIn<'month' | D>(rows, by).map((code) => ({
    code,
    values: months.map((month) => figures.get(`${month} ${code}`) ?? ZERO),
  }));
  return { months, parts: parts.sort((a, b) => byLargest(sum(a.values), sum(b.values))) };
}

/** Total of each month. */
export const monthlySums = ({ months, parts }: MonthlyParts): readonly Figure[] =>
  months.map((_, index) => sum(parts.map(({ values }) => values[index] ?? ZERO)));
