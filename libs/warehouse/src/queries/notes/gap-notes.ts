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
import type { Context, ResolvedQuery } from '../resolve.ts';
import { periodsOf } from '../time-shift.ts';
import { measuresOfYear } from '../year-spans.ts';

/** Components of payments by posting day; all others belong to obligations. */
export const POSTED_COMPONENTS: readonly ComponentKey[] = [
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
  ...(['yearlyPayers', 'payingObjects', 'payingHolders', 'holderAmount', 'payments', 'collectedPrincipal', 'amountOfBoth'] as const),
  ...(['reversals', 'reversedAmount'] as const),
];

/** Days of payments that a subject covers in its period. */
type PaymentDaysOf = (period: Period, context: Context) => Period;

const asRequested: PaymentDaysOf = (period) => period;
const ofBudgetYears: PaymentDaysOf = ({ from, to }, { fiscalYearStart }) => ({
  from: fiscalYearPeriod(fiscalYearOf(from, fiscalYearStart), fiscalYearStart).from,
  to: fiscalYearPeriod(fiscalYearOf(to, fiscalYearStart), fiscalYearStart).to,
});
const sinceYearBegan: PaymentDaysOf = ({ to }, { fiscalYearStart }) => yearToDate(to, fiscalYearStart);

const PAYMENT_DAYS: Readonly<Partial<Record<SubjectKey, PaymentDaysOf>>> = {
  revenue: asRequested,
  perCapita: asRequested,
  collection: asRequested,
  objects: asRequested,
  achievement: asRequested,
  costs: ofBudgetYears,
  payers: asRequested,
  holders: asRequested,
};

/** Days whose payments make up a measure; null if it does not depend on payments. */
export function paymentDays(query: ResolvedQuery, measure: string, period: Period, context: Context): Period | null {
  const daysOf = PAYMENT_DAYS[query.subject];
  if (daysOf === undefined) return null;
  if (measuresOfYear({ ...query, measures: [measure] }).length > 0) return sinceYearBegan(period, context);
  return measureOf(query.subject, measure).components.some((component) => POSTED_COMPONENTS.includes(component))
    ? daysOf(period, context)
    : null;
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
  daysOf: PaymentDaysOf | undefined,
  query: ResolvedQuery,
  context: Context,
  isCompared: boolean,
): Note[] {
  if (!daysOf || measures.length === 0) return [];
  return periodsOf(query).flatMap(([series, period]): Note[] => {
    if (series === 1 && !isCompared) return [];
    const months = emptyIn(daysOf(period, context), context, series === 1);
    if (months.length === 0) return [];
    const params = { measures: measures.join(','), series: series === 1 ? 'comparison' : 'current', months: months.join(',') };
    return [{ code: 'empty-months', params }];
  });
}

/**
 * Notes on months without any payment of the agency: their extract is missing, so figures are too low. Filters
 * do not matter, because a tax or unit may well have such months.
 */
export function gapNotes(query: ResolvedQuery, context: Context, isCompared: boolean): Note[] {
  const { subject, measures } = query;
  const posted = measures.filter((key) => measureOf(subject, key).components.some((component) => POSTED_COMPONENTS.includes(component)));
  return [
    ...gapsOf(posted, PAYMENT_DAYS[subject], query, context, isCompared),
    ...gapsOf(measuresOfYear(query), sinceYearBegan, query, context, isCompared),
  ];
}
