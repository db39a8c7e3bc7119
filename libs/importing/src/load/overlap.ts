import type { Period } from '@pendapa/contracts';
import { UNKNOWN_SOURCE } from '@pendapa/warehouse';
import { LISTED_FINDINGS } from '../finding.ts';
import { fieldProfile } from '../profile/schema.ts';
import { formatPlainAmount } from '../values/amount.ts';
import { columnOf, refuseEach, type CheckContext } from './check-context.ts';
import { isRemovedSql } from './replacement.ts';
import { toCount, toBigInt, query, textOrDash, textOrEmpty, type Cell } from '../staging/sql.ts';
import { STAGE } from '../staging/stage.ts';

const isBetweenSql = (table: string): string => `${table}.posted_on BETWEEN CAST($1 AS DATE) AND CAST($2 AS DATE)`;
const bounds = ({ from, to }: Period): string[] => [from, to];

async function refuseOutsideReplace(context: CheckContext, replace: Period): Promise<void> {
  const sql = `SELECT file_number, line, posted_on FROM ${STAGE} s WHERE NOT (${isBetweenSql('s')})`;
  await refuseEach(
    context,
    { sql, values: bounds(replace), column: columnOf(context, 'posted'), code: 'outside-replace' },
    ([, , value]) => ({ value: textOrDash(value), from: replace.from, to: replace.to }),
  );
}

/**
 * Refuses to remove a payment if its reversal stays: a negative amount would remain. A payment of the file with the same number and amount
 * may replace it.
 */
async function refuseOrphanedReversals(context: CheckContext, replace: Period): Promise<void> {
  const isGone = isRemovedSql(context.replacement);
  const gone = `SELECT payment_id FROM published.payments WHERE payment_id IS NOT NULL AND ${isGone}`;
  const rows = await query(
    context.connection,
    `SELECT r.payment_id, r.reversal_of, CAST(r.posted_on AS VARCHAR), count(*) OVER () FROM published.payments r
     WHERE r.reversal_of IN (${gone}) AND NOT ${isGone}
       AND NOT EXISTS (SELECT 1 FROM ${STAGE} s WHERE s.payment_id = r.reversal_of AND s.amount = -r.amount AND s.posted_on <= r.posted_on)
     ORDER BY r.posted_on, r.reversal_of LIMIT ${LISTED_FINDINGS}`,
  );
  const file = context.files[0]?.name ?? '';
  for (const [reversal, original, posted] of rows) {
    const params = {
      value: textOrEmpty(original),
      reversal: textOrEmpty(reversal) || '-',
      posted: textOrEmpty(posted),
      from: replace.from,
      to: replace.to,
    };
    context.load.findings.refused.add({ file, line: 0 }, 'replace-orphans', params);
  }
  const left = toCount(rows[0]?.[3]) - rows.length;
  if (left > 0) context.load.findings.refused.add({ file, line: 0 }, 'replace-orphans-more', { rows: String(left) });
}

/** SQL for the first day that a row stands for: its own, or that of its month, quarter or year. */
const firstDaySql = (row: string): string =>
  `CASE WHEN ${row}.grain = 'day' THEN ${row}.posted_on ELSE date_trunc(${row}.grain, ${row}.posted_on) END`;

/** Condition for published payments on the days of the file. A total stands for all days of its month, quarter or year. */
function overlapsSql(recap: boolean, from: string, to: string): string {
  if (recap)
    return `EXISTS (SELECT 1 FROM (SELECT DISTINCT grain, posted_on FROM ${STAGE}) s WHERE p.posted_on >= ${firstDaySql('s')} AND ${firstDaySql('p')} <= s.posted_on)`;
  return `p.posted_on >= CAST(${from} AS DATE) AND ${firstDaySql('p')} <= CAST(${to} AS DATE)`;
}

// The suggested days must not remove more than the file brings. Whole months are suggested only for totals.
const suggestPeriod = ({ from, to }: Period): string => (from === to ? from : `${from}..${to}`);

