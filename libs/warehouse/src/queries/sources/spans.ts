import type { CalendarDate, DimensionKey, Period } from '@pendapa/contracts';
import { comparableOf, type StockAtSnapshot } from '../comparable.ts';
import { isTime } from '../dimensions.ts';
import { seriesLevelsOf, shownStartOf } from '../levels.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';
import { periodsOf, type Series } from '../time-shift.ts';
import type { SourceRequest } from './source.ts';

/** Days of rows that a source reads at once. */
export interface RowSpan {
  readonly series: Series;
  /** Days whose relations are read. */
  readonly days: Period;
  /** SQL of a time dimension; null of rows that belong to no day. */
  readonly time?: (dimension: DimensionKey) => string;
}

/** Part of a period that is not after a day. */
export const cutAt = ({ from, to }: Period, day: CalendarDate): Period => ({ from, to: to < day ? to : day });

export const notAfterData = (period: Period, { asOf }: Pick<Context, 'asOf'>): Period => cutAt(period, asOf);

/** Days of a period with data; a period after the data is kept, and has no rows. */
export const daysUpToData = ({ from, to }: Period, { asOf }: Pick<Context, 'asOf'>): Period => ({
  from,
  to: from < asOf && asOf < to ? asOf : to,
});

/** Period of the register and the assessments: the data date. */
export const dataDate = ({ asOf }: Pick<Context, 'asOf'>): Period => ({ from: asOf, to: asOf });

/** Last snapshot on or before the end of the period and the data date; undefined without one. */
export const lastSnapshotOf = ({ period }: ResolvedQuery, { directory, asOf }: Context): CalendarDate | undefined =>
  directory.snapshots.filter((day) => day <= period.to && day <= asOf).at(-1);

/** Snapshot of each level: the last one in its span; for the whole period the last one before its end. */
export function snapshotsOf(query: ResolvedQuery, by: readonly DimensionKey[], context: Context): StockAtSnapshot[] {
  const spans = by.some(isTime);
  return seriesLevelsOf(query, by, context, context.directory.snapshots[0] ?? null).flatMap((level) => {
    const on = context.directory.snapshots.filter((day) => day <= level.at && (!spans || day >= level.from)).at(-1);
    return on === undefined ? [] : [{ ...level, on }];
  });
}

/** A table that knows one state only, whatever the period. */
export const oneState = ({ query }: SourceRequest): RowSpan[] => [{ series: 0, days: query.period }];

/** The period up to the data, without a comparison. */
export const periodUpToData = ({ query, context }: SourceRequest): RowSpan[] => [{ series: 0, days: daysUpToData(query.period, context) }];

export const eachPeriod = ({ query }: SourceRequest): RowSpan[] => periodsOf(query).map(([series, days]) => ({ series, days }));

/** Rows of a snapshot. */
export interface SnapshotSpan extends RowSpan {
  readonly on: CalendarDate;
}

/** Snapshots of all levels that can be compared. */
export const snapshots = ({ query, by, context, binder }: SourceRequest): Required<SnapshotSpan>[] =>
  comparableOf(snapshotsOf(query, by, context)).map((snapshot) => ({
    series: snapshot.series,
    days: { from: snapshot.on, to: snapshot.on },
    on: snapshot.on,
    time: (dimension) => binder.day(shownStartOf(dimension, snapshot, context)),
  }));
