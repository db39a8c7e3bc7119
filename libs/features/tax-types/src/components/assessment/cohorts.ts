import type { Cohort, Row } from '@pendapa/analysis';
import type { CalendarDate } from '@pendapa/contracts';

/** Months since issue at which the share is read. */
export const AGES = [0, 1, 2, 3, 4, 6, 9, 12, 18, 24, 36, 48, 60] as const;

const monthsBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

export interface CohortSource {
  readonly paid: readonly Row<'paid', 'taxYear' | 'ageMonths'>[];
  readonly due: readonly Row<'netDue', 'taxYear' | 'month'>[];
  /** First posting date: a tax year before it misses payments. */
  readonly since: CalendarDate;
  readonly asOf: CalendarDate;
}

/**
 * Of 100 due in tax year 2024, issued until March 2024, 40 paid at age 0 and 30 at age 2: 40 %, 40 %, 70 % at ages 0, 1, 2. With data
 * to May 2024 the assessments of March are two months old, so ages above 2 are not known yet. The latest year first.
 */
export function cohortsOf({ paid, due, since, asOf }: CohortSource): readonly Cohort[] {
  const years = [...new Set(due.flatMap(({ codes }) => codes.taxYear ?? []))].filter((year) => year >= since.slice(0, 4));
  return years
    .sort()
    .reverse()
    .flatMap((taxYear): readonly Cohort[] => {
      const issued = due.filter(({ codes }) => codes.taxYear === taxYear);
      const whole = issued.reduce((sum, { current }) => sum + Number(current.netDue ?? 0), 0);
      const last = issued
        .map(({ codes }) => codes.month ?? '')
        .sort()
        .at(-1);
      if (!last || whole <= 0) return [];
      const oldest = monthsBetween(last, asOf);
      const ages = paid.filter(({ codes }) => codes.taxYear === taxYear);
      const paidBy = (age: number): number =>
        ages.reduce((sum, { codes, current }) => (Number(codes.ageMonths) <= age ? sum + Number(current.paid ?? 0) : sum), 0);
      return [{ year: taxYear, shares: AGES.map((age) => (age <= oldest ? paidBy(age) / whole : null)) }];
    });
}
