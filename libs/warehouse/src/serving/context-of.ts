import { lengthInDays, monthEnd, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import type { Settings } from '@pendapa/contracts/settings';
import { settingsRevision } from '../data-folder/settings-revision.ts';
import { extentOf } from '../generations/manifest.ts';
import { partsOf, storedIn, type ServedTable } from '../rollups/published-tables.ts';
import { isMemoryRollup, isViewRollup } from '../rollups/all-rollups.ts';
import type { RowsOf } from '../queries/explain.ts';
import type { Context } from '../queries/resolve.ts';
import type { Directory } from '../directory/directory.ts';
import { viewRelation } from '../rollups/on-demand.ts';
import type { QueryableGeneration } from './served-generation.ts';

/** Returns what all queries of a generation share. */
export function contextOf(
  { dialect, manifest, schema, relationOf, directory, memory, suppressions, asOf }: QueryableGeneration,
  settings: Settings,
): Context {
  const { fiscalYearStart, suppressBelow } = settings;
  const { generation, sample, extracts } = manifest;
  return {
    dialect,
    schema,
    generation,
    sample,
    directory,
    fiscalYearStart,
    suppressBelow,
    settingsRevision: settingsRevision(settings),
    asOf,
    extent: sinceTotals(extentOf(manifest), directory),
    extracts: new Set(extracts.map(({ extract }) => extract)),
    relations: (table, period) => {
      if (isViewRollup(table)) return [viewRelation(schema, table, period)];
      if (isMemoryRollup(table)) return [memory.relationOf(table)];
      return storedIn(manifest, table, period, relationOf).relations;
    },
    isReady: memory.isReady,
    writesCodes: false,
    lacking: null,
    suppressions,
  };
}

/** The first total covers days before the day that it is posted on. */
function sinceTotals(extent: Period | null, { totalSpans: [first] }: Directory): Period | null {
  return extent !== null && first !== undefined && first.from < extent.from ? { from: first.from, to: extent.to } : extent;
}

/** Tables stored in the order of their months, with the days that have rows if these are few. */
const IN_ORDER: Readonly<Partial<Record<ServedTable, (directory: Directory) => readonly CalendarDate[] | null>>> = {
  payments: () => null,
  arrears: ({ snapshots }) => snapshots,
};
/** Row-group size of DuckDB: the engine reads or skips a whole group. */
const BLOCK = 122_880;

/** Estimates the share of a year's rows in the months of a period, or in its days if `days` is given. */
function shareOf(
  year: number,
  { from, to }: Period,
  since: CalendarDate,
  asOf: CalendarDate,
  days: readonly CalendarDate[] | null,
): number {
  const laterDay = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b);
  const earlierDay = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b);
  const [first, last] = [laterDay(`${String(year)}-01-01`, since), earlierDay(`${String(year)}-12-31`, asOf)];
  const countIn = (start: CalendarDate, end: CalendarDate) =>
    days ? days.filter((day) => day >= start && day <= end).length : start > end ? 0 : lengthInDays({ from: start, to: end });
  const all = countIn(first, last);
  const read = days ? { from, to } : { from: monthStart(from), to: monthEnd(to) };
  return all === 0 ? 1 : countIn(laterDay(first, read.from), earlierDay(last, read.to)) / all;
}

/** Returns how many rows the parts of a generation hold and about how many of them a period reads. */
export const rowsIn =
  ({ manifest, schema, directory, views, memory }: QueryableGeneration): RowsOf =>
  (table, period) => {
    if (isViewRollup(table)) return views.rowsIn(viewRelation(schema, table, period));
    if (isMemoryRollup(table)) return { rows: memory.rowsIn(table), read: memory.rowsIn(table) };
    const { since, asOf } = manifest;
    const inOrder = IN_ORDER[table];
    const counts = partsOf(manifest, table, period).map(({ year, rows: { [table]: rows = 0 } }) => {
      if (!inOrder || year === null) return { rows, read: rows };
      const share = shareOf(year, period, since ?? '0001-01-01', asOf ?? '9999-12-31', inOrder(directory));
      return { rows, read: Math.min(rows, Math.ceil(rows * share) + BLOCK) };
    });
    const sum = (of: 'rows' | 'read') => counts.reduce((total, count) => total + count[of], 0);
    return { rows: sum('rows'), read: sum('read') };
  };
