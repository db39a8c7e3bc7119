import type { CalendarDate, DimensionKey, Texts } from '@pendapa/contracts';
import { isTime } from './dimensions.ts';
import type { Binder } from './dialect.ts';
import { seriesLevelsOf, shownStartOf, type SeriesLevel } from './levels.ts';
import type { Context, ResolvedQuery } from './resolve.ts';

const SINGLE_DEBTS: Texts = {
  id: 'perubahan antarposisi dari tunggakan satu per satu: arrears',
  en: 'changes between snapshots out of single debts: arrears',
};

/** Two snapshots whose difference is queried. */
export interface SnapshotPair extends SeriesLevel {
  readonly opening: CalendarDate;
  readonly on: CalendarDate;
}

/** For each span the last snapshot before it and the last one in it; omitted if one is missing. */
export function pairsOf(query: ResolvedQuery, by: readonly DimensionKey[], context: Context): SnapshotPair[] {
  const { snapshots } = context.directory;
  return seriesLevelsOf(query, by, context, snapshots[0] ?? null).flatMap((level) => {
    const opening = snapshots.filter((day) => day < level.from).at(-1);
    const on = snapshots.filter((day) => day >= level.from && day <= level.at).at(-1);
    return level.series === 1 || opening === undefined || on === undefined ? [] : [{ ...level, opening, on }];
  });
}

/** SQL rows of the pairs' days: `on_day`, whether it closes its pair, `opened_on`, and the spans in which it is shown. */
export function pairDays(pairs: readonly SnapshotPair[], by: readonly DimensionKey[], context: Context, binder: Binder): string {
  const times = by.filter(isTime);
  const rows = pairs.flatMap((pair) => {
    const shown = times.map((dimension) => binder.day(shownStartOf(dimension, pair, context)));
    return [pair.opening, pair.on].map((day) => [binder.day(day), String(day === pair.on), binder.day(pair.opening), ...shown].join(', '));
  });
  const names = ['on_day', 'closes', 'opened_on', ...times.map((dimension) => `t_${dimension}`)];
  return `(VALUES ${rows.map((row) => `(${row})`).join(', ')}) days(${names.join(', ')})`;
}

/** Relation of all debts up to the last pair. */
export function debtsUpTo(pairs: readonly SnapshotPair[], { directory, relations }: Context): string {
  const days = pairs.map(({ on }) => on).sort();
  const period = { from: directory.snapshots[0] ?? '', to: days.at(-1) ?? '' };
  return relations('arrears', period, SINGLE_DEBTS)
    .map((relation) => `SELECT * FROM ${relation}`)
    .join(' UNION ALL ');
}
