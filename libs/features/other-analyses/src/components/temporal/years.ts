import type { Reader } from '@pendapa/panels';
import { lastDayOf, listedValues, rowsOf, useStatus, valueOf, type AnswerTo, type Figure, type Row } from '@pendapa/query';
import { seasonOf, type Season } from './season.ts';
import { yearsOfMonths, type YearOfMonths } from './year-grid.ts';

const moneyText = (amount: Figure): string | null => {
  const value = valueOf(amount);
  return value === null ? null : String(value);
};

/** Groups monthly rows by fiscal year. A month without any payment of the agency is unknown: its extract is missing. */
function useYearsOf() {
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  return (answer: AnswerTo, rows: readonly Row<'amount', 'month'>[]): readonly YearOfMonths[] => {
    const amounts = rows.map(({ codes, current }) => ({
      month: codes.month,
      amount: moneyText(current.amount),
    }));
    const missing = answer.notes.flatMap((note) => (note.code === 'empty-months' ? listedValues(note, 'months') : []));
    return yearsOfMonths(amounts, { from: answer.period.from, to: lastDayOf(answer) }, firstMonth, missing);
  };
}

/** Fiscal years of an answer; empty while loading. */
export function useYears(): (answer: AnswerTo<'amount', 'month'> | null) => readonly YearOfMonths[] {
  const yearsOf = useYearsOf();
  return (answer) => (answer ? yearsOf(answer, rowsOf(answer)) : []);
}

interface TaxSeason {
  readonly tax: string;
  readonly label: string;
  readonly years: readonly YearOfMonths[];
  /** Null without a complete year with revenue. */
  readonly season: Season | null;
}

/** Season of every tax, in the order of the answer. */
export function useSeasons(): (read: Reader<'amount', 'taxType' | 'month'>) => readonly TaxSeason[] {
  const yearsOf = useYearsOf();
  return ({ answer, rows, name }) => {
    const taxes = new Map(rows.map((row) => [row.codes.taxType, name('taxType', row)]));
    return [...taxes].map(([tax, label]) => {
      const years = yearsOf(
        answer,
        rows.filter(({ codes }) => codes.taxType === tax),
      );
      return { tax: tax ?? '', label, years, season: seasonOf(years) };
    });
  };
}
