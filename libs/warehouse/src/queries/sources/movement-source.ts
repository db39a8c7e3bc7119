import { fiscalYearOf, type CalendarDate, type DimensionKey } from '@pendapa/contracts';
import { comparableOf, type StockAtSnapshot } from '../comparable.ts';
import { seriesLevelsOf, shownStartOf } from '../levels.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';
import { isByUnit, type SourceRequest } from './source.ts';
import type { RowSpan } from './spans.ts';
import { ownColumns, tableSource } from './table-source.ts';

interface Movements extends StockAtSnapshot {
  /** Day of the first movement; `on` is that of the last. */
  readonly first: CalendarDate;
}

/** Movements in each span; omitted if a span has no snapshot. */
export function movementsOf(query: ResolvedQuery, by: readonly DimensionKey[], context: Context): Movements[] {
  const { movements } = context.directory;
  return seriesLevelsOf(query, by, context, movements[0] ?? null).flatMap((movement) => {
    const days = movements.filter((day) => day >= movement.from && day <= movement.at);
    const [first, on] = [days[0], days.at(-1)];
    return first === undefined || on === undefined ? [] : [{ ...movement, first, on }];
  });
}

/** True for movements of one fiscal year; collections of several years are no share of the first opening. */
export const isOfOneYear = ({ first, on }: Pick<Movements, 'first' | 'on'>, { fiscalYearStart }: Context): boolean =>
  fiscalYearOf(first, fiscalYearStart) === fiscalYearOf(on, fiscalYearStart);

const spans = ({ query, by, context, binder }: SourceRequest): (RowSpan & Pick<Movements, 'first' | 'on'>)[] =>
  comparableOf(movementsOf(query, by, context)).map((movement) => ({
    series: movement.series,
    days: { from: movement.from, to: movement.at },
    first: movement.first,
    on: movement.on,
    time: (dimension) => binder.day(shownStartOf(dimension, movement, context)),
  }));

/**
 * Movements in each span: flows are summed, opening is the first, closing the last. Queries about units use
 * rows of units, others those of the province; if a day has only units, their sum is the total.
 */
export const movementSource = tableSource({
  table: 'arrears_movements',
  reason: { id: 'mutasi antarposisi', en: 'movements of the snapshots' },
  spans,
  rows: (relation, { days }, request) => {
    const hasNoProvinceRow = `NOT EXISTS (SELECT 1 FROM ${relation} w WHERE w.snapshot_on = m.snapshot_on AND w.tax_code = m.tax_code AND w.unit_code IS NULL)`;
    const scope = isByUnit(request) ? 'unit_code IS NOT NULL' : `(unit_code IS NULL OR ${hasNoProvinceRow})`;
    const inSpan = `snapshot_on BETWEEN ${request.binder.day(days.from)} AND ${request.binder.day(days.to)}`;
    return `SELECT * FROM ${relation} m WHERE ${inSpan} AND ${scope}`;
  },
  figures: (span, { context, binder }) => {
    const onDay = (column: string, day: string) => `CASE WHEN snapshot_on = ${binder.day(day)} THEN ${column} END`;
    return {
      entries: '1',
      ...ownColumns('added', 'collected', 'written_off', 'adjusted'),
      opening: onDay('opening', span.first),
      ...(isOfOneYear(span, context) ? { opening_of_year: onDay('opening', span.first) } : {}),
      closing: onDay('closing', span.on),
    };
  },
});
