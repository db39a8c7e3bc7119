import {
  addDays,
  addMonths,
  endedMonths,
  fiscalYearOf,
  fiscalYearPeriod,
  monthEnd,
  monthStart,
  spanDates,
  type CalendarDate,
  type Period,
  type Span,
  type SpanDates,
} from '@pendapa/contracts';
import { useStatus } from '@pendapa/query';
import type { TargetPeriod } from '../choices/choices.ts';
import { useFilters } from '../choices/filters-context.ts';

/** Whole months of a period that are over on the data date; null if there are none. */
export function endedMonthsOf({ from, to }: Period, asOf: CalendarDate): Period | null {
  const first = from === monthStart(from) ? from : addDays(monthEnd(from), 1);
  const last = endedMonths(to < asOf ? to : asOf).to;
  return first <= last ? { from: first, to: last } : null;
}

/** Dates of a span that ends with the page's period. For a chosen period "ended months" are its own complete months. Null without a span and while loading. */
export function useSpanDates(span: Span | undefined): SpanDates | null {
  const { period, choices } = useFilters();
  const { status } = useStatus();
  if (span === undefined || !period || !status?.asOf) return null;
  const ended = span === 'ended-months' && choices.period !== 'year' ? endedMonthsOf(period, status.asOf) : null;
  if (ended) return ended;
  return spanDates(span, period.to, { asOf: status.asOf, since: status.since, fiscalYearStart: status.fiscalYearStart });
}

const SPAN_MONTHS = { quarter: 3, month: 1 } as const;

/** Target span that contains a day: fiscal year, quarter or month. */
export function targetSpanOf(day: CalendarDate, target: TargetPeriod, firstMonth: number): Period {
  const year = fiscalYearPeriod(fiscalYearOf(day, firstMonth), firstMonth);
  if (target === 'year') return year;
  const months = SPAN_MONTHS[target];
  let from = year.from;
  while (addMonths(from, months) <= day) from = addMonths(from, months);
  return { from, to: monthEnd(addMonths(from, months - 1)) };
}

/** Chosen target span that contains the end of the page's period; null while loading. */
export function useTargetSpan(): Period | null {
  const { period, date, choices } = useFilters();
  return period && date && targetSpanOf(period.to, choices.target, date.firstMonth);
}
