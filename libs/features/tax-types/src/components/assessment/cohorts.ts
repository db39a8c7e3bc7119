import { addMonths, monthEnd, type CalendarDate, type Period, type Status } from '@pendapa/contracts';
import type { Cohort } from '@pendapa/panels';
import { toPlotValue, known, share, sum, type Row } from '@pendapa/query';

/** Ages in months since issue for which the share paid is computed. */
export const LENGTHS = [1, 2, 3, 4, 6, 9, 12, 18, 24, 36, 48, 60] as const;

/** Days from the first assessment, or the first payment, to the data date. None if either is unknown, or if the first day is later. */
export function collectedDays({ extracts, since, asOf }: Pick<Status, 'extracts' | 'since' | 'asOf'>): Partial<Period> {
  const from = extracts.find(({ extract }) => extract === 'assessments')?.from ?? since;
  return from !== null && asOf !== null && from <= asOf ? { from, to: asOf } : {};
}

/** True if all assessments of a month of issue are at least `months` old. */
const isOld = (month: CalendarDate, months: number, asOf: CalendarDate): boolean => addMonths(monthEnd(month), months) <= asOf;

export interface CohortSource {
  readonly paid: readonly Row<'paid', 'taxYear' | 'ageMonths'>[];
  readonly due: readonly Row<'netDue', 'taxYear' | 'month'>[];
  /** First posting date. Payments of earlier tax years are incomplete. */
  readonly since: CalendarDate;
  readonly asOf: CalendarDate;
}

/**
 * Computes the share of each tax year's assessments paid within each age, latest year first.
 *
 * Example: 100 due in tax year 2024, issued until March. 40 are paid at age 0, and 30 at age 2: 40 %, 40 % and 70 % within 1, 2 and 3 months.
 * The age is the number of whole months since issue, so age 0 lies within one month. With data to 14 May an assessment of 31 March is one
 * month old. Longer lengths are not known yet.
 */
export function cohortsOf({ paid, due, since, asOf }: CohortSource): readonly Cohort[] {
  const years = [...new Set(due.flatMap(({ codes }) => codes.taxYear ?? []))].filter((year) => year >= since.slice(0, 4));
  return years
    .sort()
    .reverse()
    .flatMap((taxYear): readonly Cohort[] => {
      const issued = due.filter(({ codes }) => codes.taxYear === taxYear);
      const whole = sum(issued.map(({ current }) => current.netDue));
      const last = issued
        .map(({ codes }) => codes.month ?? '')
        .sort()
        .at(-1);
      if (!last || (toPlotValue(whole) ?? 0) <= 0) return [];
      const ages = paid.filter(({ codes }) => codes.taxYear === taxYear);
      const paidWithin = (months: number) =>
        sum([known('0'), ...ages.filter(({ codes }) => Number(codes.ageMonths) < months).map(({ current }) => current.paid)]);
      return [{ year: taxYear, shares: LENGTHS.map((months) => (isOld(last, months, asOf) ? share(paidWithin(months), whole) : null)) }];
    });
}
