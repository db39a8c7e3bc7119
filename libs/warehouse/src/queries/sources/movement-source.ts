import { fiscalYearOf, type CalendarDate, type DimensionKey, type Texts } from '@pendapa/contracts';
import { comparableOf, type Stored } from '../comparable.ts';
import { filtersSql } from '../filters.ts';
import { placesOf, shownBy } from '../levels.ts';
import type { Context, Resolved } from '../resolve.ts';
import { codesOf, selectedSql, type Source } from './source.ts';

const MOVEMENTS: Texts = { id: 'mutasi antarposisi', en: 'movements of the snapshots' };

const FLOWS: readonly string[] = ['added', 'collected', 'written_off', 'adjusted'];

interface Movements extends Stored {
  /** Day of the first movement; `on` is that of the last. */
  readonly first: CalendarDate;
}

/** Movements in each span; omitted if a span has no snapshot. */
export function movementsOf(question: Resolved, by: readonly DimensionKey[], context: Context): Movements[] {
  const { movements } = context.directory;
  return placesOf(question, by, context, movements[0] ?? null).flatMap((place) => {
    const days = movements.filter((day) => day >= place.from && day <= place.at);
    const [first, on] = [days[0], days.at(-1)];
    return first === undefined || on === undefined ? [] : [{ ...place, first, on }];
  });
}

/** True for movements of one fiscal year; collections of several years are no share of the first opening. */
export const isOfOneYear = ({ first, on }: Movements, { fiscalYearStart }: Context): boolean =>
  fiscalYearOf(first, fiscalYearStart) === fiscalYearOf(on, fiscalYearStart);

/**
 * Source of movements in each span: flows are summed, opening is the first, closing the last. Queries about units use
 * rows of units, others those of the province; if a day has only units, their sum is the total.
 */
export const movementSource: Source = (wanted) => {
  const { question, by, context, binder } = wanted;
  const units = codesOf(by).includes('unit_code') || question.where.unit !== undefined || question.where.kind !== undefined;
  return comparableOf(movementsOf(question, by, context)).flatMap((place) =>
    context.relations('arrears_movements', { from: place.from, to: place.at }, MOVEMENTS).map((relation) => {
      const whole = `NOT EXISTS (SELECT 1 FROM ${relation} w WHERE w.snapshot_on = m.snapshot_on AND w.tax_code = m.tax_code AND w.unit_code IS NULL)`;
      const scope = units ? 'unit_code IS NOT NULL' : `(unit_code IS NULL OR ${whole})`;
      const only = (column: string, day: string) => `CASE WHEN snapshot_on = ${binder.day(day)} THEN ${column} END`;
      const selected = selectedSql(wanted, {
        series: place.series,
        time: (dimension) => binder.day(shownBy(dimension, place, context)),
        figure: (column) => {
          if (column === 'entries') return '1';
          if (column === 'opening') return only('opening', place.first);
          if (column === 'opening_of_year') return isOfOneYear(place, context) ? only('opening', place.first) : undefined;
          if (column === 'closing') return only('closing', place.on);
          return FLOWS.includes(column) ? column : undefined;
        },
      });
      const within = `snapshot_on BETWEEN ${binder.day(place.from)} AND ${binder.day(place.at)}`;
      return `SELECT ${selected} FROM ${relation} m WHERE ${within} AND ${scope}${filtersSql(question.where, context, binder)}`;
    }),
  );
};
