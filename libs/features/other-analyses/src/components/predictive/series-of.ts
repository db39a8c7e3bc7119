import { addMonths, dateParts, type CalendarDate } from '@pendapa/contracts';
import { useFilteredAnswer } from '@pendapa/filters';
import type { AnswerTo } from '@pendapa/query';
import type { PastRequest } from '../../outlook/past-forecasts.ts';
import * as ask from '../../questions/predictive.ts';
import { eventsAfter } from './known-events.ts';
import { byTax } from './outlook-request.ts';
import { useOutlook, type WorkedOut } from './use-outlook.ts';

export interface Series {
  /** First day of the first of the months, which begins a fiscal year. */
  readonly from: CalendarDate;
  /** Number of complete months since then. */
  readonly known: number;
  readonly lines: PastRequest['lines'];
}

/** Series of every tax, from the first fiscal year whose beginning is in the data. Without plans young taxes have none. */
function seriesOf({ request, ahead }: WorkedOut, plans: AnswerTo<'planWhole', 'taxType' | 'month'> | null): Series {
  const over = request.lines[0]?.values.length ?? 0;
  const [next = ''] = ahead.months;
  const months = Array.from({ length: over }, (_, index) => addMonths(next, index - over));
  const start = months.findIndex((month) => dateParts(month).month === dateParts(ahead.year.from).month);
  const first = start < 0 ? over : start;
  const planned = plans ? byTax(plans, 'planWhole') : new Map<string, ReadonlyMap<CalendarDate, number>>();
  return {
    from: months[first] ?? next,
    known: over - first,
    lines: request.lines.map(({ key, values, events = [] }) => ({
      key,
      values: values.slice(first),
      events: eventsAfter(events, first),
      plans: months.slice(first).map((month) => planned.get(key)?.get(month) ?? null),
    })),
  };
}

/** The series that past forecasts are made of, and the answers they come from. Null until all of them are there. */
export function usePastSeries(): { readonly series: Series | null; readonly of: readonly unknown[] } {
  const { months, worked } = useOutlook();
  const plans = useFilteredAnswer(ask.pastPlans);
  const isComplete = plans.answer !== null || plans.state === 'failed';
  return {
    series: worked && isComplete ? seriesOf(worked, plans.answer) : null,
    of: [months.address, months.answer?.generation, plans.address, plans.answer?.generation],
  };
}