/** Suggests the months of the totals on both sides. */
function suggestMonths(range: readonly Cell[] | undefined, to: string): string {
  const [last, first, own] = [textOrEmpty(range?.[2]), textOrEmpty(range?.[6]), textOrEmpty(range?.[7])];
  const from = first < own ? first : own;
  return suggestPeriod({ from: from.slice(0, 7), to: (last > to ? last : to).slice(0, 7) });
}

/** Refuses payments of replaced days whose source is unknown: a person must first name it. */
async function refuseUnknownSource({ connection, load, files, replacement }: CheckContext, own: string): Promise<boolean> {
  const { days: replace, sources, unknown } = replacement;
  if (replace === null || sources === null || unknown !== null) return false;
  const [row] = await query(
    connection,
    `SELECT count(*), CAST(sum(amount) AS DECIMAL(38, 0)) FROM published.payments p WHERE source_id = ${String(UNKNOWN_SOURCE)} AND ${isBetweenSql('p')}`,
    bounds(replace),
  );
  if (toCount(row?.[0]) === 0) return false;
  load.findings.refused.add({ file: files[0]?.name ?? '', line: 0 }, 'source-unknown', {
    rows: textOrEmpty(row?.[0]),
    amount: formatPlainAmount(toBigInt(row?.[1]), load.digits),
    from: replace.from,
    to: replace.to,
    source: own,
  });
  return true;
}

/** Names of sources for a finding. */
const quotedSourceNames = (ids: readonly number[], names: ReadonlyMap<number, string>): string =>
  ids.map((id) => (id === UNKNOWN_SOURCE ? '?' : `"${names.get(id) ?? String(id)}"`)).join(', ');

/**
 * Refuses payments on days that already have some, unless their days are replaced or the profile adds rows. Payments of other sources
 * may stay if the load replaces rows of its own source.
 */
export async function checkOverlap(context: CheckContext): Promise<void> {
  const { connection, load, replacement, source, sourceNames } = context;
  const { from, to, profile } = load;
  const replace = replacement.days;
  const own = sourceNames.get(source) ?? '';
  if (replace && (await refuseUnknownSource(context, own))) return;
  if (replace) await refuseOrphanedReversals(context, replace);
  if (from === null || to === null) return;
  if (replace) await refuseOutsideReplace(context, replace);
  if (profile.append) return;
  const recap = (fieldProfile(profile, 'posted', 'posted')?.grain ?? 'day') !== 'day';
  const isGone = isRemovedSql(replacement);
  const [row] = await query(
    connection,
    `SELECT count(*) FILTER (NOT gone), CAST(min(posted_on) FILTER (NOT gone) AS VARCHAR), CAST(max(posted_on) FILTER (NOT gone) AS VARCHAR),
       count(*) FILTER (NOT gone AND grain <> 'day'), count(*) FILTER (gone), array_to_string(list_sort(list(DISTINCT source_id) FILTER (NOT gone)), ','),
       CAST(min(${firstDaySql('met')}) FILTER (NOT gone) AS VARCHAR), (SELECT CAST(min(${firstDaySql('s')}) AS VARCHAR) FROM ${STAGE} s)
     FROM (SELECT *, ${isGone} AS gone FROM published.payments p WHERE ${overlapsSql(recap, '$1', '$2')}) met`,
    recap ? [] : [from, to],
  );
  if (toCount(row?.[0]) === 0) return;
  const { unknown } = replacement;
  const sources = textOrEmpty(row?.[5])
    .split(',')
    .map((id) => (Number(id) === UNKNOWN_SOURCE && unknown !== null ? unknown : Number(id)));
  const isOthers = !sources.includes(source) && !sources.includes(UNKNOWN_SOURCE);
  if (isOthers && toCount(row?.[4]) > 0) return;
  const code = isOthers ? 'overlap-other-source' : 'overlap';
  load.findings.refused.add({ file: context.files[0]?.name ?? '', line: 0 }, code, {
    rows: textOrEmpty(row?.[0]),
    from: textOrEmpty(row?.[1]),
    to: textOrEmpty(row?.[2]),
    period: recap || toCount(row?.[3]) > 0 ? suggestMonths(row, to) : suggestPeriod({ from, to }),
    source: own,
    sources: quotedSourceNames(sources, sourceNames),
  });
}
