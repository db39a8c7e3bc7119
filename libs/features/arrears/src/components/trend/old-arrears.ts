import { firstMissingState, share, sum, toPlotValue, type Figure, type Row } from '@pendapa/query';

/** Code of the age of five years and over. */
export const OLD = '5+';

type AgeRow = Pick<Row<'principal', 'year' | 'ageBand'>, 'codes' | 'current'>;

/** Principal of five years and over at the end of one year. */
export interface OldArrears {
  /** First day of the year. */
  readonly year: string;
  readonly amount: Figure;
  /** Part of all principal of the year; 0 to 1. */
  readonly share: number;
}

/** Principal of five years and over of each year, earliest first. Empty if an amount is unknown. */
export function oldArrears(rows: readonly AgeRow[]): readonly OldArrears[] {
  if (firstMissingState(rows.map(({ current }) => current.principal)) !== null) return [];
  const years = [...new Set(rows.flatMap(({ codes }) => codes.year ?? []))].sort();
  return years.flatMap((year): readonly OldArrears[] => {
    const own = rows.filter(({ codes }) => codes.year === year);
    const amount = sum(['0', ...own.filter(({ codes }) => codes.ageBand === OLD).map(({ current }) => current.principal)]);
    const part = share(amount, sum(own.map(({ current }) => current.principal)));
    return part === null ? [] : [{ year, amount, share: part }];
  });
}

/** True if the amount grew from each year to the next; false with fewer than three years. */
export function growsEveryYear(years: readonly OldArrears[]): boolean {
  const amounts = years.map(({ amount }) => toPlotValue(amount) ?? 0);
  return amounts.length > 2 && amounts.every((amount, at) => at === 0 || amount > (amounts[at - 1] ?? 0));
}
