import type { Value } from '@pendapa/contracts';
import { moneySum } from './numbers.ts';
import { membersIn, monthsIn, type Row } from './rows.ts';

interface MonthlyPart {
  readonly code: string | null;
  /** One for each month; a month without rows of the part is nothing, not unknown. */
  readonly values: readonly Value[];
}

export interface MonthlyParts {
  /** First days, rising. */
  readonly months: readonly string[];
  /** The largest over all months first. */
  readonly parts: readonly MonthlyPart[];
}

const sum = (values: readonly Value[]): bigint => BigInt(moneySum(values));
const compare = (a: bigint, b: bigint): number => (a === b ? 0 : a > b ? -1 : 1);

/** Rows of money by month and part as one series for each part. */
export function monthlyParts<M extends string, D extends string>(
  rows: readonly Row<M, 'month' | D>[],
  by: NoInfer<D>,
  measure: NoInfer<M>,
): MonthlyParts {
  const months = monthsIn(rows);
  const known = new Map(rows.map(({ codes, current }) => [`${codes.month} ${codes[by]}`, current[measure]]));
  const parts = membersIn<'month' | D>(rows, by).map((code) => ({
    code,
    values: months.map((month) => known.get(`${month} ${code}`) ?? '0'),
  }));
  return { months, parts: parts.sort((a, b) => compare(sum(a.values), sum(b.values))) };
}

/** The whole of each month. */
export const monthlySums = ({ months, parts }: MonthlyParts): readonly Value[] =>
  months.map((_, index) => moneySum(parts.map(({ values }) => values[index] ?? null)));
