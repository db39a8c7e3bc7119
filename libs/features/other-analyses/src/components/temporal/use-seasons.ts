import { lastDayOf, useStatus, type Reader } from '@pendapa/analysis';
import { seasonOf, type Season } from './season.ts';
import { yearsOfMonths, type YearOfMonths } from './year-grid.ts';

export interface TaxSeason {
  readonly tax: string;
  readonly label: string;
  readonly years: readonly YearOfMonths[];
  /** Null without a whole year in which the tax brought anything. */
  readonly season: Season | null;
}

/** The season of every tax, as the answer has them. */
export function useSeasons(): (read: Reader<'amount', 'taxType' | 'month'>) => readonly TaxSeason[] {
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  return ({ answer, rows, name }) => {
    const known = { from: answer.period.from, to: lastDayOf(answer) };
    const taxes = new Map(rows.map((row) => [row.codes.taxType ?? '', name('taxType', row)]));
    return [...taxes].map(([tax, label]) => {
      const own = rows.filter(({ codes }) => (codes.taxType ?? '') === tax);
      const amounts = own.map(({ codes, current }) => ({
        month: codes.month,
        amount: current.amount === null ? null : String(current.amount),
      }));
      const years = yearsOfMonths(amounts, known, firstMonth);
      return { tax, label, years, season: seasonOf(years) };
    });
  };
}
