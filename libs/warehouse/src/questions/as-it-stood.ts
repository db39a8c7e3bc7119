import { addDays, addMonths, type CalendarDate, type DimensionKey, type SubjectKey } from '@pendapa/contracts';
import type { EarlierStateTable } from '../materialized/earlier-states.ts';
import { changingIn } from '../derived/stored-figures.ts';
import { COMPONENTS } from './components.ts';
import { areWholeMonths } from './days-with-data.ts';
import { measureOf } from './measures.ts';
import type { Context, Resolved } from './resolve.ts';
import { monthsBetween } from './months.ts';
import { daysBetween } from './time-shift.ts';

/** Figures of duties that payments, filings and cancellations change afterwards, by the table of their sums. */
export const STOOD_FIGURES: Readonly<Record<EarlierStateTable, readonly string[]>> = {
  assessment_sums: [...changingIn('assessment_sums'), 'fallen_due', 'overdue'],
  filing_sums: changingIn('filing_sums'),
  paying_sums: changingIn('paying_sums'),
  due_bands: changingIn('due_bands'),
};

/** Sums that a question about duties reads; a cancellation moves an assessment into another band. */
function tablesOf(subject: SubjectKey, by: readonly DimensionKey[]): readonly EarlierStateTable[] {
  if (subject === 'compliance') return ['filing_sums', 'paying_sums'];
  if (subject !== 'assessments') return [];
  return by.includes('dueBand') ? ['due_bands'] : ['assessment_sums'];
}

function measuresWith({ subject, measures }: Resolved, figures: readonly string[]): string[] {
  const columns = (key: string) => measureOf(subject, key).components.flatMap((component) => COMPONENTS[component].columns);
  return measures.filter((key) => columns(key).some((column) => figures.includes(column)));
}

/** The measures of a question that another day would have told otherwise. */
export const changingMeasures = (question: Resolved): string[] =>
  measuresWith(
    question,
    tablesOf(question.subject, question.by).flatMap((table) => STOOD_FIGURES[table]),
  );

const RESULTS: readonly string[] = ['settled', 'with_result'];

/** Of actions, what was known on their own day: nobody knows since when they have their result. */
export const dated =
  (...figures: readonly string[]) =>
  (by: readonly DimensionKey[]): readonly string[] =>
    by.includes('result') ? [] : figures.filter((figure) => !RESULTS.includes(figure));

/** The measures that are not compared for that. */
export function undatedMeasures(question: Resolved): readonly string[] {
  if (question.comparison === null || question.subject !== 'enforcement') return [];
  return question.by.includes('result') ? question.measures : measuresWith(question, RESULTS);
}

/**
 * The day that lies before the data date as the comparison lies before the period, when what is compared was as old as what is asked
 * about is now. Example: 2025 beside 2026 to 14 November is seen as of 14 November 2025; so is 2023 beside 2024, if that is the data date.
 */
export function equalAgeDay({ period, comparison, compare }: Resolved, { asOf }: Context): CalendarDate {
  if (comparison === null) return asOf;
  if (period.to === asOf) return comparison.to;
  if (compare === 'last-year') return addMonths(asOf, -12);
  if (compare === 'previous' && areWholeMonths(period)) return addMonths(asOf, -monthsBetween(comparison.from, period.from));
  return addDays(asOf, -daysBetween(comparison.from, period.from));
}

/** The day as of which the comparison is seen; null where there is none, or none that another day would tell otherwise. */
export const stoodOn = (question: Resolved, context: Context): CalendarDate | null =>
  question.comparison !== null && changingMeasures(question).length > 0 ? equalAgeDay(question, context) : null;
