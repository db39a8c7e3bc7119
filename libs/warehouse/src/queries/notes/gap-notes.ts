import {
  addDays,
  fiscalYearOf,
  fiscalYearPeriod,
  monthsOf,
  monthStart,
  yearToDate,
  type CalendarDate,
  type Note,
  type Period,
  type SubjectKey,
} from '@pendapa/contracts';
import type { ComponentKey } from '../components.ts';
import { measureOf } from '../measures.ts';
import type { Context, Resolved } from '../resolve.ts';
import { periodsOf } from '../time-shift.ts';
import { measuresOfYear } from '../year-spans.ts';

/** Components of payments by posting day; all others belong to obligations. */
export const POSTED: readonly ComponentKey[] = [
  ...(['amount', 'principal', 'penalty', 'discount', 'transactions', 'objects', 'onObjects', 'taxpayers', 'onTaxpayers'] as const),
  ...([
    'transactionsOnTaxpayers',
    'digitalAmount',
    'digitalTransactions',
    'chosenAmount',
    'chosenTransactions',
    'settlementDays',
    'settledPayments',
    'arrearsAmount',
  ] as const),
  ...(['yearlyPayers', 'payingObjects', 'heldPayers', 'heldAmount', 'payments', 'collectedPrincipal', 'amountOfBoth'] as const),
  ...(['reversals', 'reversedAmount'] as const),
];

/** Days of payments that a subject covers in its period. */
type Counted = (period: Period, context: Context) => Period;

const asCounted: Counted = (period) => period;
const ofBudgetYears: Counted = ({ from, to }, { fiscalYearStart }) => ({
  from: fiscalYearPeriod(fiscalYearOf(from, fiscalYearStart), fiscalYearStart).from,
  to: fiscalYearPeriod(fiscalYearOf(to, fiscalYearStart), fiscalYearStart).to,
});
const sinceYearBegan: Counted = ({ to }, { fiscalYearStart }) => yearToDate(to, fiscalYearStart);

const COUNTED: Readonly<Partial<Record<SubjectKey, Counted>>> = {
  revenue: asCounted,
  perCapita: asCounted,
  collection: asCounted,
  objects: asCounted,
  achievement: asCounted,
  costs: ofBudgetYears,
  payers: asCounted,
  holders: asCounted,
};

/** Days whose payments make up a measure; null if it does not depend on payments. */
export function paymentDays(question: Resolved, measure: string, period: Period, context: Context): Period | null {
  const counted = COUNTED[question.subject];
  if (counted === undefined) return null;
  if (measuresOfYear({ ...question, measures: [measure] }).length > 0) return sinceYearBegan(period, context);
  return measureOf(question.subject, measure).components.some((component) => POSTED.includes(component)) ? counted(period, context) : null;
}

/** Months of a period without payments: inside the data, and for comparisons also before the data. */
function emptyIn({ from, to }: Period, { directory, extent }: Context, before: boolean): CalendarDate[] {
  const inside = directory.emptyMonths.filter((month) => month >= monthStart(from) && month <= to);
  if (!before || extent === null) return inside;
  const end = addDays(monthStart(extent.from), -1);
  return [...(from <= end ? monthsOf({ from, to: to < end ? to : end }) : []), ...inside];
}

function gapsOf(
  measures: readonly string[],
  counted: Counted | undefined,
  question: Resolved,
  context: Context,
  compared: boolean,
): Note[] {
  if (!counted || measures.length === 0) return [];
  return periodsOf(question).flatMap(([series, period]): Note[] => {
    if (series === 1 && !compared) return [];
    const months = emptyIn(counted(period, context), context, series === 1);
    if (months.length === 0) return [];
    const params = { measures: measures.join(','), series: series === 1 ? 'comparison' : 'current', months: months.join(',') };
    return [{ code: 'empty-months', params }];
  });
}

/**
 * Notes on months without any payment of the agency: their extract is missing, so figures are too low. Filters
 * do not matter, because a tax or unit may well have such months.
 */
export function gapNotes(question: Resolved, context: Context, compared: boolean): Note[] {
  const { subject, measures } = question;
  const posted = measures.filter((key) => measureOf(subject, key).components.some((component) => POSTED.includes(component)));
  return [
    ...gapsOf(posted, COUNTED[subject], question, context, compared),
    ...gapsOf(measuresOfYear(question), sinceYearBegan, question, context, compared),
  ];
}
