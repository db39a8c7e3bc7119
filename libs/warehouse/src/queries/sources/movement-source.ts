import { fiscalYearOf, type CalendarDate, type DimensionKey, type Texts } from '@pendapa/contracts';
import { comparableOf, type StockAtSnapshot } from '../comparable.ts';
import { filtersSql } from '../filters.ts';
import { seriesLevelsOf, shownStartOf } from '../levels.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';
import { codesOf, selectedSql, type Source } from './source.ts';

const MOVEMENTS: Texts = { id: 'mutasi antarposisi', en: 'movements of the snapshots' };

const FLOWS: readonly string[] = ['added', 'collected', 'written_off', 'adjusted'];

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
export const isOfOneYear = ({ first, on }: Movements, { fiscalYearStart }: Context): boolean =>
  fiscalYearOf(first, fiscalYearStart) === fiscalYearOf(on, fiscalYearStart);

/**
 * Source of movements in each span: flows are summed, opening is the first, closing the last. Queries about units use
 * rows of units, others those of the province; if a day has only units, their sum is the total.
 */
export const movementSource: Source = (request) => {
  const { query, by, context, binder } = request;
  const units = codesOf(by).includes('unit_code') || query.where.unit !== undefined || query.where.kind !== undefined;
  return comparableOf(movementsOf(query, by, context)).flatMap((movement) =>
    context.relations('arrears_movements', { from: movement.from, to: movement.at }, MOVEMENTS).map((relation) => {
      const hasNoProvinceRow = `NOT EXISTS (SELECT 1 FROM ${relation} w WHERE w.snapshot_on = m.snapshot_on AND w.tax_code = m.tax_code AND w.unit_code IS NULL)`;
      const scope = units ? 'unit_code IS NOT NULL' : `(unit_code IS NULL OR ${hasNoProvinceRow})`;
      const onDay = (column: string, day: string) => `CASE WHEN snapshot_on = ${binder.day(day)} THEN ${column} END`;
      const selected = selectedSql(request, {
        series: movement.series,
        time: (dimension) => binder.day(shownStartOf(dimension, movement, context)),
        figure: (column) => {
          if (column === 'entries') return '1';
          if (column === 'opening') return onDay('opening', movement.first);
          if (column === 'opening_of_year') return isOfOneYear(movement, context) ? onDay('opening', movement.first) : undefined;
          if (column === 'closing') return onDay('closing', movement.on);
          return FLOWS.includes(column) ? column : undefined;
        },
      });
      const inSpan = `snapshot_on BETWEEN ${binder.day(movement.from)} AND ${binder.day(movement.at)}`;
      return `SELECT ${selected} FROM ${relation} m WHERE ${inSpan} AND ${scope}${filtersSql(query.where, context, binder)}`;
    }),
  );
};
