import { lastDayOf, rowsOf, useStatus, type AnswerTo } from '@pendapa/analysis';
import { yearsOfMonths, type YearOfMonths } from './year-grid.ts';

/** The fiscal years of an answer by month. */
export function useYears(): (answer: AnswerTo<'amount', 'month'>) => readonly YearOfMonths[] {
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  return (answer) => {
    const rows = rowsOf(answer).map(({ codes, current }) => ({
      month: codes.month,
      amount: current.amount === null ? null : String(current.amount),
    }));
    return yearsOfMonths(rows, { from: answer.period.from, to: lastDayOf(answer) }, firstMonth);
  };
}
