import { lengthInDays, monthEnd, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import type { Settings } from '@pendapa/contracts/settings';
import { settingsRevision } from '../data-folder/settings-revision.ts';
import { extentOf } from '../generations/manifest.ts';
import { partsOf, storedIn, type ServedTable } from '../generations/published-views.ts';
import { CUT_MONTH } from '../questions/cover.ts';
import { isToDate } from './to-date.ts';
import type { RowsOf } from '../questions/explain.ts';
import type { Context } from '../questions/resolve.ts';
import type { Directory } from './directory.ts';
import { isMonthTable } from './month-sums.ts';
import { isMadeAside, relationAside } from '../aside/recipes.ts';
import type { AskedGeneration } from './served-generation.ts';

/** What questions to a generation have in common. */
export function contextOf(
  { dialect, manifest, schema, relationOf, directory, months, held, cutMonth, toDate, yearPayers, decisions, asOf }: AskedGeneration,
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
      if (isMadeAside(table)) return [relationAside(schema, table, period)];
      if (table === CUT_MONTH) return [cutMonth.relation];
      if (isToDate(table)) return [toDate.relationOf(table)];
      if (isMonthTable(table)) return months.rowsIn(table) > 0 ? [months.relationOf(table)] : [];
      const copy = held.relationOf(table, period);
      return copy === null ? storedIn(manifest, table, period, relationOf).relations : [copy];
    },
    months,
    writesCodes: false,
    lacking: null,
    yearPayers,
    decisions,
    summed: { cutMonth: cutMonth.days, toDate: toDate.spansOf },
  };
}

/** The first total tells of days before its own. */
function sinceTotals(extent: Period | null, { totalSpans: [first] }: Directory): Period | null {
  return extent !== null && first !== undefined && first.from < extent.from ? { from: first.from, to: extent.to } : extent;
}

/** Facts that are stored in the order of their months, and the days on which there are any where these are few. */
const IN_ORDER: Readonly<Partial<Record<ServedTable, (directory: Directory) => readonly CalendarDate[] | null>>> = {
  payments: () => null,
  arrears: ({ snapshots }) => snapshots,
};
/** What the engine reads or passes over as a whole. */
const BLOCK = 122_880;

/** The part of a year's days, or of those of them on which there is something, that lies in the months or days of a period. */
function shareOf(
  year: number,
  { from, to }: Period,
  since: CalendarDate,
  asOf: CalendarDate,
  days: readonly CalendarDate[] | null,
): number {
  const later = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b);
  const earlier = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b);
  const [first, last] = [later(`${String(year)}-01-01`, since), earlier(`${String(year)}-12-31`, asOf)];
  const within = (start: CalendarDate, end: CalendarDate) =>
    days ? days.filter((day) => day >= start && day <= end).length : start > end ? 0 : lengthInDays({ from: start, to: end });
  const all = within(first, last);
  const read = days ? { from, to } : { from: monthStart(from), to: monthEnd(to) };
  return all === 0 ? 1 : within(later(first, read.from), earlier(last, read.to)) / all;
}

/** How many rows the parts of a generation hold, and about how many of them a period touches. */
export const rowsIn =
  ({ manifest, schema, directory, aside, months, cutMonth, toDate }: AskedGeneration): RowsOf =>
  (table, period) => {
    if (isMadeAside(table)) return aside.rowsIn(relationAside(schema, table, period));
    if (table === CUT_MONTH) return { rows: cutMonth.rows(), read: cutMonth.rows() };
    if (isToDate(table)) return { rows: toDate.rowsIn(table), read: toDate.rowsIn(table) };
    if (isMonthTable(table)) return { rows: months.rowsIn(table), read: months.rowsIn(table) };
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
