import { firstMissingState, isFew, known, sum, toPlotValue, type Figure, type Row } from '@pendapa/query';

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
export function owingYears(rows: readonly OwingRow[]): readonly OwingYear[] {
  if (firstMissingState(rows.map(({ current }) => current.objects)) !== null) return [];
  const years = [...new Set(rows.flatMap(({ codes }) => codes.year ?? []))].sort();
  return years.map((year): OwingYear => {
    const own = rows.filter(({ codes }) => codes.year === year);
    const long = own.filter(({ codes }) => codes.yearsOwed === FIVE_OR_MORE).map(({ current }) => current.objects);
    return { year, objects: toPlotValue(sum(own.map(({ current }) => current.objects))) ?? 0, long: sum([known(0), ...long]) };
  });
}

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
