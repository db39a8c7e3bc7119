import type { Row } from './rows.ts';
import type { Value } from '@pendapa/contracts';

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

const sum = (values: readonly Value[]): bigint => values.reduce<bigint>((total, value) => total + BigInt(value ?? 0), 0n);
const compare = (a: bigint, b: bigint): number => (a === b ? 0 : a > b ? -1 : 1);

/** Rows of money by month and part as one series for each part. */
export function monthlyParts<M extends string, D extends string>(
  rows: readonly Row<M, 'month' | D>[],
  by: NoInfer<D>,
  measure: NoInfer<M>,
): MonthlyParts {
  const months = [...new Set(rows.flatMap(({ codes }) => codes.month ?? []))].sort();
  const known = new Map(rows.map(({ codes, current }) => [`${codes.month} ${codes[by]}`, current[measure]]));
  const parts = [...new Set(rows.map(({ codes }) => codes[by]))].map((code) => ({
    code,
    values: months.map((month) => known.get(`${month} ${code}`) ?? '0'),
  }));
  return { months, parts: parts.sort((a, b) => compare(sum(a.values), sum(b.values))) };
}

/** The whole of each month. */
export const monthlySums = ({ months, parts }: MonthlyParts): readonly Value[] =>
  months.map((_, index) => String(sum(parts.map(({ values }) => values[index] ?? null))));
