import { known, share, toPlotValue, type Figure, type Row } from '@pendapa/query';
import { knownYearParts } from '../shared/year-parts.ts';

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
export const oldArrears = (rows: readonly AgeRow[]): readonly OldArrears[] =>
  knownYearParts(rows, { measure: 'principal', by: 'ageBand', codes: [OLD], nothing: known('0') }).flatMap(({ year, whole, part }) => {
    const ofYear = share(part, whole);
    return ofYear === null ? [] : [{ year, amount: part, share: ofYear }];
  });

/** True if the amount grew from each year to the next; false with fewer than three years. */
export function growsEveryYear(years: readonly OldArrears[]): boolean {
  const amounts = years.map(({ amount }) => toPlotValue(amount) ?? 0);
  return amounts.length > 2 && amounts.every((amount, at) => at === 0 || amount > (amounts[at - 1] ?? 0));
}
