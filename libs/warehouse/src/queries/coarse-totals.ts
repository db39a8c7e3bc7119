import { monthEnd, TOTAL_GRAINS, type Period, type TotalGrain, type ValueState } from '@pendapa/contracts';
import { textOrNull, type Row } from '../engine/duck.ts';
import type { TotalSpan } from '../directory/total-spans.ts';
import { isTime } from './dimensions.ts';
import { paymentDays } from './notes/gap-notes.ts';
import { NO_OPEN_STATES, type OpenStatesOf } from './lacking-states.ts';
import { daysOfRow, type PlannedQuery } from './one-sided.ts';
import { movesByDays, periodsOf, type Series } from './time-shift.ts';

const stateOf = (grain: TotalGrain): ValueState => ({ state: 'absent', reason: 'coarse-totals', grain });

const overlaps = (span: Period, { from, to }: Period): boolean => span.from <= to && from <= span.to;
const isInside = (span: Period, { from, to }: Period): boolean => from <= span.from && span.to <= to;

const coarsest = (spans: readonly TotalSpan[]): TotalGrain | null =>
  [...TOTAL_GRAINS].reverse().find((grain) => spans.some((span) => span.grain === grain)) ?? null;

/** Coarse totals that match the filters of a query and may contain payments of this tax. */
function spansOf({ query, context }: PlannedQuery, tax: string | null | undefined): readonly TotalSpan[] {
  const { where } = query;
  const { totalSpans, members } = context.directory;
  const matchesFilters = (code: string | null) => {
    if (tax !== undefined) return code === tax;
    if (code === null) return true;
    return (where.tax?.includes(code) ?? true) && (where.category?.includes(members.taxType.get(code)?.parent ?? '') ?? true);
  };
  return totalSpans.filter((span) => matchesFilters(span.tax));
}

/** Days of a row by time; the whole period for other rows, null for unknown days. */
function rowDays(plan: PlannedQuery, row: Row, period: Period, series: Series): Period | null {
  const { by } = plan.query;
  if (!by.some(isTime)) return period;
  const shown = textOrNull(row[by.findIndex(isTime)]);
  if (series === 0 && by.includes('day')) return shown === null ? null : { from: shown, to: shown };
  const days = daysOfRow(row, plan, series);
  if (days === null) return null;
  const end = by.includes('day') || by.includes('year') ? days.to : monthEnd(days.from);
  return { from: days.from > period.from ? days.from : period.from, to: end < period.to ? end : period.to };
}

/**
 * States of figures whose payments are known only as totals of longer spans, from which nothing finer is derived. Example: a
 * yearly total gives the year, but neither its December nor January to June.
 */
export function coarseStates(plan: PlannedQuery): OpenStatesOf {
  const { query, context } = plan;
  if (context.directory.totalSpans.length === 0) return NO_OPEN_STATES;
  const at = query.by.indexOf('taxType');
  return (measure, series) => {
    const asOfSeries = periodsOf(query).find(([one]) => one === series)?.[1];
    const period = asOfSeries && paymentDays(query, measure, asOfSeries, context);
    if (!period) return NO_OPEN_STATES(measure, series);
    const isMoved = query.by.some(isTime) && movesByDays(query, series);
    const spansIn = (tax: string | null | undefined) => spansOf(plan, tax).filter((span) => overlaps(span, period));
    const ofAll = spansIn(undefined);
    const byTax = new Map<string | null, readonly TotalSpan[]>();
    const spansOfTax = (tax: string | null): readonly TotalSpan[] => {
      const spans = byTax.get(tax) ?? spansIn(tax);
      byTax.set(tax, spans);
      return spans;
    };
    const stateIn = (spans: readonly TotalSpan[], days: Period | null): ValueState | null => {
      const grain = coarsest(days === null ? spans : spans.filter((span) => overlaps(span, days) && !isInside(span, days)));
      return grain === null ? null : stateOf(grain);
    };
    return {
      ofRow: (row) => stateIn(at < 0 ? ofAll : spansOfTax(textOrNull(row[at])), isMoved ? null : rowDays(plan, row, period, series)),
      ofWhole: () => stateIn(ofAll, period),
    };
  };
}
