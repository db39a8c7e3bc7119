import { lengthInDays, MAX_ROWS, type CalendarDate, type DimensionKey } from '@pendapa/contracts';
import { isCode } from '../directory/member.ts';
import { codeColumn, isTime } from './dimensions.ts';
import type { Reading } from './explain.ts';
import type { Layout } from './layout.ts';
import { fiscalYearOfDay, type Context, type ResolvedQuery } from './resolve.ts';
import type { Statement } from './statements.ts';
import { monthsBetween } from './months.ts';

/**
 * Processor time in ns to plan a character of SQL, sum a figure of a group, return a row, and join a parent group.
 * Measured: 1,000 to 5,000; 100 to 250; 5,000 to 10,000; 20 to 40.
 */
const NANOSECONDS = { character: 2_500, sum: 150, row: 5_000, level: 30 } as const;
/** Bytes of engine memory for a group, for each of its codes, and for each of its sums. */
const BYTES = { group: 64, code: 24, sum: 32 } as const;
/** Assumed number of codes of a dimension without a list. */
const UNLISTED_CODES = 30;

/** First day with data. */
function firstDay({ directory: { registersSince, snapshots, movements }, extent, asOf }: Context): CalendarDate {
  const days = [extent?.from, registersSince.objects, registersSince.taxpayers, snapshots[0], movements[0]];
  return days.flatMap((day) => day ?? []).sort()[0] ?? asOf;
}

function spansOf(dimension: DimensionKey, { period }: ResolvedQuery, context: Context): number {
  const first = firstDay(context);
  const [from, to] = [period.from > first ? period.from : first, period.to < context.asOf ? period.to : context.asOf];
  if (from > to) return 0;
  if (dimension === 'day') return lengthInDays({ from, to });
  return (dimension === 'month' ? monthsBetween(from, to) : fiscalYearOfDay(to, context) - fiscalYearOfDay(from, context)) + 1;
}

const sizeOf = (dimension: DimensionKey, query: ResolvedQuery, context: Context): number =>
  isCode(dimension) ? context.directory.members[dimension].size || UNLISTED_CODES : spansOf(dimension, query, context);

/** Maximum number of groups of a query: codes computed from one column count once, of time only the finest. */
function groupsOf(query: ResolvedQuery, context: Context): number {
  const sizes = new Map<string, number>();
  for (const dimension of query.by) {
    const column = isCode(dimension) ? codeColumn(dimension) : 'time';
    sizes.set(column, Math.max(sizes.get(column) ?? 0, sizeOf(dimension, query, context)));
  }
  return [...sizes.values()].reduce((product, size) => product * size, 1);
}

/** Dimension with the most members; null without dimensions. */
export const widestSplit = (query: ResolvedQuery, context: Context): DimensionKey | null =>
  [...query.by].sort((a, b) => sizeOf(b, query, context) - sizeOf(a, query, context))[0] ?? null;

/** Number of groups that fit into `bytes`, if the query could have more; otherwise null. */
export function maxGroupsIn(
  bytes: number,
  query: ResolvedQuery,
  { sums, series }: Layout,
  context: Context,
  readings: readonly Reading[],
): number | null {
  const maxGroups = Math.floor(bytes / (BYTES.group + query.by.length * BYTES.code + sums.size * series.length * BYTES.sum));
  const read = readings.reduce((sum, reading) => sum + reading.read, 0);
  return Math.min(groupsOf(query, context), read) > maxGroups ? maxGroups : null;
}

const STOCKS: readonly ResolvedQuery['subject'][] = ['objects', 'taxpayers'];

/** Number of levels to which each group of a stock is added, on average half of them. */
function levelsPerGroup(query: ResolvedQuery, context: Context): number {
  const times = query.by.filter(isTime);
  if (!STOCKS.includes(query.subject) || times.length === 0) return 0;
  return Math.max(...times.map((time) => spansOf(time, query, context))) / 2;
}

/** Processor time in ms besides reading: planning, grouping, and writing rows. */
export function otherWorkMsOf(
  query: ResolvedQuery,
  { sums, series }: Layout,
  context: Context,
  statements: readonly (Statement | null)[],
  readings: readonly Reading[],
): number {
  const characters = statements.reduce((sum, statement) => sum + (statement?.sql.length ?? 0), 0);
  const read = readings.reduce((sum, reading) => sum + reading.read, 0);
  const groups = query.by.length === 0 ? 0 : Math.min(groupsOf(query, context), read);
  // A result that is too long to be read whole is queried twice.
  const rows = groups > MAX_ROWS ? 2 * MAX_ROWS : groups;
  const nanoseconds =
    characters * NANOSECONDS.character +
    groups * (sums.size * series.length * NANOSECONDS.sum + levelsPerGroup(query, context) * NANOSECONDS.level) +
    rows * NANOSECONDS.row;
  return nanoseconds / 1_000_000;
}
