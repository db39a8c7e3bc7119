import { addMonths, dateParts, type CalendarDate } from '@pendapa/contracts';
import type { PastRequest } from '../../outlook/past-forecasts.ts';
import { eventsAfter } from './known-events.ts';
import type { WorkedOut } from './use-outlook.ts';

export interface Series {
  /** First day of the first of the months, which begins a fiscal year. */
  readonly from: CalendarDate;
  /** Number of complete months since then. */
  readonly known: number;
  readonly lines: PastRequest['lines'];
}

/** Series of every tax, from the first fiscal year whose beginning is in the data. */
export function seriesOf({ request, ahead }: WorkedOut): Series {
  const over = request.lines[0]?.values.length ?? 0;
  const [next = ''] = ahead.months;
  const months = Array.from({ length: over }, (_, index) => addMonths(next, index - over));
  const start = months.findIndex((month) => dateParts(month).month === dateParts(ahead.year.from).month);
  const first = start < 0 ? over : start;
  return {
    from: months[first] ?? next,
    known: over - first,
    lines: request.lines.map(({ key, values, events = [] }) => ({ key, values: values.slice(first), events: eventsAfter(events, first) })),
  };
}
