import { isFew, known, toPlotValue, type Figure, type Row } from '@pendapa/query';
import { knownYearParts } from '../shared/year-parts.ts';

/** Code of five tax years or more. */
export const FIVE_OR_MORE = '5';

type OwingRow = Pick<Row<'objects', 'year' | 'yearsOwed'>, 'codes' | 'current'>;

/** Objects in arrears at the end of one year, and those that owe five tax years or more. */
export interface OwingYear {
  /** First day of the year. */
  readonly year: string;
  readonly objects: number;
  readonly long: Figure;
}

/** Years in their order. Empty if a number is unknown. */
export const owingYears = (rows: readonly OwingRow[]): readonly OwingYear[] =>
  knownYearParts(rows, { measure: 'objects', by: 'yearsOwed', codes: [FIVE_OR_MORE], nothing: known(0) }).map(({ year, whole, part }) => ({
    year,
    objects: toPlotValue(whole) ?? 0,
    long: part,
  }));

export interface OwingChange {
  readonly from: OwingYear;
  readonly to: OwingYear;
  /** Growth of the objects; negative if they became fewer. */
  readonly growth: number;
  /** True if both years have enough objects with five tax years or more to compare them. */
  readonly hasLong: boolean;
}

/** Compares the last year with the largest before it, or with the first if the last is the largest. Null without two years. */
export function owingChange(years: readonly OwingYear[]): OwingChange | null {
  const to = years.at(-1);
  const before = years.slice(0, -1);
  const peak = before.toSorted((a, b) => b.objects - a.objects)[0];
  const from = peak && to && peak.objects > to.objects ? peak : before[0];
  if (!from || !to || from.objects === 0) return null;
  return { from, to, growth: to.objects / from.objects - 1, hasLong: !isFew(from.long) && !isFew(to.long) };
}
